import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { pageIn } from '#web/parts/lists/list-query.ts'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { needsReason, useDecisions } from '#web/parts/moderation/use-decisions.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { PendingJob, type PendingJobFacts } from './approval/pending-job.tsx'
import { useRest } from './approval/use-rest.ts'

const pageSize = 10

const overrideDialog = lazyPart(async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog)
const rejectDialog = lazyPart(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

/** Jobs that wait for approval, oldest first. */
export default function AdminApproval() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  /** Reasons of a rejection that were begun, by job. */
  const drafts = useRef(new Map<string, string>())
  const list = useQuery({
    ...read('listPendingJobs', { query: { page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const { jobs, count } = list.data ?? {}
  const ids = jobs?.map(({ id }) => id) ?? []
  const announceRemoval = useFocusAfterRemoval(ids, 'pending')
  const resting = useRest(ids)
  const press = usePressGuard()
  const { approve, reject, override } = useDecisions(announceRemoval)
  const [rejecting, setRejecting] = useState<PendingJobFacts | null>(null)
  const [overriding, setOverriding] = useState<PendingJobFacts | null>(null)
  return (
    <>
      <PageHead
        title="求人承認"
        lead="内容を審査して、承認または却下してください。"
        actions={
          <p className="text-sm text-muted" role="status">
            承認待ち <b className="ui-number text-xl text-ink">{list.data?.count.toLocaleString('ja-JP') ?? '—'}</b> 件
          </p>
        }
      />
      <div className="ui-stack pt-6">
        <PagedList
          result={list}
          items={jobs}
          total={count}
          page={page}
          pageSize={pageSize}
          waiting={<SkeletonRows count={3} label="承認待ちの求人を読み込み中" />}
          empty={<NoPendingJobs />}
        >
          {(shown, stale) => (
            <div className="ui-stack" aria-busy={stale}>
              {shown.map((job) => (
                <PendingJob
                  key={job.id}
                  job={job}
                  approving={approve.pending.has(job.id)}
                  resting={resting}
                  onApprove={(event) =>
                    press(job.id, event, () => (needsReason(job) ? setOverriding(job) : approve.run(job)))
                  }
                  onReject={() => setRejecting(job)}
                  onRejectIntent={rejectDialog.preload}
                />
              ))}
            </div>
          )}
        </PagedList>
      </div>
      {overriding && (
        <Lazy key={overriding.id} part={overrideDialog} onLoadError={() => setOverriding(null)}>
          {(OverrideDialog) => (
            <OverrideDialog job={overriding} onApprove={override} onClose={() => setOverriding(null)} />
          )}
        </Lazy>
      )}
      {rejecting && (
        <Lazy key={rejecting.id} part={rejectDialog} onLoadError={() => setRejecting(null)}>
          {(RejectDialog) => (
            <RejectDialog
              job={rejecting}
              draft={drafts.current.get(rejecting.id) ?? ''}
              onDraft={(text) => drafts.current.set(rejecting.id, text)}
              onReject={reject}
              onClose={() => setRejecting(null)}
            />
          )}
        </Lazy>
      )}
    </>
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
