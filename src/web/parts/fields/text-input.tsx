import type { ComponentProps } from 'react'
import './field.css'

/**
 * One line of text. Works with `register(...)` of react-hook-form. The browser cuts pasted text at `maxLength` silently,
 * so only searches use it; other fields keep the text, and the field around them counts (`useField`).
 */
export function TextInput({ className, type = 'text', maxLength, ...props }: ComponentProps<'input'>) {
  const limit = type === 'search' ? { maxLength } : { 'data-max-length': maxLength }
  return (
    <input {...props} {...limit} type={type} className={className ? `field__control ${className}` : 'field__control'} />
  )
}

/** Several lines of text; `maxLength` as of `TextInput`. */
export function TextArea({ className, rows = 5, maxLength, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      data-max-length={maxLength}
      rows={rows}
      className={className ? `field__control field__control--area ${className}` : 'field__control field__control--area'}
    />
  )
}
