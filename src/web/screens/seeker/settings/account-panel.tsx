import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'
import { useEmailProof } from '#web/forms/email-proof.tsx'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { lazyResolver, useLazyResolver } from '#web/forms/lazy-resolver.ts'
import { useUnsavedChanges } from '#web/forms/unsaved-changes.ts'
import { FormGroupRow, FormRow, FormSheet, TextRow } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { updateUser } from '#web/session/session.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import { useSettings } from '#web/settings/use-settings.ts'
import { emailHint } from '#words/email-hint.ts'
import { joinName, languages, splitName, timezones } from './account-fields.ts'
import type { Account, AccountForm } from './account-schema.ts'
import '#web/parts/fields/form-sheet.css'

const accountResolver = lazyResolver(async () => (await import('./account-schema.ts')).accountResolver)

/** The form's names of the server's fields. */
const fieldOf = { name: 'lastName', email: 'email', phone: 'phone', address: 'location' } as const

const nameFields = [
  { name: 'lastName', label: '姓', autoComplete: 'family-name' },
  { name: 'firstName', label: '名', autoComplete: 'given-name' },
] as const

function formOfAccount(user: SessionUser, local: { timezone: string; language: string }): AccountForm {
  const zone = timezones.find(({ value }) => value === local.timezone)
  return {
    ...splitName(user.name),
    email: user.email,
    phone: user.phone ?? '',
    location: user.address ?? '',
    timezone: zone?.value ?? 'Asia/Tokyo',
    language: 'ja',
  }
}

/** The form's values that belong to the account. */
export const profileOf = ({ email, phone, location, ...form }: Account) => ({
  name: joinName(form),
  email,
  phone,
  address: location,
})

/** The account's name and contact data; this browser's time zone and language. */
export function AccountPanel({ user }: { user: SessionUser }) {
  const client = useQueryClient()
  const [settings, change] = useSettings()
  const form = useForm({
    resolver: useLazyResolver(accountResolver),
    mode: 'onTouched',
    shouldFocusError: true,
    defaultValues: formOfAccount(user, settings.account),
  })
  const row = { form, idPrefix: 'account' }
  const proof = useEmailProof(user)
  const { errors, isDirty, isSubmitting } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)

  const save = form.handleSubmit(async (account) => {
    try {
      const done = await proof.save(account.email, (given) =>
        api('updateProfile', { body: { ...profileOf(account), ...given } }),
      )
      if (!done) return
      const saved = done.user
      change('account', { timezone: account.timezone, language: account.language })
      client.setQueryData(readKey('readProfile'), { user: saved })
      updateUser(saved)
      form.reset(formOfAccount(saved, account))
      toast.success('アカウント情報を更新しました', undefined, 'account')
    } catch (error) {
      const found = showServerErrors(error, ['name', 'email', 'phone', 'address'], (name, fault) =>
        form.setError(fieldOf[name], fault),
      )
      if (found > 0) return
      const text = (error instanceof Error && error.message) || 'アカウント情報の更新に失敗しました'
      // The only conflict and the only refusal are both about the email.
      if (error instanceof ApiError && (error.status === 409 || error.code === 'sign-in-again'))
        form.setError('email', { message: text }, { shouldFocus: true })
      else toast.error(text, undefined, 'account')
    }
  })

  return (
    <>
      <FormFrame form={form} idPrefix="account" onSubmit={save}>
        <FormSheet title="アカウント情報">
          <FormGroupRow
            id="account-name"
            label="お名前"
            required
            error={errors.lastName?.message ?? errors.firstName?.message}
          >
            {() => (
              <div className="grid grid-cols-2 gap-3">
                {nameFields.map(({ name, label, autoComplete }) => (
                  <TextInput
                    key={name}
                    id={`account-${name}`}
                    aria-label={label}
                    aria-required={name === 'lastName' || undefined}
                    aria-invalid={errors[name] ? true : undefined}
                    placeholder={label}
                    autoComplete={autoComplete}
                    {...form.register(name)}
                  />
                ))}
              </div>
            )}
          </FormGroupRow>
          <TextRow
            {...row}
            name="email"
            label="メールアドレス"
            required
            hint={
              (form.formState.touchedFields.email && emailHint(form.watch('email'))) ||
              '変更には現在のパスワードが必要です。新しいアドレスに確認のメールを、今のアドレスにお知らせをお送りします。'
            }
            input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
          />
          <TextRow
            {...row}
            name="phone"
            label="電話番号"
            optional
            input={{ className: 'max-w-64', type: 'tel', autoComplete: 'tel', placeholder: '090-1234-5678' }}
          />
          <TextRow {...row} name="location" label="住所" optional input={{ autoComplete: 'address-line1' }} />
          <FormRow id="account-timezone" label="タイムゾーン" hint="この端末に保存されます。">
            {(control) => (
              <Select {...control} {...form.register('timezone')} className="max-w-80" options={timezones} />
            )}
          </FormRow>
          <FormRow id="account-language" label="言語">
            {(control) => (
              <Select {...control} {...form.register('language')} className="max-w-80" options={languages} />
            )}
          </FormRow>
        </FormSheet>
        <div className="ui-row form-sheet__end">
          <SubmitButton form={form} className="min-h-11" busyLabel="保存しています…">
            保存する
          </SubmitButton>
        </div>
      </FormFrame>
      {proof.dialog}
    </>
  )
}
