import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListPage } from '#web/parts/lists/list-page.tsx'
import { pageCountOf, pageIn } from '#web/parts/lists/list-query.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { PendingJob, type PendingJobFacts } from './approval/pending-job.tsx'
import { useDecisions } from './approval/use-decisions.ts'

const pageSize = 10
const waiting = <SkeletonRows count={3} label="承認待ちの求人を読み込み中" />

const rejectDialog = lazyPart(async () => (await import('./approval/reject-dialog.tsx')).RejectDialog)

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

/** Jobs that wait for approval, oldest first. */
export default function AdminApproval() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const drafts = useRef(new Map<string, string>())
  const list = useQuery({
    ...read('listPendingJobs', { query: { page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title="求人承認"
        lead="内容を確かめて、承認または却下してください。"
        actions={
          <p className="sm muted" role="status">
            承認待ち <b className="num text-xl text-ink">{list.data?.count.toLocaleString('ja-JP') ?? '—'}</b> 件
          </p>
        }
      />
      <div className="stack pt-6">
        <QueryState query={list} waiting={waiting}>
          {(data) => <PendingJobs list={data} page={page} stale={list.isPlaceholderData} drafts={drafts.current} />}
        </QueryState>
      </div>
    </>
  )
}

type Listed = { jobs: PendingJobFacts[]; count: number }

/** `drafts`: reasons of a rejection that were begun, by job. */
function PendingJobs(props: { list: Listed; page: number; stale: boolean; drafts: Map<string, string> }) {
  const { page, stale, drafts } = props
  const { jobs, count } = props.list
  const ids = jobs.map(({ id }) => id)
  const leaves = useFocusAfterRemoval(ids, 'pending')
  const press = usePressGuard()
  const { approve, reject } = useDecisions(leaves)
  const [rejecting, setRejecting] = useState<PendingJobFacts | null>(null)

  // When the last one of this page was decided, the next page's are on their way.
  const empty = count === 0 ? <NoPendingJobs /> : jobs.length === 0 && waiting
  return (
    <ListPage page={page} pageCount={pageCountOf(count, pageSize)} stale={stale} empty={empty}>
      <div className="stack" aria-busy={stale}>
        {jobs.map((job) => (
          <PendingJob
            key={job.id}
            job={job}
            approving={approve.pending.has(job.id)}
            onApprove={(event) => press(job.id, event, () => approve.run(job))}
            onReject={() => setRejecting(job)}
            onRejectIntent={rejectDialog.preload}
          />
        ))}
      </div>
      {rejecting && (
        <Lazy key={rejecting.id} part={rejectDialog} onLoadError={() => setRejecting(null)}>
          {(RejectDialog) => (
            <RejectDialog
              job={rejecting}
              draft={drafts.get(rejecting.id) ?? ''}
              onDraft={(text) => drafts.set(rejecting.id, text)}
              onReject={reject}
              onClose={() => setRejecting(null)}
            />
          )}
        </Lazy>
      )}
    </ListPage>
  )
}

function NoPendingJobs() {
  return (
    <EmptyState
      title="承認待ちの求人はありません"
      actions={<LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>}
    >
      新しい求人が送信されると、ここに並びます。
    </EmptyState>
  )
}
