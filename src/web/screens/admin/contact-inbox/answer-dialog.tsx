import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { lengthText } from '#words/length.ts'

type ContactFacts = ResponseData<'listContactMessages'>['messages'][number]

const resolver = formResolver(z.object({ body: requiredText(limits.contactMessage) }))

/** Answers a message by mail. The second of two editors sees who was first, and keeps the typed text. */
export function AnswerDialog(props: {
  message: ContactFacts
  /** Called with the message about to leave the list. */
  onAnswered: (id: string) => void
  onClose: () => void
}) {
  const { message, onAnswered, onClose } = props
  const client = useQueryClient()
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { body: '' } })
  const { errors, isSubmitting } = form.formState
  const length = form.watch('body').trim().length

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message: said } = await call('answerContactMessage', { params: { id: message.id }, body })
      toast.success(said ?? confirmation.contactAnswered, message.subject, `contact:${message.id}`)
      onClose()
      onAnswered(message.id)
    } catch (error) {
      if (showServerErrors(error, ['body'], form.setError) > 0) return
      const failed = changeFailure(error, '回答を送信できませんでした')
      setFailure({ ...failed, line: closedLine(error) ?? failed.line })
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: ['listContactMessages'] })
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="お問い合わせに回答する"
      about={
        <p>
          {message.name}さん（{message.email}）にメールで送り、対応済みにします。件名「{message.subject}
          」とお問い合わせの内容は、回答の下に付きます。
        </p>
      }
      failure={failure}
      verb="回答を送る"
      busyVerb="送信しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <blockquote className="border-s-4 border-rule ps-4 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {message.message}
      </blockquote>
      <Field
        id="contact-answer"
        label="回答"
        required
        hint="宛名とあいさつは自動で付きます。"
        error={errors.body?.message}
        counter={lengthText(length, limits.contactMessage)}
      >
        {(control) => <TextArea {...control} {...form.register('body')} rows={8} />}
      </Field>
    </FormDialog>
  )
}

const closedData = z.object({
  message: z.object({ closed_at: z.coerce.date(), closed_by_name: z.string().nullable() }),
})

/** Who answered first; null for other failures. */
function closedLine(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'contact-message-closed') return null
  const closed = closedData.safeParse(error.data)
  if (!closed.success) return null
  const { closed_at, closed_by_name } = closed.data.message
  return `${closed_by_name ?? '退会した担当者'}さんが${tableTimeText(closed_at.toISOString())}に対応済みにしました。入力した回答は残っています。`
}
