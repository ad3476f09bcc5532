import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#web/api/queries.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/empty-state.tsx'
import { ErrorState } from '#web/parts/error-state.tsx'
import { Later, later } from '#web/parts/later.tsx'
import { askedPage, pageCountOf } from '#web/parts/list-query.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { Pagination } from '#web/parts/pagination.tsx'
import { SkeletonRows } from '#web/parts/skeleton.tsx'
import { ToLastPage } from '#web/parts/to-last-page.tsx'
import { useFocusAfter } from '#web/parts/use-focus-after.ts'
import { PendingJob, type PendingJobFacts } from './approval/pending-job.tsx'
import { useDecisions } from './approval/use-decisions.ts'

const pageSize = 10

const rejectDialog = later(async () => (await import('./approval/reject-dialog.tsx')).RejectDialog)

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

/** Jobs that wait for approval, oldest first (section 2, /admin/jobs/approval). */
export default function AdminApproval() {
  const [query] = useSearchParams()
  const { data } = usePendingJobs(askedPage(query))
  return (
    <>
      <PageHead
        title="求人承認"
        lead="内容を確かめて、承認または却下してください。"
        actions={
          <p className="sm muted" role="status">
            承認待ち <b className="num text-xl text-ink">{data?.count.toLocaleString('ja-JP') ?? '—'}</b> 件
          </p>
        }
      />
      <div className="stack pt-6">
        <PendingJobs page={askedPage(query)} />
      </div>
    </>
  )
}

function usePendingJobs(page: number) {
  return useQuery({
    ...read('listPendingJobs', { query: { page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
}

const none: PendingJobFacts[] = []

function PendingJobs({ page }: { page: number }) {
  const { data, isPending, isPlaceholderData, isFetching, refetch } = usePendingJobs(page)
  const jobs = data?.jobs ?? none
  const leaves = useFocusAfter(
    useMemo(() => jobs.map(({ id }) => id), [jobs]),
    'pending',
  )
  const { approve, reject } = useDecisions(leaves)
  const [rejecting, setRejecting] = useState<PendingJobFacts | null>(null)
  const drafts = useRef(new Map<string, string>())

  if (isPending) return <SkeletonRows count={3} label="承認待ちの求人を読み込み中" />
  if (!data) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />

  const lastPage = pageCountOf(data.count, pageSize)
  if (page > lastPage && !isPlaceholderData) return <ToLastPage lastPage={lastPage} />
  if (data.count === 0) {
    return (
      <EmptyState
        title="承認待ちの求人はありません"
        actions={<LinkButton to="/admin/jobs">すべての求人を見る</LinkButton>}
      >
        新しい求人が送信されると、ここに並びます。
      </EmptyState>
    )
  }
  // The last one of this page was decided, and the next page's are on their way.
  if (jobs.length === 0) return <SkeletonRows count={3} label="承認待ちの求人を読み込み中" />

  return (
    <>
      <div className="stack" aria-busy={isPlaceholderData}>
        {jobs.map((job) => (
          <PendingJob
            key={job.id}
            job={job}
            approving={approve.pending.has(job.id)}
            onApprove={() => approve.run(job)}
            onReject={() => setRejecting(job)}
            onReachReject={rejectDialog.reach}
          />
        ))}
      </div>
      <Pagination page={page} pageCount={lastPage} />
      {rejecting && (
        <Later key={rejecting.id} part={rejectDialog} onMissing={() => setRejecting(null)}>
          {(RejectDialog) => (
            <RejectDialog
              job={rejecting}
              draft={drafts.current.get(rejecting.id) ?? ''}
              onDraft={(text) => drafts.current.set(rejecting.id, text)}
              onReject={reject}
              onClose={() => setRejecting(null)}
            />
          )}
        </Later>
      )}
    </>
  )
}
