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
      <dt className="text-xs text-muted leading-normal flex gap-1.5 items-center">{label}</dt>
      <dd className="text-3xl font-medium leading-(--leading-figure) tabular-nums lining-nums tracking-[-0.01em] flex flex-wrap items-baseline gap-x-1">
        {typeof value === 'number' ? value.toLocaleString('ja-JP') : value}
        {unit && <small className="text-sm/[inherit] font-normal tracking-[0.02em]">{unit}</small>}
      </dd>
      {note && <dd className="text-xs text-muted tabular-nums [word-break:var(--phrase)]">{note}</dd>}
    </div>
  )
}
