import type { ComponentProps, ReactNode } from 'react'
import './switch.css'

/** A setting that applies at once: words at the left, switch at the right, a rule below. */
export function Switch({
  label,
  help,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }) {
  return (
    <label className="switch">
      <span>
        <b className="text-sm block">{label}</b>
        {help && <span className="text-xs text-muted">{help}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...props} type="checkbox" role="switch" className="switch__control" />
    </label>
  )
}
