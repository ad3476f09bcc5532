import { useQuery } from '@tanstack/react-query'
import { Flag, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { RemoveQuestionDialog } from '#web/parts/moderation/remove-question-dialog.tsx'
import { QuestionTextField } from '#web/parts/question-text-field.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useRequireAccount } from '#web/session/require-account.ts'
import { useMayChange } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import { ReportDialog } from './report-dialog.tsx'

type Question = ResponseData<'listJobQuestions'>['questions'][number]
type AskedJob = { id: string; title: string; company: string; is_own?: boolean | undefined }

/** Questions about a job with their answers: the reader's own that wait first, and the form to ask where it is `open`. */
export function JobQuestions({ job, open }: { job: AskedJob; open: boolean }) {
  const query = useQuery(read('listJobQuestions', { params: { id: job.id } }))
  return (
    <QueryState query={query} of="質問" waiting={<SkeletonText lines={3} label="質問を読み込み中" />}>
      {({ questions }) => {
        const waiting = questions.filter(({ state }) => state !== 'answered').length
        return (
          <>
            <p className="text-xs text-muted ui-phrase">
              {questions.length === 0
                ? '質問はまだありません。応募の前に、匿名で質問できます。お名前は企業にも表示されません。'
                : `応募の前に、匿名で質問できます。回答：${job.company}`}
            </p>
            {questions.length > 0 && (
              <ol>
                {questions.map((question) =>
                  question.state === 'answered' ? (
                    <Answered key={question.id} question={question} job={job} reportable={open} />
                  ) : (
                    <Waiting key={question.id} question={question} />
                  ),
                )}
              </ol>
            )}
            {open &&
              (waiting >= limits.openQuestionsPerJob ? (
                <Notice>{refusalSentence['too-many-questions']}</Notice>
              ) : (
                <Ask job={job} />
              ))}
            {job.is_own && (
              <LinkButton to={pagePath('employerQuestions')} size="sm" className="justify-self-start">
                届いた質問を見る
              </LinkButton>
            )}
          </>
        )
      }}
    </QueryState>
  )
}

/** 問 or 答 in the margin, the text, and its day at the right. */
function Said(props: { mark: '問' | '答'; label: string; day: string | null; extra?: ReactNode; children: ReactNode }) {
  const { mark, label, day, extra, children } = props
  return (
    <div className={mark === '問' ? 'job-question__said font-bold' : 'job-question__said job-question__said--answer'}>
      <span className="job-question__mark" aria-hidden="true">
        {mark}
      </span>
      <div className="whitespace-pre-line break-words min-w-0">
        <span className="sr-only">{label}：</span>
        {children}
      </div>
      <span className="inline-flex items-center text-xs/[inherit] font-normal text-muted whitespace-nowrap max-md:col-start-2">
        {day && <time dateTime={day}>{monthDayText(day)}</time>}
        {extra}
      </span>
    </div>
  )
}

function Answered({ question, job, reportable }: { question: Question; job: AskedJob; reportable: boolean }) {
  const { id, text, asked_on, answer, answered_on, added, changed } = question
  const [reporting, setReporting] = useState(false)
  const [removing, setRemoving] = useState(false)
  const mayRemove = useMayChange('report:handle')
  const flag = mayRemove ? (
    <IconButton label="この質問と回答を削除する" className="min-h-7 w-7 -my-1" onClick={() => setRemoving(true)}>
      <Trash2 className="ui-icon ui-icon--small" aria-hidden="true" />
    </IconButton>
  ) : (
    reportable && (
      <IconButton label="この質問と回答を報告する" className="min-h-7 w-7 -my-1" onClick={() => setReporting(true)}>
        <Flag className="ui-icon ui-icon--small" aria-hidden="true" />
      </IconButton>
    )
  )
  return (
    <li className="grid gap-1.5 border-b border-b-rule py-3">
      <Said mark="問" label="質問" day={asked_on}>
        {text}
      </Said>
      <Said mark="答" label="回答" day={answered_on} extra={flag}>
        {changed ? (
          <>
            <span className="text-muted">
              <Badge tone="quiet">変更前の回答</Badge> {answer}
            </span>
            {changed.map(({ label, from, to }) => (
              <span key={label} className="block text-xs text-muted">
                変更：{label} <s>{from || '記載なし'}</s> → <b className="text-ink">{to || '記載なし'}</b>
              </span>
            ))}
          </>
        ) : (
          answer
        )}
        {added && (
          <Button size="sm" variant="ghost" title={added.join('、')} onClick={showPosting}>
            求人票に追記済み
          </Button>
        )}
      </Said>
      {removing && <RemoveQuestionDialog id={id} onClose={() => setRemoving(false)} />}
      {reporting && (
        <ReportDialog job={job} question={question} onReported={() => {}} onClose={() => setReporting(false)} />
      )}
    </li>
  )
}

/** Leads to the posting's lines, as its tab does. */
const showPosting = () => document.getElementById('tab-overview')?.click()

/** An own question that waits; only its asker sees it. */
function Waiting({ question }: { question: Question }) {
  const { id, text, asked_on, state } = question
  const [asking, setAsking] = useState(false)

  async function takeBack() {
    const { message } = await callAndRefresh('takeBackQuestion', { params: { id } })
    toast.success(message, undefined, 'question')
    document.getElementById('part-questions')?.focus({ preventScroll: true })
  }

  return (
    <li className="job-question--own grid gap-1.5 border-b border-b-rule px-3 py-3">
      <Said mark="問" label="あなたの質問" day={asked_on}>
        {text}
      </Said>
      <div className="ui-row ui-row--between ps-10 text-xs text-muted">
        <span className="ui-phrase">
          <b className="text-ink">{state === 'held' ? '回答を確認中' : '回答待ち'}</b>
          {'　'}
          {state === 'held'
            ? '運営者が回答を確認しています。'
            : 'あなたにだけ表示されています。回答と一緒に公開されます。'}
        </span>
        {state === 'open' && (
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            質問を取り消す
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmChange
          title="質問を取り消しますか？"
          verb="取り消す"
          busyVerb="取り消しています…"
          refused="取り消しに失敗しました"
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          <p className="ui-phrase">取り消すと、元に戻せません。</p>
        </ConfirmChange>
      )}
    </li>
  )
}

/** The button, then the form. A visitor signs in over the page, and the text stays. */
function Ask({ job }: { job: AskedJob }) {
  const requireAccount = useRequireAccount()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(sent: string) {
    setBusy(true)
    try {
      const { message } = await callAndRefresh('askQuestion', { params: { id: job.id }, body: { text: sent } })
      toast.success(message, undefined, 'question')
      setText('')
      setIsOpen(false)
      document.getElementById('part-questions')?.focus({ preventScroll: true })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        setFault(error.errors.map(({ msg }) => msg).join(''))
        document.getElementById('question-text')?.focus()
      } else {
        reportFailure(error, '質問を送信できませんでした', 'question')
      }
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const sent = text.trim()
    if (!sent) return setFault('質問を入力してください')
    setFault('')
    requireAccount({
      title: '質問するにはログインが必要です',
      slip: { kind: '質問', title: job.title, detail: sent },
      onReady: () => void send(sent),
    })
  }

  if (!isOpen)
    return (
      <>
        <Button className="justify-self-start max-md:w-full" onClick={() => setIsOpen(true)}>
          この求人について質問する
        </Button>
        <noscript>
          <p className="text-sm">質問には、ログインとJavaScriptが必要です。</p>
        </noscript>
      </>
    )
  return (
    <form noValidate className="sheet sheet--padded ui-stack" onSubmit={onSubmit}>
      <QuestionTextField
        id="question-text"
        label="この求人について質問する"
        error={fault}
        hint="回答と一緒に公開されます。お名前は企業にも表示されません。"
        limit={limits.readerQuestion}
        text={text}
        onText={setText}
      />
      <div className="ui-row ui-row--tight">
        <Button variant="primary" type="submit" busy={busy} busyLabel="送信しています…">
          質問を送信する
        </Button>
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          やめる
        </Button>
      </div>
    </form>
  )
}
