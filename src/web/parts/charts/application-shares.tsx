import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { ShareBars } from './share-bars.tsx'
import '#web/parts/sheet.css'

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
  return (
    <section className="sheet" aria-labelledby="shares-title">
      <div className="sheet__head">
        <h2 id="shares-title">選考状況</h2>
        <span className="ui-number text-xs text-muted">{total.toLocaleString('ja-JP')}件</span>
      </div>
      <div className="sheet__body">
        <ShareBars
          parts={applicationStatuses.map((status) => ({
            label: applicationStatusLabel[status],
            count: byStatus[status] ?? 0,
            tone: applicationTones[status],
          }))}
        />
      </div>
    </section>
  )
}
