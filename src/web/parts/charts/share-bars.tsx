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
    <li className="text-sm grid grid-cols-[minmax(0,8.75rem)_minmax(2rem,1fr)_minmax(min-content,3rem)] gap-3 items-center leading-normal py-1.5">
      <span>{label}</span>
      <span className="h-2.5 bg-(--chart-track) rounded-[1px]" aria-hidden="true">
        <i className={`block h-full rounded-[1px] ${tone}`} style={{ width: `${percent}%` }} />
      </span>
      <span className="ui-number text-end">{count.toLocaleString('ja-JP')}</span>
    </li>
  )
}
