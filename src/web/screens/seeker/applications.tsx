import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { JobRows } from '#web/parts/job-rows.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { NoJobsYet } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { TabPanel, Tabs } from '#web/parts/tabs/tabs.tsx'
import { recentJobsKey } from '#web/settings/boot-script.ts'
import { useStoredIds } from '#web/storage/stored-ids.ts'
import { Favourites, useFavouriteCount } from './applications/favourites.tsx'
import { OwnApplications } from './applications/own-applications.tsx'

export const meta = () => pageMeta({ title: '応募履歴', hidden: true })

const others = ['favourites', 'recent'] as const

/** Own applications, and items stored in this browser. */
export default function Applications() {
  const [query, setQuery] = useSearchParams()
  const favourites = useFavouriteCount()
  const tab = others.find((name) => name === query.get('tab')) ?? 'applications'
  const tabs = [
    { value: 'applications' as const, label: '応募' },
    { value: 'favourites' as const, label: 'お気に入り', count: favourites },
    { value: 'recent' as const, label: '最近見た求人' },
  ]
  return (
    <>
      <PageHead title="応募履歴" />
      <Tabs
        value={tab}
        onValueChange={(next) => setQuery(next === 'applications' ? {} : { tab: next }, { preventScrollReset: true })}
        tabs={tabs}
        label="応募、お気に入り、最近見た求人"
      >
        <TabPanel value="applications" className="ui-stack pt-4">
          <OwnApplications />
        </TabPanel>
        <TabPanel value="favourites" className="ui-stack pt-4">
          <Favourites />
        </TabPanel>
        <TabPanel value="recent" className="ui-stack pt-4">
          <RecentJobs />
        </TabPanel>
      </Tabs>
    </>
  )
}

/** Jobs viewed in this browser, latest first, without those no longer public. */
function RecentJobs() {
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

const NoRecentJobs = () => (
  <NoJobsYet title="最近見た求人はありません">求人のページを開くと、ここに並びます。</NoJobsYet>
)
