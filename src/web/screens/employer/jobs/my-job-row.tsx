import { Clock, Copy, Eye, Link2, Pause, Play, SquarePen, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { waitingSince } from '#rules/jobs/approval-queue.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { type RowAction, RowMenu } from '#web/parts/row-menu.tsx'
import { SourceLinkDialog } from '#web/parts/source-link-dialog.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { useSession } from '#web/session/session.ts'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { fullDateText, monthDayTimeText } from '#words/full-dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import type { JobChange } from './job-change.ts'
import { JobFindings } from './job-findings.tsx'
import { JobQuestion } from './job-question.tsx'
import { JobRevision } from './job-revision.tsx'
import { type MyJob, publicationOf } from './publication.ts'
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
      ...{ label: '編集する', icon: SquarePen },
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
    <li className="my-job-row">
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
        <p className="my-job-row__facts">
          <span>{job.company}</span>
          <span>{job.location}</span>
          <span className="ui-number">{job.deadline ? `応募締切 ${fullDateText(job.deadline)}` : '応募締切なし'}</span>
        </p>
        {publication === 'stopped' && (
          <p className="ui-phrase text-xs text-muted">
            {refusalSentence['stopped-by-operator']}。再開するには、運営者へお問い合わせください。
          </p>
        )}
      </div>
      <div className="my-job-row__figures">
        <span className="text-sm text-muted whitespace-nowrap">
          応募 <b className="ui-number">{job.application_count.toLocaleString('ja-JP')}</b> 件
        </span>
        <Link
          to={pagePath('jobFigures', { jobId: job.id })}
          className="text-sm whitespace-nowrap"
          aria-label={`閲覧 ${views} 回（「${job.title}」の推移）`}
        >
          閲覧 <b className="ui-number">{views}</b> 回
        </Link>
      </div>
      <div className="ui-row ui-row--tight ui-row--nowrap my-job-row__actions">
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
          {mayManage && (
            <LinkButton
              to={pagePath('editJob', { jobId: job.id })}
              variant="primary"
              size="sm"
              className="mt-2 min-h-9"
              aria-label={`「${job.title}」を編集する`}
            >
              <SquarePen className="ui-icon" aria-hidden="true" />
              編集する
            </LinkButton>
          )}
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
  const [at, what] = job.approval_status === 'pending' ? [waitingSince(job), '申請'] : [job.created_at, '掲載']
  return poster ? `${monthDayText(at)} ${poster}さんが${what}` : `${monthDayText(at)}${what}`
}
