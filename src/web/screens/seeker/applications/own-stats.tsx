import type { ResponseData } from '#contract/endpoints.ts'
import { applicationStatuses, confirmationRate } from '#rules/jobs/application-status.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { applicationStatusLabel } from '#words/status-labels.ts'

/** Figures of own applications, below the list. */
export function OwnStats({ counts, total }: { counts: ResponseData<'listMyApplications'>['counts']; total: number }) {
  const pending = counts.pending ?? 0
  return (
    <Stats>
      <Stat label="応募" value={total} unit="件" />
      {applicationStatuses.map((status) => (
        <Stat key={status} label={applicationStatusLabel[status]} value={counts[status] ?? 0} unit="件" />
      ))}
      <Stat label="確認率" value={confirmationRate(total, pending)} unit="％" />
    </Stats>
  )
}
