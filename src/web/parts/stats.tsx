import type { ReactNode } from 'react'

/** One sheet of figures, parted by rules. Holds `Stat`s. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>
}

/** One figure. Numbers get separators; anything else (—) stands as it is. */
export function Stat(props: { label: ReactNode; value: ReactNode; unit?: string; note?: ReactNode }) {
  const { label, value, unit, note } = props
  return (
    <div className="stat">
      <dt className="k">{label}</dt>
      <dd className="v">
        {typeof value === 'number' ? value.toLocaleString('ja-JP') : value}
        {unit && <small>{unit}</small>}
      </dd>
      {note && <dd className="n">{note}</dd>}
    </div>
  )
}
