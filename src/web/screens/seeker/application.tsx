import { useQuery } from '@tanstack/react-query'
import { Check, Circle, CircleDot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Contacts, resumeLinksRefetchInterval } from '#web/parts/applicants/contacts.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { type JobAnswer, JobAnswers } from '#web/parts/job-answers.tsx'
import { type Conversation, otherName, useConversation } from '#web/parts/messages/conversation.ts'
import { Exchange } from '#web/parts/messages/exchange.tsx'
import { MessageLogSkeleton } from '#web/parts/messages/message-log.tsx'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { PageHeadSkeleton } from '#web/parts/site/page-head-skeleton.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { ApplicationStatusBadge } from '#web/parts/status-badges.tsx'
import { monthDayText } from '#words/dates.ts'
import { fileSizeText } from '#words/file-size.ts'
import { clockText, monthDayWeekdayText } from '#words/full-dates.ts'
import { interviewKindLabel, slotText } from '#words/interviews.ts'
import { AppointmentActions } from './application/appointment-actions.tsx'
import type { Interview } from './application/interviews/interview-form.ts'
import {
  InterviewDialog,
  InterviewSection,
  InterviewSectionSkeleton,
  useInterviews,
} from './application/interviews/interview-section.tsx'
import { type TimelineStep, timelineOf } from './application/timeline-steps.ts'
import './application/timeline.css'
import '#web/parts/sheet.css'

const WithdrawDialog = lazyDialog(async () => (await import('./application/withdraw-dialog.tsx')).WithdrawDialog)

export const meta = () => pageMeta({ title: '応募の詳細', hidden: true })

/** Interviews are before the messages on a phone, and beside them on wide screens. */
const parts = 'grid grid-cols-1 items-start gap-6 pt-6 xl:grid-cols-[minmax(0,1fr)_21.5rem]'

/** An application for both sides: interviews, messages, and withdrawal. */
export default function Application() {
  const { id = '' } = useParams()
  return <ApplicationScreen key={id} id={id} />
}

function ApplicationScreen({ id }: { id: string }) {
  const query = useConversation(id)
  const interviews = useInterviews(id)
  const own = useOwnApplicationOf(query.data?.conversation)
  if (query.error instanceof ApiError && query.error.status === 404 && !query.data) {
    return (
      <NotFoundState title="応募が見つかりません" back={{ to: pagePath('applications'), label: '応募履歴へ' }}>
        取り消されたか、この応募の応募者と募集企業ではないアカウントでログインしています。
      </NotFoundState>
    )
  }
  return (
    <QueryState
      // Wait for interviews, which would push the messages down.
      query={{ ...query, isPending: query.isPending || !interviews.isFetched || own.isLoading }}
      waiting={
        <>
          <PageHeadSkeleton crumb={<Crumbs trail={[{ label: '応募の詳細' }]} />} />
          <div key="waiting" className={parts}>
            <div className="xl:order-last">
              <InterviewSectionSkeleton />
            </div>
            <MessageLogSkeleton />
          </div>
        </>
      }
      failure={() => ({ title: 'メッセージを取得できませんでした' })}
    >
      {({ conversation, messages, hasMore, readMore, isReadingMore }) => (
        <>
          <Head conversation={conversation} />
          {own.own && (
            <div className="pt-1">
              <NextStep
                own={own.own}
                interviews={interviews.data?.interviews ?? []}
                now={new Date()}
                to={otherName(conversation)}
              />
            </div>
          )}
          <div className={parts}>
            <div className="ui-stack xl:order-last">
              {own.own && <Timeline steps={timelineOf(own.own, interviews.data?.interviews ?? [], new Date())} />}
              <InterviewSection conversation={conversation} query={interviews} to={otherName(conversation)} />
            </div>
            <div className="ui-stack">
              <section className="sheet" aria-labelledby="messages-title">
                <div className="sheet__head">
                  <h2 id="messages-title" className="shrink-0 scroll-mt-28" tabIndex={-1}>
                    メッセージ
                  </h2>
                  <span className="min-w-0 text-right text-xs text-muted">
                    <span className="inline-block">{otherName(conversation)}</span>
                    <span className="inline-block">とのやり取り</span>
                  </span>
                </div>
                <Exchange
                  conversation={conversation}
                  messages={messages}
                  more={hasMore ? { onPress: readMore, busy: isReadingMore } : null}
                />
              </section>
              {conversation.side === 'employer' ? (
                <ReceivedSent conversation={conversation} />
              ) : (
                own.own && <OwnSent own={own.own} />
              )}
            </div>
          </div>
          {conversation.side === 'applicant' && conversation.status !== 'rejected' && (
            <p className="pt-8">
              <Withdraw conversation={conversation} />
            </p>
          )}
        </>
      )}
    </QueryState>
  )
}

