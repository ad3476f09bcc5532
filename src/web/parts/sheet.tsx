import type { ReactNode } from 'react'
import './sheet.css'

/** A part of a screen on a sheet with a head: a title, and at its right a note, a count or `aside`. */
export function Sheet(props: {
  /** The title's id. */
  id: string
  title: ReactNode
  note?: ReactNode
  count?: ReactNode
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { id, title, note, count, aside, className, children } = props
  return (
    <section className={className ? `sheet ${className}` : 'sheet'} aria-labelledby={id}>
      <div className="sheet__head">
        <h2 id={id}>{title}</h2>
        {note && <span className="text-xs text-muted">{note}</span>}
        {count && <span className="ui-number text-xs text-muted">{count}</span>}
        {aside}
      </div>
      {children}
    </section>
  )
}
