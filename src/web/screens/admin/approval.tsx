import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Keyboard, List, ListChecks } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { needsReason, useDecisions } from '#web/parts/moderation/use-decisions.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useMayChange } from '#web/session/use-may.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { HeldAnswers, HeldAnswersButton } from './approval/held-answers.tsx'
import { PendingJob } from './approval/pending-job.tsx'
import { QueueDays, QueuedRow, QueueFilters, QueueSummary, queueFilters } from './approval/queue.tsx'
import { isOthers, type PendingJobFacts, useDesk } from './approval/use-desk.ts'
import '#web/parts/sheet.css'
import './approval/desk.css'

/** The list is read again this often (ms), to see the claims of others. */
const refreshMs = 60_000
const pageSize = 10

const BulkDialog = lazyDialog(async () => (await import('./approval/bulk-dialog.tsx')).BulkDialog)
const DeskKeysDialog = lazyDialog(async () => (await import('#web/parts/desk-keys-dialog.tsx')).DeskKeysDialog)
const OverrideDialog = lazyDialog(
  async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog,
)
const RejectDialog = lazyDialog(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)

export const meta = () => pageMeta({ title: '求人承認', hidden: true })

/** The shape of a loading job. */
const JobPaneSkeleton = () => (
  <div className="sheet sheet--padded">
    <SkeletonText lines={9} label="求人を読み込み中" />
  </div>
)

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

