import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { pagePath } from '#contract/page-addresses.ts'
import { failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { lazyResolver, useLazyResolver } from '#web/forms/lazy-resolver.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { updateUser } from '#web/session/session.ts'
import type { SessionUser } from '#web/session/stored-session.ts'
import '#web/parts/fields/password-strength.css'
import '#web/parts/fields/form-sheet.css'

const passwordResolver = lazyResolver(async () => (await import('./password-schema.ts')).passwordResolver)

const firstResolver = lazyResolver(async () => (await import('./password-schema.ts')).firstPasswordResolver)

const strength = lazyPart(async () => (await import('#web/parts/fields/password-strength.tsx')).PasswordStrength)

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/**
 * Changes the password after asking for the current one; sets the first one of an account that was made by a code or a
 * provider, which had better use a passkey. Ends every other session.
 */
export function PasswordPanel({ user }: { user: SessionUser }) {
  const [setting, setSetting] = useState(false)
  if (user.has_password || setting) return <PasswordForm key={String(user.has_password)} user={user} />
  return (
    <Notice title="パスワードは設定されていません">
      <p>
        メールのコードなどでログインしています。パスキーを登録すると、指紋や顔、端末のロック解除で本人確認ができます。
      </p>
      <div className="ui-row mt-3">
        <LinkButton to={pagePath('settings', { tab: 'security' })} variant="primary">
          パスキーを登録
        </LinkButton>
        <Button onClick={() => setSetting(true)}>パスワードを設定</Button>
      </div>
    </Notice>
  )
}

function PasswordForm({ user }: { user: SessionUser }) {
  const isFirst = !user.has_password
  const resolver = useLazyResolver(isFirst ? firstResolver : passwordResolver)
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: empty })
  const { errors, touchedFields } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      const body = { newPassword, ...(!isFirst && { currentPassword }) }
      const { message } = await call('changePassword', { body })
      form.reset(empty)
      updateUser({ ...user, has_password: true })
      toast.success(
        message,
        'ほかの端末では、もう一度ログインが必要です。面接のカレンダーを登録しているときは、アドレスを再発行してください。',
        'password',
      )
    } catch (error) {
      const text = failureText(error, {
        refused: 'パスワードの変更に失敗しました',
        unreachable: 'パスワードの変更に失敗しました',
      })
      if (showServerErrors(error, ['currentPassword', 'newPassword'], form.setError) === 0)
        toast.error(text, undefined, 'password')
    }
  })

  return (
    <FormFrame form={form} idPrefix="password" onSubmit={save}>
      <input
        type="text"
        className="hidden"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormSheet title={isFirst ? 'パスワードの設定' : 'パスワードの変更'}>
        {!isFirst && (
          <FormRow
            id="password-currentPassword"
            label="現在のパスワード"
            required
            error={errors.currentPassword?.message}
          >
            {(control) => (
              <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
            )}
          </FormRow>
        )}
        <FormRow
          id="password-newPassword"
          label="新しいパスワード"
          required
          hint={
            <Lazy part={strength} fallback={<PasswordStrengthSpace />} onLoadError={() => undefined}>
              {(Strength) => <Strength password={typed} own={[user.name, user.email]} />}
            </Lazy>
          }
          error={errors.newPassword?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('newPassword', {
                onChange: () => touchedFields.confirmPassword && void form.trigger('confirmPassword'),
              })}
              autoComplete="new-password"
            />
          )}
        </FormRow>
        <FormRow
          id="password-confirmPassword"
          label="新しいパスワード（確認）"
          required
          error={errors.confirmPassword?.message}
        >
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </FormRow>
      </FormSheet>
      <div className="ui-row form-sheet__end">
        <SubmitButton form={form} className="min-h-11" busyLabel={isFirst ? '設定しています…' : '変更しています…'}>
          {isFirst ? 'パスワードを設定する' : 'パスワードを変更する'}
        </SubmitButton>
      </div>
    </FormFrame>
  )
}

/** The hint of a new password until PasswordStrength is loaded; equally tall, so that nothing moves. */
function PasswordStrengthSpace() {
  return (
    <>
      6文字以上で入力してください
      <span className="password-strength" />
    </>
  )
}
