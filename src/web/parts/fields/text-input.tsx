import type { ComponentProps } from 'react'

/** One line of text. Works with `register(...)` of react-hook-form. */
export function TextInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={className ? `input ${className}` : 'input'} />
}

/** Several lines of text. */
export function TextArea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} rows={rows} className={className ? `textarea ${className}` : 'textarea'} />
}
