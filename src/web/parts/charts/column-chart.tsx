import type { ReactNode } from 'react'
import { Sheet } from '#web/parts/sheet.tsx'
import { type SpanFigures, shortSpanText, spanSummary } from './day-figures.ts'
import './column-chart.css'

/** Columns over time; the last one is the current period. `summary` describes the chart in a sentence. */
export function ColumnChart(props: {
  /** `name`: its full name, if the label is short; `mark`: an event at the column's time. */
  columns: readonly { label: string; name?: string; value: number; mark?: string | undefined }[]
  unit: string
  summary: string
  /** How many labels have room. */
  room?: number
  /** It fills the sheet's body. */
  fills?: boolean
  children?: ReactNode
}) {
  const { columns, unit, summary, room = 5, fills, children } = props
  const heights = columnHeights(columns.map(({ value }) => value))
  const labelled = labelledColumns(columns.length, room)
  const last = columns.length - 1
  const many = columns.length > 15 ? 'gap-1' : ''
  const layout = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }
  return (
    <div className={fills ? 'sheet__body column-chart' : 'column-chart h-auto'}>
      <div className={`column-chart__bars ${many}`} style={layout} role="img" aria-label={summary}>
        <span className="column-chart__value start-0">
          {topGridline(columns.map(({ value }) => value)).toLocaleString('ja-JP')}
        </span>
        {columns.map(({ label, name = label, value, mark }, index) => (
          <i
            key={label}
            className={index === last ? 'column-chart__now' : undefined}
            style={{ height: `${heights[index]}%` }}
            data-marked={mark ? '' : undefined}
            title={[`${name} ${value.toLocaleString('ja-JP')}${unit}`, mark].filter(Boolean).join(' ')}
          >
            {index === last && <b className="column-chart__value end-0">{value.toLocaleString('ja-JP')}</b>}
          </i>
        ))}
      </div>
      <div className={`column-chart__labels ${many}`} style={layout} aria-hidden="true">
        {columns.map(({ label }, index) => {
          const text = labelled.has(index) ? label : ''
          return index === last ? <b key={label}>{text}</b> : <span key={label}>{text}</span>
        })}
      </div>
      {children}
    </div>
  )
}

const words = {
  views: { title: '閲覧', unit: '回' },
  applications: { title: '応募', unit: '件' },
} as const

/** Views or applications over time, in a sheet. `note` names the period: 直近90日・週ごと. */
export function SpanChart(props: { of: 'views' | 'applications'; spans: readonly SpanFigures[]; note: string }) {
  const { of, spans, note } = props
  const { title, unit } = words[of]
  return (
    <Sheet id={`${of}-chart`} title={`${title}の推移`} note={note}>
      <div className="sheet__body">
        <ColumnChart
          columns={spans.map((span) => ({ label: shortSpanText(span), value: span[of] }))}
          unit={unit}
          summary={spanSummary(spans, { of, title, unit })}
        />
      </div>
    </Sheet>
  )
}

/** The value of the top one of four gridlines: at least the highest column, with whole numbers at all lines. */
export function topGridline(values: readonly number[]): number {
  const quarter = Math.max(...values, 1) / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(quarter, 1)))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= quarter) ?? quarter
  return step * 4
}

/** Heights in percent of the top gridline; values above zero stay visible. */
export function columnHeights(values: readonly number[]): number[] {
  const top = topGridline(values)
  return values.map((value) => (value === 0 ? 0 : Math.max(2, Math.round((value / top) * 100))))
}

/** Which of `count` columns get a label if at most `room` fit: the last one, and regular ones before it. */
export function labelledColumns(count: number, room: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / room))
  const labelled = new Set<number>()
  for (let index = count - 1; index >= 0; index -= step) labelled.add(index)
  return labelled
}
