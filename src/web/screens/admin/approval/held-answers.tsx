import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { FindingsBySeverity } from '#web/parts/findings/findings-by-severity.tsx'
import { hasQuestions } from '#web/parts/has-questions.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { IfMayChange } from '#web/session/use-may.ts'

const RemoveQuestionDialog = lazyDialog(
  async () => (await import('#web/parts/moderation/remove-question-dialog.tsx')).RemoveQuestionDialog,
)

type Held = ResponseData<'listHeldQuestions'>['questions'][number]

const useHeldAnswers = () =>
  useQuery({ ...read('listHeldQuestions', { query: { page: '1', limit: '20' } }), enabled: hasQuestions() })

/** Shows and hides `HeldAnswers`, with their number; nothing on a board without questions. */
export function HeldAnswersButton({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { data } = useHeldAnswers()
  if (!hasQuestions()) return null
  return (
    <button
      type="button"
      className="min-h-(--target-min) text-primary-ink underline"
      aria-expanded={open}
      aria-controls="held-answers"
      onClick={() => onOpen(!open)}
    >
      確認を待つ回答<b>{data?.total?.toLocaleString('ja-JP') ?? '—'}件</b>
    </button>
  )
}

/** Answers to readers' questions that the check holds, the oldest first. */
export function HeldAnswers({ open }: { open: boolean }) {
  const { data } = useHeldAnswers()
  return (
    <section id="held-answers" hidden={!open} className="sheet" aria-label="確認を待つ回答">
      {data?.questions.length === 0 && <p className="sheet__body text-sm">確認を待つ回答はありません。</p>}
      <ol>
        {data?.questions.map((question) => (
          <HeldAnswer key={question.id} question={question} />
        ))}
      </ol>
    </section>
  )
}

function HeldAnswer({ question }: { question: Held }) {
  const { id, text, answer, job, employer, findings } = question
  const { busy, change } = useReportedChange('question')
  const [removing, setRemoving] = useState(false)
  const approve = () => change(() => callAndRefresh('approveQuestion', { params: { id } }), '公開に失敗しました')
  return (
    <li className="ui-stack ui-stack--tight sheet__body border-t border-rule-soft text-sm first:border-t-0">
      <p className="text-xs text-muted">
        {employer.name}　<Link to={pagePath('job', { id: job.id })}>{job.title}</Link>
      </p>
      <p className="whitespace-pre-line break-words font-bold">問：{text}</p>
      <p className="whitespace-pre-line break-words">答：{answer}</p>
      <FindingsBySeverity findings={findings} />
      <IfMayChange permission="job:approve">
        <div className="ui-row ui-row--tight">
          <Button size="sm" variant="primary" busy={busy} busyLabel="公開しています…" onClick={approve}>
            公開する
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setRemoving(true)}>
            削除する
          </Button>
        </div>
      </IfMayChange>
      {removing && <RemoveQuestionDialog id={id} onClose={() => setRemoving(false)} />}
    </li>
  )
}
