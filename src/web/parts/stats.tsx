import type { ReactNode } from 'react'
import './stats.css'

/** A sheet of `Stat`s, separated by rules. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>
}

/** A figure. Numbers get separators; other texts (—) stay as they are. */
export function Stat(props: { label: ReactNode; value: ReactNode; unit?: string; note?: ReactNode }) {
  const { label, value, unit, note } = props
  return (
    <div className="stats__item">
      <dt className="stats__label">{label}</dt>
      <dd className="stats__value">
        {typeof value === 'number' ? value.toLocaleString('ja-JP') : value}
        {unit && <small>{unit}</small>}
      </dd>
      {note && <dd className="stats__note">{note}</dd>}
    </div>
  )
}
