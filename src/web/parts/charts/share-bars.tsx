/** Parts of a whole as horizontal bars, each with its number. `tone` is a fill: bg-chart-1. */
export function ShareBars({ parts }: { parts: readonly { label: string; count: number; tone: string }[] }) {
  const whole = Math.max(
    1,
    parts.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <ul>
      {parts.map(({ label, count, tone }) => (
        <li className="hbar" key={label}>
          <span>{label}</span>
          <span className="track" aria-hidden="true">
            <i className={tone} style={{ width: `${(count / whole) * 100}%` }} />
          </span>
          <span className="num text-end">{count.toLocaleString('ja-JP')}</span>
        </li>
      ))}
    </ul>
  )
}
