import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { whyNotTakeBack } from '#rules/jobs/job-state.ts'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { JobAnswers } from '#web/parts/job-answers.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import type { JobNotes } from '#web/parts/notes/use-job-notes.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { InactiveBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { nextText } from '#words/next-steps.ts'
import { payText } from '#words/salary.ts'
import { applicationStatusLabel, unreadText, withdrawnLabel } from '#words/status-labels.ts'
import { stepNames, stepOf } from './own-list.ts'
import './application-row.css'

const takeBackDialog = lazyPart(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)

/** An application on one line: job, progress, and next step. The whole row is a link. */
export function ApplicationRow({ application, notes }: { application: OwnApplication; notes: JobNotes }) {
  const { id, job_id, title, company, location, job_state, status, unread_count } = application
  const { papers, papers_taken_back_at, shared_profile } = application
  const hasPapers = papers.length > 0 || shared_profile !== null
  const [isTakingBack, setTakingBack] = useState(false)
  const isGone = job_state === 'deleted'
  return (
    <li
      className="application-row border-rule-soft px-4 py-2.5 text-xs/[1.6] text-muted [text-autospace:no-autospace] not-last:border-b"
      data-rejected={status === 'rejected' || undefined}
    >
      <div className="min-w-0">
        <h3
          className={`ui-phrase text-[0.9375rem]/[1.45] @max-[43.99rem]:text-balance ${status === 'rejected' ? 'text-muted' : 'text-ink'}`}
          id={`application-${id}`}
        >
          {isGone ? title : <Link to={pagePath('application', { id })}>{title}</Link>}
        </h3>
        <p>
          <CompanyName name={company} />
        </p>
        <p className="@max-[43.99rem]:hidden">
          <span className="inline-block">{payText(application)}</span>・<span className="inline-block">{location}</span>
        </p>
      </div>
      <Steps application={application} />
      <Next application={application} />
      <div className="application-row__actions flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 *:relative *:z-1">
        {job_state !== 'open' && <InactiveBadge stopped={job_state === 'stopped' || job_state === 'suspended'} />}
        {!isGone && (
          <>
            {unread_count > 0 && (
              <Link to={`${pagePath('application', { id })}#messages-title`} className="ui-row ui-row--tight text-sm">
                <MessageSquare className="ui-icon" aria-hidden="true" />
                メッセージ{unreadText(unread_count)}
              </Link>
            )}
            <Link to={pagePath('job', { id: job_id })} className="text-sm" aria-describedby={`application-${id}`}>
              求人を見る
            </Link>
            <JobNote job={{ id: job_id, title }} notes={notes} pencil />
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
            書類の閲覧を停止する
          </Button>
        )}
        {papers_taken_back_at && (
          <span className="ui-number text-xs text-muted">
            {monthDayText(papers_taken_back_at)}に書類の閲覧を停止しました
          </span>
        )}
      </div>
      {isGone && <Sent application={application} />}
      {isTakingBack && (
        <Lazy part={takeBackDialog} onLoadError={() => setTakingBack(false)}>
          {(TakeBackDialog) => <TakeBackDialog application={application} onClose={() => setTakingBack(false)} />}
        </Lazy>
      )}
    </li>
  )
}

function Steps({ application }: { application: OwnApplication }) {
  const done = stepOf(application)
  return (
    <div className="application-row__steps" role="img" aria-label={`${stepNames.length}段階のうち${done}`}>
      {stepNames.map((name, step) => (
        <i key={name} data-done={step < done || undefined} data-name={name} />
      ))}
    </div>
  )
}

/** The next date or waiting item, above the state. */
function Next({ application }: { application: OwnApplication }) {
  const { next, status, withdrawn_at, applied_at, updated_at } = application
  const state = withdrawn_at ? withdrawnLabel : applicationStatusLabel[status]
  const since = status === 'pending' ? `${monthDayText(applied_at)}に応募` : monthDayText(withdrawn_at ?? updated_at)
  const { what = '', when = '' } = next ? nextText(next) : {}
  return (
    <p className="application-row__next">
      {next && <b data-due={next.kind === 'choose-slot' || undefined}>{when || what}</b>}
      {when && <span>{what}</span>}
      <span>
        <span>{state}</span>
        <span className="@max-[43.99rem]:hidden">・</span>
        <span className="ui-number">{since}</span>
      </span>
    </p>
  )
}

/** The sent data: for a deleted job there is no page of the application. */
function Sent({ application: { motive, cover_letter, papers, answers } }: { application: OwnApplication }) {
  if (!motive && !cover_letter && papers.length === 0 && answers.length === 0) return null
  return (
    <details className="col-span-full text-sm">
      <summary className="min-h-6 w-fit cursor-pointer text-primary-ink">送った内容を見る</summary>
      <div className="ui-stack ui-stack--tight mt-2 border-l-2 border-rule pl-4">
        {motive && <p className="whitespace-pre-line">志望動機：{motive}</p>}
        {cover_letter && <p className="whitespace-pre-line">{cover_letter}</p>}
        {papers.length > 0 && <p className="text-muted">書類：{papers.map(({ name }) => name).join('、')}</p>}
        {answers.length > 0 && <JobAnswers answers={answers} />}
      </div>
    </details>
  )
}
