import { optionalLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { interviewTimeText } from '#words/interviews.ts'
import { focusInterview } from './focus-interview.ts'
import type { Interview } from './interview-form.ts'

const answers = {
  declineInterview: {
    title: '別の日時を希望する',
    verb: '希望を伝える',
    done: '別の日時の希望を伝えました',
    refused: '希望を伝えられませんでした',
    note: { label: '希望する日時', hint: '例：平日の18時以降を希望します。' },
  },
  cancelInterview: {
    title: '面接を中止しますか？',
    verb: '面接を中止する',
    done: '面接を中止しました',
    refused: '面接を中止できませんでした',
    note: { label: '理由', hint: '書いた内容は、相手に伝わります。' },
  },
} as const

/** An applicant declines what an employer cancels. */
const declined = {
  ...answers.cancelInterview,
  title: '面接を辞退しますか？',
  verb: '面接を辞退する',
  done: '面接を辞退しました',
  refused: '面接を辞退できませんでした',
}

export type Answer = keyof typeof answers

/** Asks for other slots or cancels, with a note to the other side. */
export function AnswerDialog(props: {
  answer: Answer
  interview: Interview
  /** The other side. */
  to: string
  onClose: () => void
}) {
  const { answer, interview, to, onClose } = props
  const isDeclined = answer === 'cancelInterview' && interview.side === 'applicant'
  const { title, verb, done, refused, note } = isDeclined ? declined : answers[answer]
  return (
    <TextDialog
      onClose={onClose}
      title={title}
      about={<p className="ui-phrase">{aboutOf(answer, interview, to)}</p>}
      verb={verb}
      busyVerb="送信しています…"
      back={answer === 'cancelInterview' ? '戻る' : undefined}
      danger={answer === 'cancelInterview'}
      name="note"
      text={optionalLines(limits.interviewNote)}
      label={note.label}
      optional
      hint={note.hint}
      rows={3}
      refused={refused}
      onSubmit={async (text) => {
        const params = { id: interview.application_id, interviewId: interview.id }
        const { refreshed } = await call(answer, { params, body: { note: text } })
        toast.success(done, undefined, `interview:${interview.id}`)
        await refreshed
        onClose()
        focusInterview(interview.id)
      }}
    />
  )
}

function aboutOf(answer: Answer, { status, starts_at, minutes }: Interview, to: string): string {
  if (answer === 'declineInterview')
    return `いまの候補は選べなくなります。${to}が別の日時を提案すると、通知が届きます。`
  const which = status === 'accepted' && starts_at ? `${interviewTimeText(starts_at, minutes)}の面接` : 'この面接の提案'
  return `${which}を中止し、${to}に通知します。この操作は取り消せません。`
}
