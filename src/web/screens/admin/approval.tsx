import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Keyboard, ListChecks } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { useDeskKeysOn } from '#web/parts/desk-keys/desk-keys.ts'
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
import { QueueFigures } from './approval/queue-figures.tsx'
import { QueueFilters, queueFiltersIn } from './approval/queue-filters.tsx'
import { isOthers, useClaims } from './approval/use-claims.ts'
import { useDeskKeys } from './approval/use-desk-keys.ts'
import { useRest } from './approval/use-rest.ts'

const pageSize = 10

/** What others work on is asked for again this often (ms). */
const refreshMs = 60_000

const overrideDialog = lazyPart(async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog)
const bulkDialog = lazyPart(async () => (await import('./approval/bulk-dialog.tsx')).BulkDialog)
const keysDialog = lazyPart(async () => (await import('#web/parts/desk-keys/desk-keys-dialog.tsx')).DeskKeysDialog)
const rejectDialog = lazyPart(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

/** Jobs that wait for approval, oldest first. */
export default function AdminApproval() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const filters = queueFiltersIn(query)
  const filtered = Object.values(filters).some(Boolean)
  /** Reasons of a rejection that were begun, by job. */
  const drafts = useRef(new Map<string, string>())
  const list = useQuery({
    ...read('listPendingJobs', { query: { ...filters, page: String(page), limit: String(pageSize) } }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const { jobs, total } = list.data ?? {}
  const ids = jobs?.map(({ id }) => id) ?? []
  const announceRemoval = useFocusAfterRemoval(ids, 'pending')
  const resting = useRest(ids)
  const press = usePressGuard()
  const { approve, reject, override } = useDecisions(announceRemoval)
  const [rejecting, setRejecting] = useState<{ job: PendingJobFacts; byKey: boolean } | null>(null)
  const [overriding, setOverriding] = useState<PendingJobFacts | null>(null)
  const [listsKeys, setListsKeys] = useState(false)
  const [bulk, setBulk] = useState(false)
  const { claim, settled } = useClaims()

  function beginOverride(job: PendingJobFacts) {
    claim(job)
    setOverriding(job)
  }
  function beginRejection(job: PendingJobFacts, byKey: boolean) {
    claim(job)
    setRejecting({ job, byKey })
  }
  const onApprove = (job: PendingJobFacts, event: MouseEvent | null) =>
    press(job.id, event, async () => {
      if (needsReason(job)) return beginOverride(job)
      await settled()
      await approve.run(job)
    })
  /** The job of a key press; none while the one that moved up is not read yet. */
  const pressed = (id: string) =>
    resting || approve.pending.has(id) ? undefined : jobs?.find((job) => job.id === id && !isOthers(job))

  const afterClaim = (decide: typeof reject) => async (job: Parameters<typeof reject>[0], reason: string) => {
    await settled()
    await decide(job, reason)
  }

  const [keysOn] = useDeskKeysOn()
  useDeskKeys({
    on: keysOn,
    // What somebody else works on is passed over.
    ids: jobs?.filter((job) => !isOthers(job)).map(({ id }) => id) ?? [],
    onGo: (id) => {
      const job = jobs?.find((each) => each.id === id)
      if (job) claim(job)
    },
    onApprove: (id) => {
      const job = pressed(id)
      if (job) onApprove(job, null)
    },
    onReject: (id) => {
      const job = pressed(id)
      if (job) beginRejection(job, true)
    },
    onHelp: () => setListsKeys(true),
  })

  return (
    <>
      <PageHead
        title="求人承認"
        lead="内容を審査して、承認または却下してください。"
        actions={
          <div className="ui-row">
            <Button onPointerEnter={bulkDialog.preload} onFocus={bulkDialog.preload} onClick={() => setBulk(true)}>
              <ListChecks className="ui-icon" aria-hidden="true" />
              まとめて承認
            </Button>
            <Button variant="ghost" className="max-lg:hidden" onClick={() => setListsKeys(true)}>
              <Keyboard className="ui-icon" aria-hidden="true" />
              キー操作
            </Button>
            <p className="text-sm text-muted" role="status">
              承認待ち <b className="ui-number text-xl text-ink">{list.data?.count.toLocaleString('ja-JP') ?? '—'}</b>{' '}
              件
            </p>
          </div>
        }
      />
      <div className="ui-stack pt-6">
        <QueueFigures />
        <QueueFilters />
        <PagedList
          result={list}
          items={jobs}
          total={total}
          page={page}
          pageSize={pageSize}
          waiting={<SkeletonRows count={3} label="承認待ちの求人を読み込み中" />}
          empty={<NoPendingJobs filtered={filtered} />}
        >
          {(shown, stale) => (
            <div className="ui-stack" aria-busy={stale}>
              {shown.map((job) => (
                <PendingJob
                  key={job.id}
                  job={job}
                  approving={approve.pending.has(job.id)}
                  resting={resting}
                  onApprove={(event) => onApprove(job, event)}
                  onReject={() => beginRejection(job, false)}
                  onRejectIntent={rejectDialog.preload}
                />
              ))}
            </div>
          )}
        </PagedList>
      </div>
      {bulk && (
        <Lazy part={bulkDialog} onLoadError={() => setBulk(false)}>
          {(BulkDialog) => <BulkDialog onClose={() => setBulk(false)} />}
        </Lazy>
      )}
      {listsKeys && (
        <Lazy part={keysDialog} onLoadError={() => setListsKeys(false)}>
          {(DeskKeysDialog) => <DeskKeysDialog keys={keys} onClose={() => setListsKeys(false)} />}
        </Lazy>
      )}
      {overriding && (
        <Lazy key={overriding.id} part={overrideDialog} onLoadError={() => setOverriding(null)}>
          {(OverrideDialog) => (
            <OverrideDialog job={overriding} onApprove={afterClaim(override)} onClose={() => setOverriding(null)} />
          )}
        </Lazy>
      )}
      {rejecting && (
        <Lazy key={rejecting.job.id} part={rejectDialog} onLoadError={() => setRejecting(null)}>
          {(RejectDialog) => (
            <RejectDialog
              job={rejecting.job}
              byKey={rejecting.byKey}
              draft={drafts.current.get(rejecting.job.id) ?? ''}
              onDraft={(text) => drafts.current.set(rejecting.job.id, text)}
              onReject={afterClaim(reject)}
              onClose={() => setRejecting(null)}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

const keys = [
  { term: 'J', value: '次の求人へ' },
  { term: 'K', value: '前の求人へ' },
  { term: 'A', value: '選んでいる求人を承認する' },
  { term: 'R', value: '選んでいる求人を却下する（理由を選ぶ画面が開きます）' },
  { term: '1〜6', value: '却下の画面で、定型文を理由に加える' },
  { term: 'Ctrl＋Enter', value: '却下の画面で、却下する（Macでは⌘＋Enter）' },
  { term: '?', value: 'この一覧を開く' },
]

function NoPendingJobs({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState
        title="条件に合う求人はありません"
        actions={<LinkButton to={pagePath('approval')}>条件をクリアする</LinkButton>}
      >
        検索する言葉を短くするか、条件を減らしてお試しください。
      </EmptyState>
    )
  return (
    <EmptyState
      title="承認待ちの求人はありません"
      actions={<LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>}
    >
      新しい求人が送信されると、ここに並びます。
    </EmptyState>
  )
}
