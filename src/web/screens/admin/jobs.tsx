import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay, CircleX, Minus, Pencil, Stamp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic, isWaiting } from '#rules/jobs/approval-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import type { Column } from '#web/parts/lists/table.tsx'
import { needsReason, useDecisions } from '#web/parts/moderation/use-decisions.ts'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { ApprovalStatusBadge, InactiveBadge, RevisionBadge } from '#web/parts/status-badges.tsx'
import { reportChange, reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { Tip, TipProvider } from '#web/parts/tooltip.tsx'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useMayChange } from '#web/session/use-may.ts'
import { tableDateText } from '#words/full-dates.ts'
import { jobListStatusLabel } from '#words/status-labels.ts'
import '#web/parts/button.css'

const OverrideDialog = lazyDialog(
  async () => (await import('#web/parts/moderation/override-dialog.tsx')).OverrideDialog,
)
const RejectDialog = lazyDialog(async () => (await import('#web/parts/moderation/reject-dialog.tsx')).RejectDialog)
const StopDialog = lazyDialog(async () => (await import('#web/parts/moderation/stop-dialog.tsx')).StopDialog)

const filters = {
  q: { label: '求人を検索', placeholder: '求人名、会社名' },
  poster: { label: '投稿者で検索', placeholder: '投稿者の名前、メールアドレス' },
  status: { label: '状態', all: 'すべての状態', options: jobListStatusLabel },
  job_type: { label: '雇用形態', all: 'すべての雇用形態', options: jobTypeLabel },
}

export const meta = () => pageMeta({ title: '求人管理', hidden: true })

/** All jobs. Search, status and employment type are part of the address. */
export default function AdminJobs() {
  const [query] = useSearchParams()
  const owner = query.get('owner') ?? undefined
  const list = useList('listAllJobs', {
    ...{ filters, fixed: { owner }, pageSize: 20, prefix: 'job' },
    itemsOf: ({ jobs }) => jobs,
  })
  const [asking, setAsking] = useState<{ about: 'delete' | 'stop' | 'reject' | 'override'; job: ModeratedJob } | null>(
    null,
  )
  const drafts = useRef(new Map<string, string>())
  const close = () => setAsking(null)
  const { start, stop, remove } = useJobChanges(list.announceRemoval)
  const { approve, reject, override } = useDecisions(list.announceRemoval)
  const press = usePressGuard()
  const [today] = useState(() => tokyoDate(new Date()))
  const acts: JobActs = {
    onApprove: (job) =>
      press(job.id, null, () => (needsReason(job) ? setAsking({ about: 'override', job }) : approve.run(job))),
    onStart: start,
    onAsk: (about, job) => setAsking({ about, job }),
  }
  return (
    <TipProvider>
      <ListPage
        list={list}
        title="求人管理"
        lead={list.active ? { before: '条件に合う求人は', after: '件です。' } : { after: '件の求人があります。' }}
        filtersLabel="求人の絞り込み"
        note={<Restriction owner={owner} list={list.data} />}
        waiting={{ rows: 6, label: '求人を読み込み中' }}
        empty={
          list.active
            ? {
                title: '条件に合う求人が見つかりません',
                text: '検索する言葉を短くするか、状態や雇用形態の条件を減らしてお試しください。',
                clear: pagePath('adminJobs'),
              }
            : { title: '求人はまだありません', text: '企業が求人を申請すると、ここに並びます。' }
        }
        columns={jobColumns(acts, today)}
      />
      {asking?.about === 'override' && (
        <OverrideDialog key={asking.job.id} job={asking.job} onApprove={override} onClose={close} />
      )}
      {asking?.about === 'reject' && (
        <RejectDialog key={asking.job.id} job={asking.job} drafts={drafts.current} onReject={reject} onClose={close} />
      )}
      {asking?.about === 'stop' && (
        <StopDialog job={asking.job} onStop={(reason) => stop(asking.job, reason)} onClose={close} />
      )}
      {asking?.about === 'delete' && (
        <ConfirmChange
          title="求人を削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={() => remove(asking.job)}
          onClose={close}
        >
          <p>
            「{asking.job.title}」（{asking.job.company}）を削除します。
            {asking.job.application_count > 0 &&
              `この求人への応募${asking.job.application_count.toLocaleString('ja-JP')}件も削除されます。`}
          </p>
          <p>この操作は取り消せません。</p>
        </ConfirmChange>
      )}
    </TipProvider>
  )
}

/** Which employer's jobs are shown, and that not all posters of a search are. */
function Restriction(props: { owner: string | undefined; list: ResponseData<'listAllJobs'> | undefined }) {
  const { owner, list } = props
  return (
    <>
      {owner && (
        <div className="ui-row text-sm">
          {list?.jobs[0]
            ? `${list.jobs[0].employer_name}さんが掲載した求人だけを表示しています。`
            : '1つの企業の求人だけを表示しています。'}
          <LinkButton to={pagePath('adminJobs')} variant="ghost" size="sm">
            すべての求人を表示
          </LinkButton>
        </div>
      )}
      {list?.more_posters && (
        <p className="text-sm text-muted">
          投稿者が100人を超えるため、登録の新しい100人の求人を表示しています。名前やメールを長く入力すると、絞り込めます。
        </p>
      )}
    </>
  )
}

type ModeratedJob = ResponseData<'listAllJobs'>['jobs'][number]

