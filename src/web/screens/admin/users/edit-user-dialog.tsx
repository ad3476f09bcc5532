import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { editUserInput } from '#contract/people/profile-input.ts'
import { selectableRoles } from '#rules/people/roles.ts'
import type { ApiInput } from '#web/api/api.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { sendByButtonOnly } from '#web/forms/deliberate-submit.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { phoneField } from '#web/forms/phone-field.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Radio } from '#web/parts/fields/checkbox.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { roleLabel } from '#words/labels.ts'
import type { ListedUser } from './user-table.tsx'
import '#web/parts/fields/field.css'

const resolver = formResolver(editUserInput.extend({ phone: phoneField }))
const names = ['name', 'phone', 'address', 'bio', 'role'] as const

/** Name, phone, address, bio and role of a user. Emptied fields become null. */
export function EditUserDialog(props: {
  user: ListedUser
  /** Rejects when the request failed. */
  onSave: (user: ListedUser, body: ApiInput<'editUser'>['body']) => Promise<void>
  onClose: () => void
}) {
  const { user, onSave, onClose } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: user.name,
      phone: user.phone ?? '',
      address: user.address ?? '',
      bio: user.bio ?? '',
      role: selectableRoles.find((role) => role === user.role) ?? 'user',
    },
  })
  const { errors, isSubmitting } = form.formState
  const newRole = form.watch('role') !== user.role

  const submit = form.handleSubmit(async ({ phone, address, bio, ...rest }) => {
    setFailure(null)
    try {
      await onSave(user, { ...rest, phone: phone || null, address: address || null, bio: bio || null })
      onClose()
    } catch (error) {
      if (showServerErrors(error, names, form.setError) === 0) setFailure(changeFailure(error, '操作に失敗しました'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title={`${user.name}さんの情報を編集`}
      failure={failure}
      verb="保存する"
      busyVerb="保存しています…"
      busy={isSubmitting}
      onSubmit={submit}
      onKeyDown={(event) => sendByButtonOnly(event)}
    >
      <Field id="edit-name" label="お名前" required error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field id="edit-phone" label="電話番号" optional error={errors.phone?.message}>
        {(control) => <TextInput {...control} {...form.register('phone')} type="tel" autoComplete="off" />}
      </Field>
      <Field id="edit-address" label="住所" optional error={errors.address?.message}>
        {(control) => <TextInput {...control} {...form.register('address')} autoComplete="off" />}
      </Field>
      <Field id="edit-bio" label="自己紹介" optional error={errors.bio?.message}>
        {(control) => <TextArea {...control} {...form.register('bio')} rows={4} />}
      </Field>
      <fieldset className="field">
        <legend>アカウントの種類</legend>
        <div className="ui-row gap-6">
          {selectableRoles.map((role) => (
            <Radio key={role} {...form.register('role')} value={role} label={roleLabel[role]} />
          ))}
        </div>
        <p className="field__hint" role="status">
          {newRole && '保存すると、使える画面がすぐに変わります。求人や応募の記録は残ります。'}
        </p>
      </fieldset>
    </FormDialog>
  )
}
