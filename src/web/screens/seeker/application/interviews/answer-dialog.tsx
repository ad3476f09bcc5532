import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { optionalText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { interviewTimeText } from '#words/interviews.ts'
import { focusInterview } from './focus-interview.ts'
import type { Interview } from './interview-form.ts'

const resolver = formResolver(z.object({ note: optionalText(limits.interviewNote) }))

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
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { note: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const params = { id: interview.application_id, interviewId: interview.id }
      const { refreshed } = await call(answer, { params, body })
      toast.success(done, undefined, `interview:${interview.id}`)
      await refreshed
      onClose()
      focusInterview(interview.id)
    } catch (error) {
      if (showServerErrors(error, ['note'], form.setError) > 0) return
      setFailure(changeFailure(error, refused))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      about={<p className="ui-phrase">{aboutOf(answer, interview, to)}</p>}
      failure={failure}
      verb={verb}
      busyVerb="送信しています…"
      back={answer === 'cancelInterview' ? '戻る' : undefined}
      busy={isSubmitting}
      danger={answer === 'cancelInterview'}
      onSubmit={submit}
    >
      <Field id="interview-answer" label={note.label} optional hint={note.hint} error={errors.note?.message}>
        {(control) => <TextArea {...control} {...form.register('note')} rows={3} />}
      </Field>
    </FormDialog>
  )
}

function aboutOf(answer: Answer, { status, starts_at, minutes }: Interview, to: string): string {
  if (answer === 'declineInterview')
    return `いまの候補は選べなくなります。${to}が別の日時を提案すると、通知が届きます。`
  const which = status === 'accepted' && starts_at ? `${interviewTimeText(starts_at, minutes)}の面接` : 'この面接の提案'
  return `${which}を中止し、${to}に通知します。この操作は取り消せません。`
}
