import { Banknote, CalendarDays, MapPin, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { whyNotTakeBack } from '#rules/jobs/job-state.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { JobAnswers } from '#web/parts/job-answers.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import type { JobNotes } from '#web/parts/notes/use-job-notes.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { ApplicationStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { nextText } from '#words/next-steps.ts'
import { payText } from '#words/salary.ts'
import { unreadText } from '#words/status-labels.ts'
import '#web/parts/card.css'

const takeBackDialog = lazyPart(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)

type Application = ResponseData<'listMyApplications'>['applications'][number]

/** One application; the whole card leads to the job. What was sent with it unfolds. */
export function ApplicationCard({ application, notes }: { application: Application; notes: JobNotes }) {
  const { job_id, title, company, location, status, applied_at, updated_at, cover_letter } = application
  const { id, withdrawn_at, unread_count, job_state, papers, papers_taken_back_at, shared_profile } = application
  const { motive, answers, next } = application
  const hasPapers = papers.length > 0 || shared_profile !== null
  const [isTakingBack, setTakingBack] = useState(false)
  return (
    <li className="card gap-3">
      <div className="ui-row ui-row--between ui-row--nowrap items-start">
        <div className="min-w-0">
          <h3 className="ui-phrase text-md" id={`application-${id}`}>
            {job_state === 'deleted' ? title : <Link to={pagePath('job', { id: job_id })}>{title}</Link>}
          </h3>
          <p className="text-sm text-muted">
            <CompanyName name={company} />
          </p>
        </div>
        <div className="ui-row ui-row--tight">
          {job_state !== 'open' && <InactiveBadge stopped={job_state === 'stopped' || job_state === 'suspended'} />}
          <ApplicationStatusBadge status={status} withdrawn={withdrawn_at !== null} />
        </div>
      </div>
      {next && <Next next={next} id={id} />}
      <div className="ui-row text-sm gap-x-6 gap-y-1">
        <span className="ui-row ui-row--tight">
          <Banknote className="ui-icon" aria-hidden="true" />
          <b className="ui-number">
            <span className="sr-only">給与</span>
            {payText(application)}
          </b>
        </span>
        <span className="ui-row ui-row--tight">
          <MapPin className="ui-icon" aria-hidden="true" />
          <span>
            <span className="sr-only">勤務地</span>
            {location}
          </span>
        </span>
        <span className="ui-number text-muted">応募 {monthDayText(applied_at)}</span>
        <span className="ui-number text-muted">更新 {monthDayText(updated_at)}</span>
      </div>
      <div className="card__raised ui-row ui-row--tight">
        {job_state !== 'deleted' && (
          <>
            <LinkButton to={pagePath('application', { id })} size="sm" aria-describedby={`application-${id}`}>
              <MessageSquare className="ui-icon" aria-hidden="true" />
              メッセージ{unreadText(unread_count)}
            </LinkButton>
            <JobNote job={{ id: job_id, title }} notes={notes} />
          </>
        )}
        {whyNotTakeBack(job_state) === null && hasPapers && (
          <Button
            size="sm"
            aria-describedby={`application-${id}`}
            onPointerEnter={takeBackDialog.preload}
            onFocus={takeBackDialog.preload}
            onClick={() => setTakingBack(true)}
          >
            書類を引き取る
          </Button>
        )}
        {papers_taken_back_at && (
          <span className="ui-number text-xs text-muted">
            {monthDayText(papers_taken_back_at)}に書類を引き取りました
          </span>
        )}
      </div>
      {(cover_letter || motive || papers.length > 0 || answers.length > 0) && (
        <details className="card__raised text-sm">
          <summary className="min-h-6 w-fit cursor-pointer text-primary-ink">送った内容を見る</summary>
          <div className="ui-stack ui-stack--tight mt-2 border-l-2 border-rule pl-4">
            {motive && <p className="whitespace-pre-line">志望動機：{motive}</p>}
            {cover_letter && <p className="whitespace-pre-line">{cover_letter}</p>}
            {papers.length > 0 && <p className="text-muted">書類：{papers.map(({ name }) => name).join('、')}</p>}
            {answers.length > 0 && <JobAnswers answers={answers} />}
          </div>
        </details>
      )}
      {isTakingBack && (
        <Lazy part={takeBackDialog} onLoadError={() => setTakingBack(false)}>
          {(TakeBackDialog) => <TakeBackDialog application={application} onClose={() => setTakingBack(false)} />}
        </Lazy>
      )}
    </li>
  )
}

/** The next date, or what waits; it leads to the application. */
function Next({ next, id }: { next: NonNullable<Application['next']>; id: string }) {
  const { what, when } = nextText(next)
  return (
    <p className="card__raised ui-row ui-row--tight text-sm">
      <CalendarDays className="ui-icon" aria-hidden="true" />
      <Link to={pagePath('application', { id })}>{what}</Link>
      {when && <b className="ui-number">{when}</b>}
    </p>
  )
}
