import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import type { ListedUser } from './user-table.tsx'

const resolver = formResolver(z.object({ reason: requiredText(limits.suspensionReason) }))

/** Asks why an account is to be suspended. The text stays after a failure, also when somebody else was first. */
export function SuspendDialog(props: {
  user: ListedUser
  /** Rejects when the request failed. */
  onSuspend: (user: ListedUser, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { user, onSuspend, onClose } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ reason }) => {
    setFailure(null)
    try {
      await onSuspend(user, reason)
      onClose()
    } catch (error) {
      if (showServerErrors(error, ['reason'], form.setError) === 0)
        setFailure(changeFailure(error, '操作に失敗しました'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title="ユーザーの利用を停止しますか？"
      about={
        <p>
          {user.name}さんはすべての端末からログアウトし、ログインできなくなります。
          {user.job_count > 0 && '掲載中の求人は、停止の間は公開されません。'}
          理由は本人にメールで届きます。停止はあとで解除できます。
        </p>
      }
      failure={failure}
      verb="利用を停止する"
      danger
      busyVerb="停止しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field id="suspension-reason" label="停止の理由" required error={errors.reason?.message}>
        {(control) => <TextArea {...control} {...form.register('reason')} rows={4} />}
      </Field>
    </FormDialog>
  )
}