type JobActs = {
  onApprove: (job: ModeratedJob) => void
  onStart: (job: ModeratedJob) => void
  onAsk: (about: 'reject' | 'stop' | 'delete', job: ModeratedJob) => void
}

/** The columns of a page of jobs for administrators. */
const jobColumns = (acts: JobActs, today: string): Column<ModeratedJob>[] => [
  { name: '求人', kind: 'title', className: 'leading-normal', cell: (job) => <Title job={job} /> },
  { name: '雇用形態', className: 'md:whitespace-nowrap', cell: (job) => jobTypeLabel[job.job_type] },
  { name: '状態', cell: (job) => <Status job={job} today={today} /> },
  {
    name: '応募',
    kind: 'figures',
    className: 'md:whitespace-nowrap',
    cell: (job) => job.application_count.toLocaleString('ja-JP'),
  },
  { name: '登録日', className: 'ui-number', cell: (job) => tableDateText(job.created_at) },
  { name: '操作', kind: 'buttons', cell: (job) => <Buttons job={job} {...acts} /> },
]

function Title({ job }: { job: ModeratedJob }) {
  return (
    <>
      <Link
        id={`job-${job.id}`}
        to={pagePath('job', { id: job.id })}
        className="inline-block min-h-6 ui-phrase font-bold text-ink no-underline hover:text-primary-ink hover:underline"
      >
        {job.title}
      </Link>
      <span className="text-xs text-muted block">
        <CompanyName name={job.company} />・
        <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: job.employer_email })}>
          {job.employer_name}
        </Link>
      </span>
    </>
  )
}

function Status({ job, today }: { job: ModeratedJob; today: string }) {
  const isOver = job.is_active && job.approval_status === 'approved' && !isPublic(job, today)
  return (
    <span className="ui-row ui-row--tight">
      <ApprovalStatusBadge status={job.approval_status} />
      {job.revision && <RevisionBadge rejected={job.revision.status === 'rejected'} />}
      {!job.is_active && <InactiveBadge stopped={job.stopped_by_operator} />}
      {isOver && (
        <Badge tone="quiet" icon={Minus}>
          応募締切済み
        </Badge>
      )}
      {job.employer_suspended && (
        <Badge tone="danger" icon={CirclePause}>
          投稿者は利用停止
        </Badge>
      )}
    </span>
  )
}

function Buttons({ job, onApprove, onStart, onAsk }: JobActs & { job: ModeratedJob }) {
  const { pathname, search } = useLocation()
  const mayManage = useMayChange('job:manage-all')
  const mayDecide = useMayChange('job:approve')
  const mayDelete = useMayChange('job:delete')
  if (!mayManage) return null
  const editLabel = `「${job.title}」を編集`
  return (
    <div className="ui-row ui-row--nowrap gap-0">
      <Tip text={editLabel}>
        <LinkButton
          variant="ghost"
          size="sm"
          className="button--square"
          to={pagePath('editJob', { jobId: job.id, from: 'admin' })}
          state={{ from: pathname + search }}
          aria-label={editLabel}
        >
          <Pencil className="ui-icon" aria-hidden="true" />
        </LinkButton>
      </Tip>
      <RowMenu
        label={`「${job.title}」のその他の操作`}
        actions={[
          ...(mayDecide && isWaiting(job)
            ? [
                { label: '承認する', icon: Stamp, onSelect: () => onApprove(job) },
                { label: '却下する', icon: CircleX, onSelect: () => onAsk('reject', job) },
              ]
            : []),
          ...(job.is_active
            ? [{ label: '掲載を停止する', icon: CirclePause, onSelect: () => onAsk('stop', job) }]
            : []),
          // Nobody can start a job of a suspended account.
          ...(job.is_active || job.employer_suspended
            ? []
            : [{ label: '公開する', icon: CirclePlay, onSelect: () => onStart(job) }]),
          ...(mayDelete
            ? [{ label: '削除する', icon: Trash2, danger: true, onSelect: () => onAsk('delete', job) }]
            : []),
        ]}
      />
    </div>
  )
}

type Job = { id: string; title: string }

const aboutJob = ({ id }: Job) => `job:${id}`

/**
 * An administrator's changes of jobs. `stop` and `remove` reject when the request failed, for their dialogs;
 * `announceRemoval` is called with a job about to leave the list.
 */
function useJobChanges(announceRemoval: (id: string) => void) {
  const client = useQueryClient()
  const press = usePressGuard()

  async function stop(job: Job, reason: string) {
    const { message } = await call('toggleJob', { params: { id: job.id }, body: { stop: true, reason } })
    const action = { label: '取り消す', seconds: undoSeconds, run: () => void startNow(job) }
    toast.success(message, job.title, aboutJob(job), action)
    announceRemoval(job.id)
  }

  async function startNow(job: Job) {
    const change = call('toggleJob', { params: { id: job.id }, body: { stop: false } })
    await reportChange(change, { refused: '操作に失敗しました', about: aboutJob(job), line: job.title })
    announceRemoval(job.id)
  }

  async function remove(job: Job) {
    try {
      const { message } = await call('deleteJob', { params: { id: job.id } })
      toast.success(message, job.title, aboutJob(job))
    } catch (error) {
      if (!isOutdated(error)) throw error
      reportFailure(error, '削除に失敗しました', aboutJob(job))
    }
    announceRemoval(job.id)
    dropFromList(client, 'listAllJobs', job.id)
  }

  return { start: (job: Job) => press(job.id, null, () => startNow(job)), stop, remove }
}
