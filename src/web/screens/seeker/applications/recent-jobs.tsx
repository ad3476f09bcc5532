import { useQuery } from '@tanstack/react-query'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'

/** Jobs viewed in this browser, latest first, without those no longer public. */
export function RecentJobs() {
  const [ids] = useStoredIds(recentJobsKey)
  const query = useQuery({
    ...read('searchJobs', { query: { ids: ids.join(','), limit: '30' } }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0) return <NoRecentJobs />
  return (
    <QueryState query={query} waiting={<SkeletonJobs count={Math.min(4, ids.length)} />}>
      {({ jobs }) =>
        jobs.length === 0 ? (
          <NoRecentJobs />
        ) : (
          <div className="ui-stack gap-6">
            <h2 className="sr-only">最近見た求人</h2>
            <p className="text-sm text-muted">
              最近見た求人は、この端末のブラウザーに、アカウントごとに30件まで保存されます。ログアウトすると消えます。設定の「プライバシー」で、記録をやめられます。
            </p>
            <JobRows jobs={jobs} now={new Date().toISOString()} />
          </div>
        )
      }
    </QueryState>
  )
}

function NoRecentJobs() {
  return (
    <EmptyState
      title="最近見た求人はありません"
      actions={
        <LinkButton to={pagePath('home')} variant="primary">
          求人を探す
        </LinkButton>
      }
    >
      求人のページを開くと、ここに並びます。
    </EmptyState>
  )
}
