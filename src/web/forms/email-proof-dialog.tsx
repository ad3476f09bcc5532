import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { formResolver } from './form-resolver.ts'

/** An error thrown by `send` is shown at the password. */
export type EmailProofQuestion = {
  email: string
  send: (currentPassword: string) => Promise<void>
  cancel: () => void
}

const resolver = formResolver(z.object({ currentPassword: z.string().min(1, fault('required')) }))

/** Asks for the password before the email of the account changes. */
export function EmailProofDialog({ email, send, cancel }: EmailProofQuestion) {
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues: { currentPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ currentPassword }) => {
    try {
      await send(currentPassword)
    } catch (error) {
      form.setError('currentPassword', { message: (error as Error).message }, { shouldFocus: true })
    }
  })
  return (
    <FormDialog
      onClose={cancel}
      title="メールアドレスを変更しますか？"
      about={
        <p>
          <span className="break-all">{email}</span>
          に変更します。確認のメールをこのアドレスに、変更のお知らせをこれまでのアドレスにお送りします。
        </p>
      }
      verb="変更して保存する"
      busyVerb="保存しています…"
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field id="proof-currentPassword" label="現在のパスワード" required error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
    </FormDialog>
  )
}
