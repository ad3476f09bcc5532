import { ColumnChart } from './column-chart.tsx'
import type { SpanFigures } from './day-figures.ts'
import { shortSpanText, spanSummary } from './span-words.ts'
import '#web/parts/sheet.css'

const words = {
  views: { title: '閲覧', unit: '回' },
  applications: { title: '応募', unit: '件' },
} as const

/** Views or applications over time, in a sheet. `note` names the period: 直近90日・週ごと. */
export function SpanChart(props: { of: 'views' | 'applications'; spans: readonly SpanFigures[]; note: string }) {
  const { of, spans, note } = props
  const { title, unit } = words[of]
  return (
    <section className="sheet" aria-labelledby={`${of}-chart`}>
      <div className="sheet__head">
        <h2 id={`${of}-chart`}>{title}の推移</h2>
        <span className="text-xs text-muted">{note}</span>
      </div>
      <div className="sheet__body">
        <ColumnChart
          columns={spans.map((span) => ({ label: shortSpanText(span), value: span[of] }))}
          unit={unit}
          summary={spanSummary(spans, { of, title, unit })}
        />
      </div>
    </section>
  )
}
