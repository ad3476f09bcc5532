import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/queries.ts'
import { thisWeek } from '#web/parts/charts/day-figures.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'

/** How own jobs are doing; a dash while it is not known. */
export function MyFigures() {
  const { data } = useQuery(read('readEmployerStats'))
  const week = data && thisWeek(data.per_day)
  return (
    <Stats>
      <Stat label="承認済み" value={data?.jobs.approved ?? '—'} unit="件" />
      <Stat label="承認待ち" value={data?.jobs.pending ?? '—'} unit="件" />
      <Stat
        label="応募"
        value={data?.applications ?? '—'}
        unit="名"
        note={week ? `今週 ${week.applications.toLocaleString('ja-JP')}名` : '　'}
      />
      <Stat
        label="閲覧"
        value={data?.views ?? '—'}
        unit="回"
        note={week ? `今週 ${week.views.toLocaleString('ja-JP')}回` : '　'}
      />
    </Stats>
  )
}
