import { useQuery } from '@tanstack/react-query'
import { applicationStatuses, confirmationRate } from '#rules/jobs/application-status.ts'
import { read } from '#web/api/read-query.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { applicationStatusLabel } from '#words/status-labels.ts'

/** Counts of all own applications. */
export const useOwnCounts = () => useQuery(read('listMyApplications', { query: { page: '1', limit: '1' } }))

/** All own applications in figures, whatever the list below is filtered by. */
export function OwnStats() {
  const { data } = useOwnCounts()
  if (!data) return null
  const total = applicationStatuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0)
  if (total === 0) return null
  const pending = data.counts.pending ?? 0
  return (
    <Stats>
      <Stat label="応募" value={total} unit="件" />
      {applicationStatuses.map((status) => (
        <Stat key={status} label={applicationStatusLabel[status]} value={data.counts[status] ?? 0} unit="件" />
      ))}
      <Stat
        label="確認率"
        value={confirmationRate(total, pending)}
        unit="％"
        note={`${total.toLocaleString('ja-JP')}件中${(total - pending).toLocaleString('ja-JP')}件を企業が確認`}
      />
    </Stats>
  )
}
