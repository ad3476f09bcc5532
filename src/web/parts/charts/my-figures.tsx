import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { approvalStatusLabel, publicLabel } from '#words/status-labels.ts'
import { thisWeek } from './day-figures.ts'

/** Own jobs per page of the figures' table. */
export const jobsOfFigures = 20

/** Figures of own jobs with a page of the table; other screens use the first page. */
export const ownFigures = (page = 1) =>
  read('readEmployerStats', { query: { page: String(page), limit: String(jobsOfFigures) } })

/** Figures of the reader's own jobs; dashes until known. */
export function MyFigures({ stats }: { stats: ResponseData<'readEmployerStats'> | undefined }) {
  const week = stats && thisWeek(stats.per_day)
  return (
    <Stats>
      <Stat
        label={publicLabel}
        value={stats?.jobs.active ?? '—'}
        {...(stats && { unit: '件' })}
        note={stats ? `${approvalStatusLabel.approved} ${stats.jobs.approved.toLocaleString('ja-JP')}件` : '　'}
      />
      <Stat label="承認待ち" value={stats?.jobs.pending ?? '—'} {...(stats && { unit: '件' })} />
      <Stat
        label="応募"
        value={stats?.applications ?? '—'}
        {...(stats && { unit: '件' })}
        note={week ? `今週 ${week.applications.toLocaleString('ja-JP')}件` : '　'}
      />
      <Stat
        label="閲覧"
        value={stats?.views ?? '—'}
        {...(stats && { unit: '回' })}
        note={week ? `今週 ${week.views.toLocaleString('ja-JP')}回` : '　'}
      />
    </Stats>
  )
}
