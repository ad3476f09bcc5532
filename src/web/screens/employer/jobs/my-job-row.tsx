import { Clock, Copy, Eye, Link2, Pause, Pencil, Play, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { waitingSince } from '#rules/jobs/approval-queue.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { SeverityIcon, severityWord } from '#web/parts/findings/severity.tsx'
import { fieldId, rowOfFinding } from '#web/parts/job-form/values/field-names.ts'
import { type RowAction, RowMenu } from '#web/parts/row-menu.tsx'
import { SourceLinkDialog } from '#web/parts/source-link-dialog.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useSession } from '#web/session/session.ts'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { fullDateText, monthDayTimeText } from '#words/full-dates.ts'
import { heldRecords } from '#words/held-records.ts'
import { refusalSentence } from '#words/refusals.ts'
import '#web/parts/rejection-reason.css'
import './my-job-row.css'

/** One own job: its state, its figures and its actions. */
export function MyJobRow(props: {
  job: MyJob
  today: string
  /** Called when the job may leave the list. */
  onChanged: (id: string) => void
}) {
  const { job, today, onChanged } = props
  const navigate = useNavigate()
  const [change, setChange] = useState<JobChange | null>(null)
  const [linking, setLinking] = useState(false)
  const me = useSession().user?.id
  // Without a team no name is shown.
  const poster = job.posted_by && job.posted_by.id !== me ? job.posted_by.name : null
  const publication = publicationOf(job, today)
  const views = job.view_count.toLocaleString('ja-JP')
  const stopReason = job.stopped_by_operator && job.decisions?.find(({ kind }) => kind === 'stopped')?.reason
  const mayManage = useMay('job:manage-own')
  const mayPost = useMay('job:post')
  const mayDelete = useMay('job:delete')
  const actions: RowAction[] = []
  if (mayManage)
    actions.push({
      ...{ label: '編集する', icon: Pencil },
      onSelect: () => void navigate(pagePath('editJob', { jobId: job.id })),
    })
  if (mayPost)
    actions.push({ label: '複製する', icon: Copy, onSelect: () => void navigate(pagePath('addJob', { from: job.id })) })
  if (mayPost && publication === 'public')
    actions.push({ label: '応募経路つきのリンク', icon: Link2, onSelect: () => setLinking(true) })
  if (mayManage && job.is_active)
    actions.push({ label: '募集を終了する', icon: Pause, onSelect: () => setChange('close') })
  else if (mayManage && !job.stopped_by_operator)
    actions.push({ label: '募集を再開する', icon: Play, onSelect: () => setChange('reopen') })
  if (mayDelete) actions.push({ label: '削除する', icon: Trash2, danger: true, onSelect: () => setChange('delete') })
  return (
    <li className="my-job-row grid gap-x-6 gap-y-3 border-b border-rule p-(--pad-card) last:border-0">
      <div>
        <div className="ui-row ui-row--tight">
          <ApprovalStatusBadge status={job.approval_status} />
          {publication === 'public' && <span className="text-xs text-muted">公開中</span>}
          {publication === 'over' && <span className="text-xs text-muted">応募締切を過ぎました</span>}
          {job.publish_at && (
            <Badge tone="quiet" icon={Clock}>
              {monthDayTimeText(job.publish_at)}に公開
            </Badge>
          )}
          {(publication === 'closed' || publication === 'stopped') && (
            <InactiveBadge stopped={publication === 'stopped'} />
          )}
          <span className="ui-number text-xs text-muted">{datedText(job, poster)}</span>
        </div>
        <h2 className="mt-1.5 text-md" id={`myjob-${job.id}`} tabIndex={-1}>
          {job.title}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-xs/[inherit] text-muted">
          <span>{job.company}</span>
          <span>{job.location}</span>
          <span className="ui-number whitespace-normal">
            {job.deadline ? `応募締切 ${fullDateText(job.deadline)}` : '応募締切なし'}
          </span>
        </p>
        {publication === 'stopped' && (
          <p className="ui-phrase text-xs text-muted">
            {refusalSentence['stopped-by-operator']}。再開するには、運営者へお問い合わせください。
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 @min-[44rem]/my-job-rows:contents @max-[43.99rem]/my-job-rows:order-2">
        <span className="text-sm text-muted whitespace-nowrap @min-[44rem]/my-job-rows:text-end">
          応募 <b className="ui-number text-lg text-ink">{job.application_count.toLocaleString('ja-JP')}</b> 件
        </span>
        <Link
          to={pagePath('jobFigures', { jobId: job.id })}
          className="text-sm whitespace-nowrap"
          aria-label={`閲覧 ${views} 回（「${job.title}」の推移）`}
        >
          閲覧 <b className="ui-number text-lg text-ink">{views}</b> 回
        </Link>
      </div>
      <div className="ui-row ui-row--tight ui-row--nowrap @max-[43.99rem]/my-job-rows:order-3">
        <LinkButton
          to={pagePath('applicants', { jobId: job.id })}
          size="sm"
          className="min-h-9"
          aria-label={`「${job.title}」の応募者を見る`}
        >
          <Users className="ui-icon" aria-hidden="true" />
          応募者
        </LinkButton>
        <LinkButton
          to={pagePath('job', { id: job.id, preview: '1' })}
          variant="ghost"
          size="sm"
          className="min-h-9"
          aria-label={`「${job.title}」のプレビュー`}
        >
          <Eye className="ui-icon" aria-hidden="true" />
          プレビュー
        </LinkButton>
        {actions.length > 0 && <RowMenu label={`「${job.title}」のその他の操作`} actions={actions} />}
        {linking && <SourceLinkDialog job={job} onClose={() => setLinking(false)} />}
      </div>
      {job.approval_status === 'rejected' && (
        <div className="rejection-reason">
          <b>却下の理由</b>
          <p className="whitespace-pre-line">{job.rejection_reason}</p>
          {mayManage && <EditLink job={job} variant="primary" />}
        </div>
      )}
      {stopReason && (
        <div className="rejection-reason">
          <b>停止の理由</b>
          <p className="whitespace-pre-line">{stopReason}</p>
        </div>
      )}
      <JobRevision job={job} onWithdraw={mayManage ? () => setChange('withdraw') : undefined} />
      <JobFindings job={job} />
      <JobQuestion job={job} change={change} onClose={() => setChange(null)} onChanged={onChanged} />
    </li>
  )
}

/** When the job was posted or submitted for approval, and by whom. */
function datedText(job: MyJob, poster: string | null): string {
  const at = job.approval_status === 'pending' ? waitingSince(job) : job.created_at
  const what = job.approval_status === 'approved' ? '掲載' : '申請'
  return poster ? `${monthDayText(at)} ${poster}さんが${what}` : `${monthDayText(at)}${what}`
}

type MyJob = ResponseData<'listMyJobs'>['jobs'][number]

/** Whether and why a job is public or not, beside its approval state; null when that state suffices. */
export function publicationOf(
  job: Pick<MyJob, 'approval_status' | 'is_active' | 'publish_at' | 'deadline' | 'stopped_by_operator'>,
  today: string,
): 'public' | 'stopped' | 'closed' | 'over' | 'scheduled' | null {
  if (job.stopped_by_operator) return 'stopped'
  if (job.publish_at) return 'scheduled'
  if (!job.is_active) return 'closed'
  if (isPublic(job, today)) return 'public'
  return job.approval_status === 'approved' ? 'over' : null
}

/** An owner's changes from the list. */
type JobChange = 'close' | 'reopen' | 'withdraw' | 'delete'

const changes = {
  close: { endpoint: 'closeJob', refused: '操作に失敗しました' },
  reopen: { endpoint: 'reopenJob', refused: '操作に失敗しました' },
  withdraw: { endpoint: 'withdrawRevision', refused: '取り下げに失敗しました' },
  delete: { endpoint: 'deleteJob', refused: '削除に失敗しました' },
} as const

/**
 * Asks before a job is closed, reopened or deleted, or its correction is withdrawn. `onChanged` is called with a job
 * that may leave a filtered list now, also when somebody else was first.
 */
function JobQuestion(props: {
  job: MyJob
  change: JobChange | null
  onClose: () => void
  onChanged: (id: string) => void
}) {
  const { job, change, onClose, onChanged } = props
  const mutation = useChange(
    {
      mutationFn: (change: JobChange) => call(changes[change].endpoint, { params: { id: job.id } }),
      onSuccess: ({ message }) => toast.success(message, undefined, `job:${job.id}`),
      onError: (error, change) => {
        const text = failureText(error, { refused: changes[change].refused, unreachable: 'エラーが発生しました' })
        toast.error(text, undefined, `job:${job.id}`)
      },
      onSettled: () => {
        onClose()
        onChanged(job.id)
      },
    },
    (change) => change,
  )
  const words = change && questionAbout(job)[change]
  return (
    <ConfirmDialog
      open={words !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words?.title}
      verb={words?.verb ?? ''}
      busyVerb={words?.busy ?? ''}
      danger={change === 'delete'}
      busy={mutation.isPending}
      onConfirm={() => change && mutation.mutate(change)}
    >
      <p>
        <b>{job.title}</b>
      </p>
      <p className="ui-phrase">{words?.body}</p>
    </ConfirmDialog>
  )
}

const questionAbout = (job: MyJob): Record<JobChange, { title: string; body: string; verb: string; busy: string }> => ({
  close: {
    title: '募集を終了しますか？',
    body: '求人は公開されなくなり、新しい応募を受け付けません。届いた応募はそのまま残り、募集はあとで再開できます。',
    verb: '募集を終了する',
    busy: '終了しています…',
  },
  reopen: {
    title: '募集を再開しますか？',
    body:
      job.approval_status === 'approved'
        ? '求人がもう一度公開され、応募を受け付けます。'
        : '運営者に承認されると公開され、応募を受け付けます。',
    verb: '募集を再開する',
    busy: '再開しています…',
  },
  withdraw: {
    title: '修正を取り下げますか？',
    body: '修正した内容は破棄され、求人は承認済みの内容のままになります。',
    verb: '取り下げる',
    busy: '取り下げています…',
  },
  delete: {
    title: '求人を削除しますか？',
    body:
      job.application_count > 0
        ? `届いた応募${job.application_count}件も一緒に削除されます。元に戻せません。${heldRecords}`
        : `削除した求人は元に戻せません。${heldRecords}`,
    verb: '削除する',
    busy: '削除しています…',
  },
})

/** The correction of an approved job: that it waits, or why it was rejected. */
function JobRevision({ job, onWithdraw }: { job: MyJob; onWithdraw: (() => void) | undefined }) {
  const { revision } = job
  if (!revision) return null
  const isRejected = revision.status === 'rejected'
  return (
    <div
      className={
        isRejected ? 'rejection-reason' : 'my-job-row__revision border-s-3 border-rule px-4 py-1 text-sm/[1.75]'
      }
    >
      <b>{isRejected ? '修正の却下の理由' : `修正の承認待ち（${monthDayText(revision.submitted_at)}申請）`}</b>
      {isRejected ? (
        <p className="whitespace-pre-line">{revision.rejection_reason}</p>
      ) : (
        <p className="ui-phrase">承認されるまで、求人は承認済みの内容のままです。</p>
      )}
      <div className="ui-row ui-row--tight mt-2">
        <Link to={pagePath('job', { id: job.id, version: 'public' })}>承認済みの内容を見る</Link>
        {onWithdraw && (
          <>
            {isRejected && <EditLink job={job} />}
            <Button
              size="sm"
              className="min-h-9"
              aria-label={`「${job.title}」の修正を取り下げる`}
              onClick={onWithdraw}
            >
              取り下げる
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** The link to a rejected job's form. */
const EditLink = ({ job, variant }: { job: MyJob; variant?: 'primary' }) => (
  <LinkButton
    to={pagePath('editJob', { jobId: job.id })}
    {...(variant && { variant })}
    size="sm"
    className={variant ? 'mt-2 min-h-9' : 'min-h-9'}
    aria-label={`「${job.title}」を編集する`}
  >
    <Pencil className="ui-icon" aria-hidden="true" />
    編集する
  </LinkButton>
)

/** Findings in an own job by severity; each links to its field or to the employer's profile. */
function JobFindings({ job }: { job: MyJob }) {
  const findings = job.findings ?? []
  if (findings.length === 0) return null
  const counts = (['stop', 'warn'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length
    return count > 0 ? [{ severity, count }] : []
  })
  return (
    <details className="text-sm/[inherit]">
      <summary className="flex min-h-7 cursor-pointer flex-wrap gap-x-4 gap-y-1 font-medium underline underline-offset-[0.25em]">
        <span className="sr-only">「{job.title}」の確認結果：</span>
        {counts.map(({ severity, count }) => (
          <span
            className={`inline-flex items-center gap-1.5 ${severity === 'stop' ? 'text-danger-ink' : 'text-warning-ink'}`}
            key={severity}
          >
            <SeverityIcon severity={severity} />
            {severityWord[severity]} {count}件
          </span>
        ))}
      </summary>
      <ul>
        {findings.map((finding) => (
          <li
            key={`${finding.code} ${finding.field} ${finding.start}`}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2 border-b border-rule-soft py-1.5 leading-[1.7] [word-break:var(--phrase)]"
          >
            <SeverityIcon severity={finding.severity} className="mt-[0.3em] text-muted" />
            <div>
              <span className="sr-only">{severityWord[finding.severity]}：</span>
              {finding.excerpt && <q>{finding.excerpt}</q>} {finding.message}
              <span className="block text-xs/[inherit] text-muted">{finding.law}</span>
            </div>
            <Link to={wayTo(job.id, finding.field)}>修正する</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function wayTo(jobId: string, field: string): string {
  if (field.startsWith('employer.')) return pagePath('employerProfile')
  return `${pagePath('editJob', { jobId })}#${fieldId(rowOfFinding(field))}`
}
