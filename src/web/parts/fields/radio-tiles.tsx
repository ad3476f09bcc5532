import type { ComponentProps, ReactNode } from 'react'
import './checkbox.css'
import './radio-tiles.css'

/** One big radio: title and a line of help, or a picture above. Give all of a group the same `name`. */
export function RadioTile({
  title,
  help,
  picture,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'title'> & { title: ReactNode; help?: ReactNode; picture?: ReactNode }) {
  if (picture) {
    return (
      <label className="radio-tiles__tile grid items-start gap-2.5 p-3">
        {picture}
        <span className="checkbox min-h-0">
          <input {...props} type="radio" />
          {title}
        </span>
      </label>
    )
  }
  return (
    <label className="radio-tiles__tile flex items-start gap-3 px-4 py-3">
      <span className="checkbox min-h-0">
        <input {...props} type="radio" />
      </span>
      <span>
        <b className="text-sm block leading-normal">{title}</b>
        {help && <span className="text-xs text-muted">{help}</span>}
      </span>
    </label>
  )
}

/** The group around tiles; `legend` says what is chosen. */
export function RadioTiles({
  legend,
  className,
  children,
}: {
  legend: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      <div className={className ?? 'grid grid-cols-1 gap-3 md:grid-cols-2'}>{children}</div>
    </fieldset>
  )
}
