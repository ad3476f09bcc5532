import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/queries.ts'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { thisWeek } from './day-figures.ts'

/** How own jobs are doing; a dash while it is not known. */
export function MyFigures() {
  const { data } = useQuery(read('readEmployerStats'))
  const week = data && thisWeek(data.per_day)
  return (
    <Stats>
      <Stat label="承認済み" value={data?.jobs.approved ?? '—'} {...(data && { unit: '件' })} />
      <Stat label="承認待ち" value={data?.jobs.pending ?? '—'} {...(data && { unit: '件' })} />
      <Stat
        label="応募"
        value={data?.applications ?? '—'}
        {...(data && { unit: '名' })}
        note={week ? `今週 ${week.applications.toLocaleString('ja-JP')}名` : '　'}
      />
      <Stat
        label="閲覧"
        value={data?.views ?? '—'}
        {...(data && { unit: '回' })}
        note={week ? `今週 ${week.views.toLocaleString('ja-JP')}回` : '　'}
      />
    </Stats>
  )
}
