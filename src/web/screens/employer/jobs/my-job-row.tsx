import { Eye, Users } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '#web/parts/button.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import type { JobChange } from './job-change.ts'
import { JobMenu } from './job-menu.tsx'
import { JobQuestion } from './job-question.tsx'
import { type MyJob, publicationOf } from './publication.ts'

/** One own job: where it stands, its figures, and what can be done. */
export function MyJobRow({ job, today }: { job: MyJob; today: string }) {
  const [change, setChange] = useState<JobChange | null>(null)
  const publication = publicationOf(job, today)
  return (
    <li className="myjob">
      <div>
        <div className="row tight">
          <ApprovalStatusBadge status={job.approval_status} />
          {publication === 'public' && <span className="xs muted">公開中</span>}
          {publication === 'over' && <span className="xs muted">締切を過ぎました</span>}
          {(publication === 'closed' || publication === 'stopped') && <InactiveBadge />}
          <span className="xs muted num">{monthDayText(job.created_at)}掲載</span>
        </div>
        <h2 className="mt-1.5 text-md">{job.title}</h2>
        {publication === 'stopped' && (
          <p className="xs muted phrase">
            {refusalSentence['stopped-by-operator']}。再開するには、運営へお問い合わせください。
          </p>
        )}
      </div>
      <div className="figs">
        <span className="sm muted nowrap">
          応募 <b className="num">{job.application_count.toLocaleString('ja-JP')}</b> 名
        </span>
        <span className="sm muted nowrap">
          閲覧 <b className="num">{job.view_count.toLocaleString('ja-JP')}</b> 回
        </span>
      </div>
      <div className="row tight nowrap ops">
        <LinkButton
          to={`/employer/jobs/${job.id}/applications`}
          size="sm"
          className="min-h-9"
          aria-label={`「${job.title}」の応募者を見る`}
        >
          <Users className="icon" aria-hidden="true" />
          応募者
        </LinkButton>
        <LinkButton
          to={`/jobs/${job.id}`}
          variant="ghost"
          size="sm"
          className="min-h-9"
          aria-label={`「${job.title}」の詳細を表示`}
        >
          <Eye className="icon" aria-hidden="true" />
          表示
        </LinkButton>
        <JobMenu job={job} onAsk={setChange} />
      </div>
      {job.approval_status === 'rejected' && (
        <div className="reason">
          <b>却下の理由</b>
          <p className="whitespace-pre-line">{job.rejection_reason}</p>
        </div>
      )}
      <JobQuestion job={job} change={change} onClose={() => setChange(null)} />
    </li>
  )
}
