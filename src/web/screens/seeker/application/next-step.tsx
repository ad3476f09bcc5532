import { useState } from 'react'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Button } from '#web/parts/button.tsx'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { Lazy } from '#web/parts/states/lazy.tsx'
import { clockText, monthDayWeekdayText } from '#words/full-dates.ts'
import { interviewKindLabel, slotText } from '#words/interviews.ts'
import { AppointmentActions } from './appointment-actions.tsx'
import { interviewDialog } from './interviews/interview-dialogs.ts'
import type { Interview } from './interviews/interview-form.ts'

/** An applicant's next step, first on the page. */
export function NextStep(props: { own: OwnApplication; interviews: readonly Interview[]; now: Date; to: string }) {
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
  const { application_id, job_id, side, starts_at, minutes, kind, place, note } = interview
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
        <Button
          onPointerEnter={interviewDialog.preload}
          onFocus={interviewDialog.preload}
          onClick={() => setMoving(true)}
        >
          日程の変更を相談する
        </Button>
      </div>
      {moving && (
        <Lazy part={interviewDialog} onLoadError={() => setMoving(false)}>
          {(InterviewDialog) => (
            <InterviewDialog
              applicationId={application_id}
              jobId={job_id}
              side={side}
              to={to}
              moved={interview}
              onClose={() => setMoving(false)}
            />
          )}
        </Lazy>
      )}
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
