import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import type { Conversation } from '#web/parts/messages/conversation.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { useMay } from '#web/session/use-may.ts'
import type { Answer } from './answer-dialog.tsx'
import { InterviewCard, slotChoice } from './interview-card.tsx'
import { interviewDialog } from './interview-dialogs.ts'
import type { Interview } from './interview-form.ts'
import '#web/parts/sheet.css'
import '#web/parts/states/skeleton.css'

const answerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** How often (ms) an application's interviews are read while it is shown. */
const lookEvery = 30_000

/** An application's interviews, oldest first. */
export function useInterviews(id: string) {
  useEffect(slotChoice.preload, [])
  return useQuery({ ...read('listInterviews', { params: { id } }), refetchInterval: lookEvery })
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
          <Button
            size="sm"
            onPointerEnter={interviewDialog.preload}
            onFocus={interviewDialog.preload}
            onClick={() => setQuestion({ kind: 'move', moved: null })}
          >
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
                    interviewDialog.preload()
                    answerDialog.preload()
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
        <Lazy part={interviewDialog} onLoadError={close}>
          {(InterviewDialog) => (
            <InterviewDialog
              applicationId={conversation.application_id}
              jobId={conversation.job_id}
              side={conversation.side}
              to={to}
              moved={question.moved}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {question && question.kind !== 'move' && (
        <Lazy part={answerDialog} onLoadError={close}>
          {(AnswerDialog) => (
            <AnswerDialog answer={question.kind} interview={question.interview} to={to} onClose={close} />
          )}
        </Lazy>
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
