import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { FavouriteMail } from '#web/parts/favourite-mail.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { NoJobsYet } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { useSession } from '#web/session/session.ts'

export const meta = () => pageMeta({ title: 'お気に入り', hidden: true })

/** Jobs that a visitor saved in this browser; who is signed in has them among the own applications. */
export default function VisitorFavourites() {
  const { status } = useSession()
  const hydrated = useHydrated()
  if (status === 'signed-in') return <Navigate to={pagePath('applications', { tab: 'favourites' })} replace />
  return (
    <div className="ui-page">
      <PageHead title="お気に入り" />
      <div className="ui-stack py-4">
        {hydrated && status !== 'deciding' ? <SavedHere /> : <SkeletonJobs count={2} />}
      </div>
    </div>
  )
}

/** The latest hundred; a removed one stays until the next visit, so that it can be taken back. */
function SavedHere() {
  const [ids] = useFavouriteJobs()
  const query = useQuery({
    ...read('searchJobs', { query: { ids: ids.slice(0, 100).join(','), limit: '100' } }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  if (ids.length === 0 && !query.data)
    return <NoJobsYet title="お気に入りはまだありません">求人の「お気に入り」を押すと、ここに並びます。</NoJobsYet>
  return (
    <>
      <h2 className="sr-only">お気に入りの求人</h2>
      <p className="ui-phrase text-sm text-muted">
        この端末のブラウザーに保存しています。ログインするとアカウントに移り、どの端末からも見られます。
      </p>
      <div className="min-h-9">
        <FavouriteMail />
      </div>
      <QueryState query={query} waiting={<SkeletonJobs count={Math.min(4, ids.length)} />}>
        {({ jobs }) => <JobRows jobs={jobs} now={new Date().toISOString()} />}
      </QueryState>
    </>
  )
}
