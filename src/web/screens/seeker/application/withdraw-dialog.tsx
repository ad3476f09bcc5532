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
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import type { Conversation } from '#web/parts/messages/conversation.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

const resolver = formResolver(z.object({ reason: optionalText(limits.withdrawalReason) }))

/** Asks before an application is withdrawn, and for an optional reason. */
export function WithdrawDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { application_id, job_title, company } = conversation
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      const { message } = await call('withdrawApplication', { params: { id: application_id }, body })
      toast.success(message ?? confirmation.applicationWithdrawn, job_title, `application:${application_id}`)
      onClose()
      focusTitle()
    } catch (error) {
      if (showServerErrors(error, ['reason'], form.setError) > 0) return
      setFailure(changeFailure(error, '辞退できませんでした'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="応募を辞退しますか？"
      about={
        <p className="ui-phrase">
          {company}の「{job_title}
          」への応募を辞退すると、選考は終了します。辞退は取り消せません。同じ求人への再応募は1回までです。
        </p>
      }
      failure={failure}
      verb="辞退する"
      busyVerb="送信しています…"
      busy={isSubmitting}
      danger
      onSubmit={submit}
    >
      <Field
        id="withdrawal-reason"
        label="理由"
        optional
        hint="書いた内容は、募集企業に伝わります。"
        error={errors.reason?.message}
      >
        {(control) => <TextArea {...control} {...form.register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  )
}
