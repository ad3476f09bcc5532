import './share-bars.css'

/** Parts of a whole as horizontal bars, each with its number. `tone` is a fill: bg-chart-1. */
export function ShareBars({ parts }: { parts: readonly { label: string; count: number; tone: string }[] }) {
  const whole = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <ul>
      {parts.map(({ label, count, tone }) => (
        <ShareBar key={label} label={label} count={count} tone={tone} percent={(count / whole) * 100} />
      ))}
    </ul>
  )
}

/** One bar of a list of them, `percent` of its track long. */
export function ShareBar(props: { label: string; count: number; tone: string; percent: number }) {
  const { label, count, tone, percent } = props
  return (
    <li className="share-bars__bar">
      <span>{label}</span>
      <span className="share-bars__track" aria-hidden="true">
        <i className={tone} style={{ width: `${percent}%` }} />
      </span>
      <span className="ui-number text-end">{count.toLocaleString('ja-JP')}</span>
    </li>
  )
}
