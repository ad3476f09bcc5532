import type { ComponentProps, ReactNode } from 'react'
import './checkbox.css'

/** A checkbox with its clickable label. */
export function Checkbox({ label, className, ...props }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={className ? `checkbox ${className}` : 'checkbox'}>
      <input {...props} type="checkbox" />
      {label}
    </label>
  )
}

/** A radio button with its clickable label. Give every radio of one question the same `name`. */
export function Radio({ label, className, ...props }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={className ? `checkbox ${className}` : 'checkbox'}>
      <input {...props} type="radio" />
      {label}
    </label>
  )
}
