import { applicationStatuses } from '#rules/jobs/application-status.ts'
import { columnHeights, topGridline } from '#web/parts/charts/column-heights.ts'
import { ShareBar } from '#web/parts/charts/share-bars.tsx'
import { applicationStatusLabel, approvalStatusLabel } from '#words/status-labels.ts'
import { type AdminStats, barPercent, monthNumber, monthsText } from './figures.ts'
import '#web/parts/charts/column-chart.css'
import '#web/parts/sheet.css'

/** Applications of the last twelve months; this month is dark. */
export function MonthsChart({ months }: { months: AdminStats['applications_by_month'] }) {
  const counts = months.map(({ count }) => count)
  const heights = columnHeights(counts)
  const isLast = (index: number) => index === months.length - 1
  return (
    <section className="sheet" aria-labelledby="months-title">
      <div className="sheet__head">
        <h2 id="months-title">月ごとの応募</h2>
        <span className="text-xs text-muted">直近12か月</span>
      </div>
      <div className="sheet__body column-chart">
        <div className="column-chart__bars" role="img" aria-label={monthsText(months)}>
          <span className="column-chart__top">{topGridline(counts).toLocaleString('ja-JP')}</span>
          {months.map(({ month, count }, index) => (
            <i
              key={month}
              className={isLast(index) ? 'column-chart__now' : undefined}
              style={{ height: `${heights[index]}%` }}
              title={`${monthNumber(month)}月 ${count.toLocaleString('ja-JP')}件`}
            >
              {isLast(index) && <b className="column-chart__value">{count.toLocaleString('ja-JP')}</b>}
            </i>
          ))}
        </div>
        <div className="column-chart__labels" aria-hidden="true">
          {months.map(({ month }, index) =>
            isLast(index) ? <b key={month}>{monthNumber(month)}</b> : <span key={month}>{monthNumber(month)}</span>,
          )}
        </div>
        <ul className="sr-only">
          {months.map(({ month, count }) => (
            <li key={month}>
              {month.slice(0, 4)}年{monthNumber(month)}月 {count.toLocaleString('ja-JP')}件
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const approvalBars = [
  { status: 'approved', tone: 'bg-chart-1' },
  { status: 'pending', tone: 'bg-chart-4' },
  { status: 'rejected', tone: 'bg-chart-3' },
] as const

/** Jobs by moderation status, and applications by outcome. */
export function StatusChart({ jobs, applications }: Pick<AdminStats, 'jobs' | 'applications'>) {
  return (
    <section className="sheet" aria-labelledby="status-title">
      <div className="sheet__head">
        <h2 id="status-title">求人の状態</h2>
        <span className="ui-number text-xs text-muted">{jobs.total.toLocaleString('ja-JP')}件</span>
      </div>
      <div className="sheet__body">
        <ul>
          {approvalBars.map(({ status, tone }) => (
            <ShareBar
              key={status}
              label={approvalStatusLabel[status]}
              count={jobs[status]}
              percent={barPercent(jobs[status], jobs.total)}
              tone={tone}
            />
          ))}
        </ul>
        <div className="ui-row ui-row--between mt-2.5 border-t border-rule-soft pt-3 pb-1">
          <h3 className="text-sm leading-(--leading-title)">選考状況</h3>
          <span className="ui-number text-xs text-muted">{applications.total.toLocaleString('ja-JP')}件</span>
        </div>
        <ul>
          {applicationStatuses.map((status) => (
            <ShareBar
              key={status}
              label={applicationStatusLabel[status]}
              count={applications.by_status[status]}
              percent={barPercent(applications.by_status[status], applications.total)}
              tone="bg-chart-2"
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
