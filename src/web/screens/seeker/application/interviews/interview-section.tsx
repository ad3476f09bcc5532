import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CalendarClock, CircleCheck, Clock, Minus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { whyNotAnswer, whyNotChange } from '#rules/interviews.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { LinkedText, TextLink } from '#web/parts/linked-text.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import type { Conversation } from '#web/parts/messages/conversation.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { AppointmentActions } from '#web/screens/seeker/application/appointment-actions.tsx'
import { useSession } from '#web/session/session.ts'
import { useMay } from '#web/session/use-may.ts'
import { interviewKindLabel, interviewTimeText, slotText } from '#words/interviews.ts'
import type { Answer } from './answer-dialog.tsx'
import { interviewTitleId } from './focus-interview.ts'
import type { Interview } from './interview-form.ts'
import '#web/parts/sheet.css'
import '#web/parts/states/skeleton.css'

const AnswerDialog = lazyDialog(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** How often (ms) an application's interviews are read while it is shown. */
const pollMs = 30_000

/** An application's interviews, oldest first. */
export function useInterviews(id: string) {
  useEffect(slotChoice.preload, [])
  return useQuery({ ...read('listInterviews', { params: { id } }), refetchInterval: pollMs })
}

/** The open dialog. */
type Question = { kind: 'move'; moved: Interview | null } | { kind: Answer; interview: Interview }

/** An application's interviews: propose, accept, move and cancel. */
export function InterviewSection(props: {
  conversation: Conversation
  query: UseQueryResult<ResponseData<'listInterviews'>>
  /** The other side. */
  to: string
}) {
  const { conversation, query, to } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const ended = conversation.status === 'rejected'
  // Members who only read get no buttons.
  const mayArrange = useMay('application:decide') || conversation.side === 'applicant'
  const close = () => setQuestion(null)
  return (
    <section className="sheet" aria-labelledby="interviews-title">
      <div className="sheet__head">
        <h2 id="interviews-title" className="shrink-0 scroll-mt-28" tabIndex={-1}>
          面接
        </h2>
        {conversation.side === 'employer' && mayArrange && !ended && (
          <Button size="sm" {...InterviewDialog.near} onClick={() => setQuestion({ kind: 'move', moved: null })}>
            面接を提案する
          </Button>
        )}
      </div>
      <QueryState query={query} waiting={<Waiting />} failure={() => ({ title: '面接を取得できませんでした' })}>
        {({ interviews }) =>
          interviews.length === 0 ? (
            <p className="sheet__body ui-phrase text-sm text-muted">{emptyText(conversation, to)}</p>
          ) : (
            <ul>
              {interviews.toReversed().map((interview) => (
                <InterviewCard
                  key={interview.id}
                  interview={interview}
                  ended={ended}
                  mayArrange={mayArrange}
                  onIntent={() => {
                    InterviewDialog.preload()
                    AnswerDialog.preload()
                  }}
                  onMove={() => setQuestion({ kind: 'move', moved: interview })}
                  onAnswer={(kind) => setQuestion({ kind, interview })}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {question?.kind === 'move' && (
        <InterviewDialog application={conversation} to={to} moved={question.moved} onClose={close} />
      )}
      {question && question.kind !== 'move' && (
        <AnswerDialog answer={question.kind} interview={question.interview} to={to} onClose={close} />
      )}
    </section>
  )
}

function emptyText({ side, status }: Conversation, to: string): string {
  if (status === 'rejected') return 'この応募の選考は終了しました。'
  return side === 'employer'
    ? `日時の候補を提案すると、${to}が1つ選べます。`
    : '面接の提案はまだありません。届くと、ここで日時を選べます。'
}

const Waiting = () => (
  <div className="sheet__body" role="status" aria-label="面接を読み込み中">
    <div className="skeleton__loading">
      <div className="skeleton w-3/5" />
    </div>
  </div>
)

/** As wide as the section, until its content is known. */
export const InterviewSectionSkeleton = () => (
  <div className="sheet">
    <div className="sheet__head">
      <span className="skeleton w-16" />
    </div>
    <Waiting />
  </div>
)

/** Only for a reader who must answer; loaded with the interviews, so that nothing moves. */
const slotChoice = lazyPart(async () => (await import('./slot-choice.tsx')).SlotChoice)

/** An interview: its state, time and place, and the reader's actions. */
function InterviewCard(props: {
  interview: Interview
  /** The application is over, so interviews can only be cancelled. */
  ended: boolean
  mayArrange: boolean
  onMove: () => void
  onAnswer: (answer: Answer) => void
  onIntent: () => void
}) {
  const { interview, ended, mayArrange, onMove, onAnswer, onIntent } = props
  const { id, kind, side, status, note, answer } = interview
  const readerId = useSession().user?.id
  const stored = { ...interview, starts_at: interview.starts_at === null ? null : new Date(interview.starts_at) }
  const mayChange = whyNotChange(stored, new Date()) === null
  const mayAnswer = mayArrange && !ended && whyNotAnswer(stored, side) === null
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <li className="ui-stack ui-stack--tight border-b border-rule p-(--pad-card) last:border-b-0">
      <div className="ui-row ui-row--between">
        <h3 id={interviewTitleId(id)} tabIndex={-1} className="text-md">
          {interviewKindLabel[kind]}の面接
        </h3>
        <InterviewBadge interview={interview} over={status === 'accepted' && !mayChange} mayAnswer={mayAnswer} />
      </div>
      <Ledger items={factsOf(interview, mayAnswer, readerId)} look="plain" />
      {note && <Words label="案内" text={note} />}
      {answer && <Words label={status === 'declined' ? '希望' : '連絡'} text={answer} />}
      {mayAnswer && (
        <Lazy part={slotChoice} fallback={<WaitingChoice slots={interview.slots.length} />} onLoadError={() => {}}>
          {(SlotChoice) => <SlotChoice interview={interview} />}
        </Lazy>
      )}
      {mayArrange && mayChange && (
        <div className="ui-row ui-row--tight">
          {status === 'accepted' && !ended && <AppointmentActions interview={interview} small />}
          {mayAnswer && (
            <Button size="sm" {...intent} onClick={() => onAnswer('declineInterview')}>
              別の日時を希望する
            </Button>
          )}
          {!ended && !mayAnswer && (
            <Button size="sm" {...intent} onClick={onMove}>
              日時を変更する
            </Button>
          )}
          <Button size="sm" variant="danger-line" {...intent} onClick={() => onAnswer('cancelInterview')}>
            {side === 'applicant' ? '面接を辞退する' : '面接を中止する'}
          </Button>
        </div>
      )}
    </li>
  )
}

function InterviewBadge(props: { interview: Interview; over: boolean; mayAnswer: boolean }) {
  const { interview, over, mayAnswer } = props
  switch (interview.status) {
    case 'proposed':
      return (
        <Badge tone="warning" icon={Clock}>
          {mayAnswer ? '日時を選んでください' : '返答待ち'}
        </Badge>
      )
    case 'accepted':
      return (
        <Badge tone={over ? 'quiet' : 'success'} icon={CircleCheck}>
          {over ? '終了' : '日時決定'}
        </Badge>
      )
    case 'declined':
      return (
        <Badge tone="info" icon={CalendarClock}>
          別の日時を希望
        </Badge>
      )
    case 'cancelled':
      return (
        <Badge tone="quiet" icon={Minus}>
          取り消し
        </Badge>
      )
  }
}

/** An interview's facts; its slots too, unless they are to be chosen from. */
function factsOf(interview: Interview, mayAnswer: boolean, readerId: string | undefined): LedgerItem[] {
  const { status, starts_at, slots, minutes, place, url, interviewers, arranged_by: by } = interview
  const settled = status === 'accepted' && starts_at !== null
  const open = status === 'proposed' && !mayAnswer
  return [
    ...(settled ? [{ term: '日時', value: <When text={interviewTimeText(starts_at, minutes)} /> }] : []),
    ...(open ? [{ term: '候補', value: <Starts slots={slots} /> }] : []),
    { term: '時間', value: `${minutes}分` },
    ...(place ? [{ term: '場所', value: <LinkedText text={place} /> }] : []),
    ...(url ? [{ term: '接続先', value: <TextLink href={url} text={url} /> }] : []),
    ...(interviewers.length > 0 ? [{ term: '担当', value: interviewers.map(({ name }) => name).join('、') }] : []),
    // A person who works alone does not need their own name.
    ...(by && by.id !== readerId ? [{ term: '調整', value: `${by.name}さん` }] : []),
  ]
}

/** As tall as the choice: a line, the slots and the button. */
const WaitingChoice = ({ slots }: { slots: number }) => (
  <div role="status" aria-label="候補の日時を読み込み中" style={{ minHeight: `${5.5 + 3.25 * slots}rem` }} />
)

/** The day and the hours, each unbroken. */
const When = ({ text }: { text: string }) => (
  <b>
    {text.split(/(?<= )/).map((part) => (
      <span key={part} className="inline-block whitespace-pre">
        {part}
      </span>
    ))}
  </b>
)

const Starts = ({ slots }: { slots: readonly string[] }) => (
  <ul>
    {slots.map((slot) => (
      <li key={slot} className="ui-number">
        {slotText(slot)}
      </li>
    ))}
  </ul>
)

const Words = ({ label, text }: { label: string; text: string }) => (
  <div className="text-sm">
    <b>{label}</b>
    <p className="whitespace-pre-line">
      <LinkedText text={text} />
    </p>
  </div>
)

/** The dialogs for proposing and moving, loaded on demand. */
export const InterviewDialog = lazyDialog(async () => (await import('./interview-dialog.tsx')).InterviewDialog)
