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
import { confirmation } from '#words/confirmations.ts'
import type { Message } from './conversation.ts'

const resolver = formResolver(z.object({ reason: optionalText(limits.messageReport) }))

/** Asks what is wrong with a message, and says that the operator will read the conversation. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message: said } = await call('reportMessage', { params: { id: message.id }, body })
      toast.success(said ?? confirmation.reported, undefined, `report:${message.id}`)
      onClose()
    } catch (error) {
      if (showServerErrors(error, ['reason'], form.setError) > 0) return
      setFailure(changeFailure(error, '報告を送信できませんでした'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="このメッセージを報告する"
      about={
        <p className="ui-phrase">
          報告すると、運営者がこの応募のやり取りを読めるようになります。報告したことは、相手に伝わりません。
        </p>
      }
      failure={failure}
      verb="報告する"
      busyVerb="送信しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field
        id="message-report-reason"
        label="理由"
        optional
        hint="例：お金の振り込みを求められた。"
        error={errors.reason?.message}
      >
        {(control) => <TextArea {...control} {...form.register('reason')} rows={4} />}
      </Field>
    </FormDialog>
  )
}
