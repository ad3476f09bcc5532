import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { daysAgo } from '#words/days-ago.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { Badge } from './badge.tsx'
import { Button, LinkButton } from './button.tsx'
import { ConfirmChange } from './dialogs/confirm-change.tsx'
import { FailureNotice } from './states/failure-notice.tsx'
import { Notice } from './states/notice.tsx'
import { toast } from './toasts/toast.ts'
import './received-question.css'
import { QuestionTextField } from './question-text-field.tsx'

type Question = ResponseData<'listReceivedQuestions'>['questions'][number]

/** A question about an own job: its age in the margin, and below it the answer or the form for one. Nothing names the asker. */
export function ReceivedQuestion(props: {
  question: Question
  now: Date
  onLeave?: ((id: string) => void) | undefined
}) {
  const { question, now, onLeave } = props
  const { id, text, asked_on, state, answer, job, lacks } = question
  const mayAnswer = useMay('job:manage-own')
  const [answering, setAnswering] = useState(false)
  const [asking, setAsking] = useState<'decline' | 'delete' | null>(null)
  const days = daysAgo(asked_on, now)

  async function change(name: 'declineQuestion' | 'deleteAnswer') {
    onLeave?.(id)
    const { message } = await callAndRefresh(name, { params: { id } })
    toast.success(message, undefined, 'question')
  }

  return (
    <li className="received-question grid min-h-17 items-center gap-x-4 border-b border-rule-soft pe-4 last:border-0 max-md:gap-x-3">
      <p className="received-question__age">
        {days <= 0 ? (
          <b>今日</b>
        ) : (
          <>
            <b className="ui-number">{days.toLocaleString('ja-JP')}</b>日前
          </>
        )}
      </p>
      <div className="py-2.5 min-w-0">
        <p className="text-sm font-bold ui-phrase whitespace-pre-line break-words" id={`question-${id}`} tabIndex={-1}>
          {text}
        </p>
        {answer && <p className="text-sm whitespace-pre-line break-words">{answer}</p>}
        {lacks && mayAnswer && (
          <p className="ui-row gap-x-3.5 gap-y-0 text-xs">
            {lackText(lacks)}
            <LinkButton size="sm" variant="ghost" to={correctionOf(job.id, lacks)}>
              求人票に追記する
            </LinkButton>
          </p>
        )}
        <p className="ui-row gap-x-3.5 gap-y-0 text-xs text-muted">
          {state === 'held' && <Badge tone="warning">確認中</Badge>}
          <Link className="inline-flex min-h-6 items-center" to={pagePath('job', { id: job.id })}>
            {job.title}
          </Link>
          <span className="ui-number">{monthDayText(asked_on)}</span>
        </p>
      </div>
      {mayAnswer && !answering && (
        <div className="flex gap-1 max-md:col-start-2 max-md:pb-3">
          {state === 'open' && (
            <>
              <Button size="sm" aria-label={`「${text}」に回答する`} onClick={() => setAnswering(true)}>
                回答する
              </Button>
              <Button size="sm" variant="ghost" aria-label={`「${text}」を見送る`} onClick={() => setAsking('decline')}>
                見送る
              </Button>
            </>
          )}
          {answer && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`「${text}」への回答を削除`}
              onClick={() => setAsking('delete')}
            >
              回答を削除
            </Button>
          )}
        </div>
      )}
      {answering && <AnswerForm id={id} onLeave={onLeave} onClose={() => setAnswering(false)} />}
      {asking === 'decline' && (
        <ConfirmChange
          title="この質問を見送りますか？"
          verb="見送る"
          busyVerb="見送っています…"
          refused="見送りに失敗しました"
          onConfirm={() => change('declineQuestion')}
          onClose={() => setAsking(null)}
        >
          <p className="ui-phrase">質問した人に、回答が見送られたことが伝わります。質問は公開されません。</p>
        </ConfirmChange>
      )}
      {asking === 'delete' && (
        <ConfirmChange
          title="回答を削除しますか？"
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={() => change('deleteAnswer')}
          onClose={() => setAsking(null)}
        >
          <p className="ui-phrase">質問も一緒に消えます。元に戻せません。</p>
        </ConfirmChange>
      )}
    </li>
  )
}

type Lacks = NonNullable<Question['lacks']>
const lackText = (lacks: Lacks) => `求人票に、${lacks.map(({ label }) => label).join('、')}の記載がありません。`

/** The correction of the posting, with the first field that it lacks focused. */
const correctionOf = (jobId: string, [first]: Lacks) => `${pagePath('editJob', { jobId })}#job-terms.${first?.term}`

function AnswerForm(props: { id: string; onLeave: ((id: string) => void) | undefined; onClose: () => void }) {
  const { id, onLeave, onClose } = props
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [stops, setStops] = useState<readonly DescribedFinding[]>([])
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const answer = text.trim()
    setFault(answer ? '' : '回答を入力してください')
    setFailure(null)
    setStops([])
    if (!answer) return
    setBusy(true)
    try {
      const { data, message, refreshed } = await call('answerQuestion', { params: { id }, body: { text: answer } })
      onLeave?.(id)
      await refreshed
      const { job, lacks } = data.question
      const run = () => void navigate(correctionOf(job.id, lacks ?? []))
      const action = lacks && { label: '求人票に追記する', seconds: 20, run }
      toast.success(message, lacks && lackText(lacks), 'question', action)
    } catch (error) {
      const found = error instanceof ApiError && error.code === 'not-publishable' ? stopsOf(error.data) : []
      setStops(found)
      if (found.length === 0) setFailure(changeFailure(error, '回答を公開できませんでした'))
      setBusy(false)
    }
  }

  return (
    <form noValidate className="col-start-2 -col-end-1 grid gap-2 pb-4 max-md:pb-3" onSubmit={onSubmit}>
      <QuestionTextField
        id={`answer-${id}`}
        label="回答"
        error={fault}
        hint="質問と回答が一緒に公開されます。"
        limit={limits.readerAnswer}
        text={text}
        onText={setText}
      />
      {stops.length > 0 && (
        <Notice tone="danger" title="この回答は公開できません">
          {stops.map(({ excerpt, message, law, start }) => (
            <p key={`${start} ${message}`}>
              {excerpt && `「${excerpt}」：`}
              {message}
              <span className="text-xs">（{law}）</span>
            </p>
          ))}
        </Notice>
      )}
      <FailureNotice failure={failure} />
      <div className="ui-row ui-row--tight">
        <Button variant="primary" type="submit" busy={busy} busyLabel="公開しています…">
          回答を公開する
        </Button>
        <Button variant="ghost" onClick={onClose}>
          あとで
        </Button>
      </div>
    </form>
  )
}

const stopsOf = (data: unknown): readonly DescribedFinding[] =>
  ((data as { findings?: DescribedFinding[] } | undefined)?.findings ?? []).filter(
    ({ severity }) => severity === 'stop',
  )
