import { useForm } from 'react-hook-form'
import type { TeamRole } from '#rules/people/roles.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { SubmitButton } from '#web/forms/form-frame.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { roleOptions } from './member-row.tsx'

const defaultValues: { email: string; role: TeamRole } = { email: '', role: 'recruiter' }

/** Invites somebody by mail. Only the server validates, because the schemas would be a fifth of this screen's code. */
export function InviteForm() {
  const form = useForm({ defaultValues })
  const { errors } = form.formState
  const invite = form.handleSubmit(async (body) => {
    try {
      const { message, refreshed } = await call('inviteMember', { body })
      form.reset({ email: '', role: body.role })
      await refreshed
      toast.success(message ?? confirmation.memberInvited, undefined, 'team')
    } catch (error) {
      if (showServerErrors(error, ['email', 'role'], form.setError) > 0) return
      const { title, line } = changeFailure(error, '招待できませんでした')
      toast.error(title, line, 'team')
    }
  })
  return (
    <form className="ui-row items-start" method="post" noValidate onSubmit={invite}>
      <Field
        id="invite-email"
        label="メールアドレス"
        error={errors.email?.message}
        hint="7日間有効なリンクを送ります。"
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="off" />
        )}
      </Field>
      <Field id="invite-role" label="権限" error={errors.role?.message} className="w-36">
        {(control) => <Select {...control} {...form.register('role')} options={roleOptions} />}
      </Field>
      <SubmitButton form={form} className="mt-7" busyLabel="送っています…">
        招待メールを送る
      </SubmitButton>
    </form>
  )
}
