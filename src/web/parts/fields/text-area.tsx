import type { ComponentProps } from 'react'

/** Several lines of text. */
export function TextArea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} rows={rows} className={className ? `textarea ${className}` : 'textarea'} />
}
