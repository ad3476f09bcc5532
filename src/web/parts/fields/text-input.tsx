import type { ComponentProps } from 'react'
import './field.css'

/** One line of text. Works with `register(...)` of react-hook-form. */
export function TextInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={className ? `field__control ${className}` : 'field__control'} />
}

/** Several lines of text. */
export function TextArea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={className ? `field__control field__control--area ${className}` : 'field__control field__control--area'}
    />
  )
}
