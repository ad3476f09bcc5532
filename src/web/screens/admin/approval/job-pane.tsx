import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import type { PendingJobFacts } from './pending-job.tsx'
import '#web/parts/sheet.css'

/** The shape of a loading job. */
export const JobPaneSkeleton = () => (
  <div className="sheet sheet--padded">
    <SkeletonText lines={9} label="求人を読み込み中" />
  </div>
)

/** The address's job when the list lacks it: it is on another page or no longer pending. */
export function JobElsewhere({ id, children }: { id: string; children: (job: PendingJobFacts) => ReactNode }) {
  const query = useQuery(read('listPendingJobs', { query: { id, page: '1', limit: '1' } }))
  return (
    <QueryState query={query} waiting={<JobPaneSkeleton />}>
      {({ jobs: [job] }) => (job ? children(job) : <NotWaiting id={id} />)}
    </QueryState>
  )
}

function NotWaiting({ id }: { id: string }) {
  return (
    <EmptyState
      title="この求人は承認待ちではありません"
      actions={<LinkButton to={pagePath('job', { id })}>求人ページを見る</LinkButton>}
    >
      ほかの担当者が審査したか、投稿者が取り下げました。一覧からほかの求人を選んでください。
    </EmptyState>
  )
}
