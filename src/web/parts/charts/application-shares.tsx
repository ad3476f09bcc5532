import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { Sheet } from '#web/parts/sheet.tsx'
import { applicationStatusLabel } from '#words/status-labels.ts'

/** The fill of a state's bar. */
export const applicationTones: Record<ApplicationStatus, string> = {
  pending: 'bg-chart-3',
  reviewed: 'bg-chart-1',
  accepted: 'bg-chart-2',
  rejected: 'bg-rule-strong',
}

/** Applications by state, in a sheet. */
export function ApplicationShares(props: { total: number; byStatus: Partial<Record<ApplicationStatus, number>> }) {
  const { total, byStatus } = props
  const whole = applicationStatuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0) || 1
  return (
    <Sheet id="shares-title" title="選考状況" count={`${total.toLocaleString('ja-JP')}件`}>
      <ul className="sheet__body">
        {applicationStatuses.map((status) => (
          <ShareBar
            key={status}
            label={applicationStatusLabel[status]}
            count={byStatus[status] ?? 0}
            percent={((byStatus[status] ?? 0) / whole) * 100}
            tone={applicationTones[status]}
          />
        ))}
      </ul>
    </Sheet>
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