const icons = { done: Check, now: CircleDot, ahead: Circle }
const dots = {
  done: 'border-primary bg-primary text-(--on-primary)',
  now: 'border-primary bg-(--surface) text-primary-ink',
  ahead: 'border-rule-strong bg-(--surface) text-muted',
}
const spoken = { done: '済み', now: '進行中', ahead: 'これから' }

/** An application's steps, oldest first. */
function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="ui-ruled-heading mb-3">
        経過
      </h2>
      <ol className="timeline">
        {steps.map(({ name, when, state }, at) => {
          const Icon = icons[state]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: interviews may have the same name
            <li className="text-sm/[inherit] relative flex flex-wrap gap-x-2.5 pb-4 pl-9" key={at} data-state={state}>
              <span
                className={`absolute start-0 top-0 grid size-6 place-items-center rounded-full border-2 ${dots[state]}`}
              >
                <Icon className="ui-icon ui-icon--small" aria-hidden="true" />
              </span>
              <b>{name}</b>
              <span className="ui-number text-muted">{when}</span>
              <span className="sr-only">（{spoken[state]}）</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A conversation's application for its applicant; the other side requests nothing. */
function useOwnApplicationOf(conversation: Conversation | undefined) {
  const query = useQuery({
    ...read('listMyApplications', { query: { job_id: conversation?.job_id ?? '' } }),
    enabled: conversation?.side === 'applicant',
  })
  return { ...query, own: query.data?.applications.find(({ id }) => id === conversation?.application_id) }
}

function Head({ conversation }: { conversation: Conversation }) {
  const { side, job_id, job_title, company, applicant_name, status, withdrawn_at } = conversation
  const isApplicant = side === 'applicant'
  return (
    <PageHead
      title={isApplicant ? job_title : `${applicant_name}さん`}
      crumb={
        <Crumbs
          trail={[
            isApplicant
              ? { label: '応募履歴', to: pagePath('applications') }
              : { label: '応募者', to: pagePath('applicants', { jobId: job_id }) },
            { label: '応募の詳細' },
          ]}
        />
      }
      lead={
        <span className="ui-row ui-row--tight">
          <ApplicationStatusBadge status={status} withdrawn={withdrawn_at !== null} />
          {withdrawn_at && <span className="ui-number">{monthDayText(withdrawn_at)}に辞退</span>}
          {isApplicant ? <CompanyName name={company} /> : job_title}
          {isApplicant && <Link to={pagePath('job', { id: job_id })}>求人を見る</Link>}
        </span>
      }
    />
  )
}

/** Opens the dialog for withdrawal. */
function Withdraw({ conversation }: { conversation: Conversation }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" {...WithdrawDialog.near} onClick={() => setOpen(true)}>
        応募を辞退する
      </Button>
      {open && <WithdrawDialog conversation={conversation} onClose={() => setOpen(false)} />}
    </>
  )
}

/** An applicant's next step, first on the page. */
function NextStep(props: { own: OwnApplication; interviews: readonly Interview[]; now: Date; to: string }) {
  const { own, interviews, now, to } = props
  const settled = interviews.find(
    ({ status, starts_at }) => own.next?.kind === 'interview' && status === 'accepted' && starts_at === own.next.at,
  )
  const isOver = !settled && (own.withdrawn_at !== null || own.status === 'rejected')
  return (
    <section
      className="text-sm/[inherit] grid gap-1.5 px-4 py-3.5 border border-(--primary-line) border-l-4 border-l-primary rounded-md bg-(--primary-soft) [text-autospace:no-autospace]"
      aria-labelledby={isOver ? undefined : 'next-step'}
    >
      {!isOver && (
        <h2 className="text-xs/[var(--leading-title)] text-primary-ink" id="next-step">
          {settled ? '次の予定' : '次にすること'}
        </h2>
      )}
      {settled && own.status === 'accepted' && <p>採用が決まりました。</p>}
      {settled ? (
        <Appointment interview={settled} now={now} to={to} />
      ) : (
        <Waiting own={own} to={to} interviews={interviews} />
      )}
    </section>
  )
}

function Appointment({ interview, now, to }: { interview: Interview; now: Date; to: string }) {
  const [moving, setMoving] = useState(false)
  const { starts_at, minutes, kind, place, note } = interview
  const start = new Date(starts_at ?? now)
  const end = new Date(start.getTime() + minutes * 60_000)
  const days = (Date.parse(tokyoDate(start)) - Date.parse(tokyoDate(now))) / 86_400_000
  return (
    <>
      <p className="text-[1.375rem] font-bold leading-[1.35] tabular-nums">
        <span className="inline-block">
          {monthDayWeekdayText(start)}
          {clockText(start)}〜{clockText(end)}
        </span>
        <small className="inline-block text-sm/[inherit] ml-3 font-normal text-muted">
          {days > 0 ? `あと${days}日` : '今日'}
        </small>
      </p>
      <p>
        {interviewKindLabel[kind]}の面接です。{place && <span className="whitespace-pre-line">{place}</span>}
      </p>
      {note && <p className="whitespace-pre-line">{note}</p>}
      <div className="ui-row ui-row--tight">
        <AppointmentActions interview={interview} />
        <Button {...InterviewDialog.near} onClick={() => setMoving(true)}>
          日程の変更を相談する
        </Button>
      </div>
      {moving && <InterviewDialog application={interview} to={to} moved={interview} onClose={() => setMoving(false)} />}
    </>
  )
}

function Waiting({ own, to, interviews }: { own: OwnApplication; to: string; interviews: readonly Interview[] }) {
  if (own.next?.kind === 'choose-slot') {
    const { at } = own.next
    const others = (interviews.find(({ slots }) => slots.includes(at))?.slots.length ?? 1) - 1
    return (
      <>
        <p className="text-[1.375rem] font-bold leading-[1.35] tabular-nums">面接の日時を選ぶ</p>
        <p>
          候補：{slotText(at)}
          {others > 0 && ` ほか${others}件`} <a href="#interviews-title">日時を選ぶ</a>
        </p>
      </>
    )
  }
  if (own.next?.kind === 'message')
    return (
      <p>
        {to}からメッセージが届いています。<a href="#messages-title">メッセージを読む</a>
      </p>
    )
  // The employer has written about an interview, also about one that was cancelled.
  return <p>{restingText(own, to, interviews.length > 0)}</p>
}

function restingText({ status, withdrawn_at }: OwnApplication, to: string, wasAnswered: boolean): string {
  if (withdrawn_at) return '応募を辞退しました。'
  if (status === 'rejected') return '選考は終了しました。'
  if (status === 'accepted') return `採用が決まりました。${to}からの連絡をお待ちください。`
  return wasAnswered ? `${to}からの次の連絡をお待ちください。` : `${to}からの返答はまだありません。`
}

/** What the applicant sent, for the applicant. */
function OwnSent({ own }: { own: OwnApplication }) {
  return (
    <Sent motive={own.motive} letter={own.cover_letter} answers={own.answers}>
      {own.papers.length > 0 && (
        <ul className="text-sm" aria-label="応募の書類">
          {own.papers.map(({ id, name, size }) => (
            <li key={id}>
              {name} <span className="ui-number text-xs text-muted">{fileSizeText(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sent>
  )
}

/** The same for the employer, with links to files. */
function ReceivedSent({ conversation }: { conversation: Conversation }) {
  const params = { jobId: conversation.job_id, applicationId: conversation.application_id }
  const { data } = useQuery({ ...read('readApplicant', { params }), refetchInterval: resumeLinksRefetchInterval })
  if (!data) return null
  const { application } = data
  return (
    <Sent motive={application.motive} letter={application.cover_letter} answers={application.answers}>
      <Contacts application={application} />
    </Sent>
  )
}

function Sent(props: {
  motive: string | null
  letter: string | null
  answers: readonly JobAnswer[]
  children: ReactNode
}) {
  const { motive, letter, answers, children } = props
  return (
    <section className="sheet" aria-labelledby="sent-title">
      <div className="sheet__head">
        <h2 id="sent-title">応募の内容</h2>
      </div>
      <div className="sheet__body ui-stack ui-stack--tight">
        {children}
        {motive && <Text title="志望動機" text={motive} />}
        {letter && <Text title="応募メッセージ" text={letter} />}
        {answers.length > 0 && <JobAnswers answers={answers} />}
      </div>
    </section>
  )
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <div className="text-sm">
    <b>{title}</b>
    <p className="whitespace-pre-line">{text}</p>
  </div>
)
