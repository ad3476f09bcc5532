import type { ComponentProps } from 'react'

/** One line of text. Works with `register(...)` of react-hook-form. */
export function TextInput({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...props} type={type} className={className ? `input ${className}` : 'input'} />
}