/** Jobs that wait for approval, by level, findings and age, with the selected one beside them. */
export default function AdminApproval() {
  const list = useList('listPendingJobs', {
    ...{ filters: queueFilters, pageSize, prefix: 'pending', refetchInterval: refreshMs },
    itemsOf: ({ jobs }) => jobs,
  })
  const jobs = list.items
  const mayDecide = useMayChange('job:approve')
  const press = usePressGuard()
  const [asking, setAsking] = useState<Asking | null>(null)
  const closeQuestion = () => setAsking(null)
  // Typed reasons are kept per job until the desk is left.
  const drafts = useRef(new Map<string, string>())
  // Loaded before the dialog, so that its templates' digits do not move.
  useQuery(read('listRejectionTemplates', {}))
  const [listsKeys, setListsKeys] = useState(false)
  const [bulk, setBulk] = useState(false)
  const [showsDays, setShowsDays] = useState(false)
  const [showsHeld, setShowsHeld] = useState(false)
  const desk = useDesk({ jobs, mayDecide, onKey })
  const { id, job, elsewhere } = desk
  const at = jobs?.findIndex((one) => one.id === id) ?? -1
  const place = list.data && at >= 0 ? `${(list.page - 1) * pageSize + at + 1}／${list.data.count}` : ''
  const { approve, reject, override } = useDecisions(desk.onLeave, desk.onTakenBack)

  function ask(about: Asking['about'], job: PendingJobFacts, byKey: boolean, finding?: DescribedFinding) {
    desk.claim(job)
    setAsking({ about, job, byKey, finding })
  }
  const onApprove = (job: PendingJobFacts, event: MouseEvent | null) =>
    press(job.id, event, async () => {
      if (needsReason(job)) return ask('override', job, false)
      await desk.settled()
      await approve.run(job)
    })
  const afterClaim = (decide: typeof reject) => async (job: Parameters<typeof reject>[0], reason: string) => {
    await desk.settled()
    await decide(job, reason)
  }

  /** A decides and R asks as the buttons would; whether the key is one of the desk's. */
  function onKey(key: string, job: PendingJobFacts | undefined): boolean {
    if (key === '?') setListsKeys(true)
    if (!job || (key !== 'a' && key !== 'r')) return false
    const isDisabled = desk.resting || approve.pending.has(job.id) || isOthers(job)
    if (!mayDecide || isDisabled) return true
    if (key === 'a') onApprove(job, null)
    else ask('reject', job, true)
    return true
  }

  return (
    <div className="desk__frame" data-desk-opened={desk.isOpen || undefined}>
      <PageHead
        title="求人承認"
        lead={
          <QueueSummary count={list.data?.count} open={showsDays} onOpen={setShowsDays}>
            <HeldAnswersButton open={showsHeld} onOpen={setShowsHeld} />
          </QueueSummary>
        }
        actions={
          <div className="ui-row desk__above">
            {mayDecide && (
              <Button {...BulkDialog.near} onClick={() => setBulk(true)}>
                <ListChecks className="ui-icon" aria-hidden="true" />
                まとめて承認
              </Button>
            )}
            <Button variant="ghost" className="max-lg:hidden" onClick={() => setListsKeys(true)}>
              <Keyboard className="ui-icon" aria-hidden="true" />
              キー操作
            </Button>
          </div>
        }
      />
      <div className="ui-stack gap-3">
        <QueueDays open={showsDays} />
        <HeldAnswers open={showsHeld} />
        {desk.isOpen && (
          <Button className="@min-[43rem]/desk:hidden w-full justify-start" onClick={desk.close}>
            <List className="ui-icon" aria-hidden="true" />
            承認待ち <span className="ui-number mr-auto">{place}</span>
            <span className="sr-only">一覧に戻る</span>
            <ChevronDown className="ui-icon" aria-hidden="true" />
          </Button>
        )}
        <div className={id || list.result.isPending ? 'desk desk--two' : 'desk'} data-opened={desk.isOpen || undefined}>
          <div className="desk__list ui-stack gap-3">
            <QueueFilters active={list.active} fields={list.fields} />
            <ListItems
              list={list}
              waiting={{ rows: 6, label: '承認待ちの求人を読み込み中' }}
              empty={list.active > 0 ? unmatched : noPendingJobs}
            >
              {(rows, stale) => (
                <ul className="sheet overflow-clip" aria-label="承認待ちの求人" aria-busy={stale}>
                  {rows.map((job) => (
                    <QueuedRow
                      key={job.id}
                      job={job}
                      shown={job.id === id}
                      link={desk.linkTo(job.id)}
                      now={new Date(list.result.dataUpdatedAt)}
                      onOpen={(event) => desk.onLink(job.id, event)}
                    />
                  ))}
                </ul>
              )}
            </ListItems>
          </div>
          <div className="desk__job">
            {job ? (
              <PendingJob
                key={job.id}
                job={job}
                mayDecide={mayDecide}
                approving={approve.pending.has(job.id)}
                resting={desk.resting}
                place={place}
                onApprove={(event) => onApprove(job, event)}
                onReject={(finding) => ask('reject', job, false, finding)}
                rejectNear={RejectDialog.near}
                onStep={(step) => desk.step(step, job.id)}
              />
            ) : elsewhere && id ? (
              <QueryState query={elsewhere} waiting={<JobPaneSkeleton />}>
                {() => <NotWaiting id={id} />}
              </QueryState>
            ) : (
              list.result.isPending && <JobPaneSkeleton />
            )}
          </div>
        </div>
      </div>
      {bulk && <BulkDialog onClose={() => setBulk(false)} />}
      {listsKeys && <DeskKeysDialog keys={keys} onClose={() => setListsKeys(false)} />}
      {asking?.about === 'override' && (
        <OverrideDialog key={asking.job.id} job={asking.job} onApprove={afterClaim(override)} onClose={closeQuestion} />
      )}
      {asking?.about === 'reject' && (
        <RejectDialog
          key={asking.job.id}
          job={asking.job}
          byKey={asking.byKey}
          finding={asking.finding}
          drafts={drafts.current}
          onReject={afterClaim(reject)}
          onClose={closeQuestion}
        />
      )}
    </div>
  )
}

const keys = [
  { term: 'J', value: '次の求人へ' },
  { term: 'K', value: '前の求人へ' },
  { term: 'A', value: '開いている求人を承認する' },
  { term: 'R', value: '開いている求人を却下する（理由を選ぶ画面が開きます）' },
  { term: '1〜6', value: '却下の画面で、定型文を理由に加える' },
  { term: 'Ctrl＋Enter', value: '却下の画面で、却下する（Macでは⌘＋Enter）' },
  { term: '?', value: 'この一覧を開く' },
]

const unmatched = {
  title: '条件に合う求人はありません',
  text: '検索する言葉を短くするか、条件を減らしてお試しください。',
  clear: pagePath('approval'),
}
const noPendingJobs = {
  title: '承認待ちの求人はありません',
  text: '新しい求人が申請されると、ここに並びます。',
  actions: <LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>,
}

/** A pending dialog about a job's decision. */
type Asking = {
  about: 'override' | 'reject'
  job: PendingJobFacts
  byKey: boolean
  finding?: DescribedFinding | undefined
}
