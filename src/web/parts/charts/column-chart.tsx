import { columnHeights, labelledColumns, topGridline } from './column-heights.ts'
import './column-chart.css'

const labelsWithRoom = 5

/** Columns over time; the last one is the current period. `summary` describes the chart in a sentence. */
export function ColumnChart(props: {
  /** `mark`: an event at the column's time. */
  columns: readonly { label: string; value: number; mark?: string | undefined }[]
  unit: string
  summary: string
}) {
  const { columns, unit, summary } = props
  const heights = columnHeights(columns.map(({ value }) => value))
  const labelled = labelledColumns(columns.length, labelsWithRoom)
  const last = columns.length - 1
  const many = columns.length > 15 ? 'gap-1' : ''
  const layout = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }
  return (
    <div className="column-chart h-auto">
      <div className={`column-chart__bars ${many}`} style={layout} role="img" aria-label={summary}>
        <span className="column-chart__top">
          {topGridline(columns.map(({ value }) => value)).toLocaleString('ja-JP')}
        </span>
        {columns.map(({ label, value, mark }, index) => (
          <i
            key={label}
            className={index === last ? 'column-chart__now' : undefined}
            style={{ height: `${heights[index]}%` }}
            data-marked={mark ? '' : undefined}
            title={[`${label} ${value.toLocaleString('ja-JP')}${unit}`, mark].filter(Boolean).join(' ')}
          >
            {index === last && <b className="column-chart__value">{value.toLocaleString('ja-JP')}</b>}
          </i>
        ))}
      </div>
      <div className={`column-chart__labels ${many}`} style={layout} aria-hidden="true">
        {columns.map(({ label }, index) => {
          const text = labelled.has(index) ? label : ''
          return index === last ? <b key={label}>{text}</b> : <span key={label}>{text}</span>
        })}
      </div>
    </div>
  )
}
