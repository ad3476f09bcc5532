import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { usesCodes } from '#rules/people/sign-in-codes.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api, call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { CodeInput } from '#web/session/confirming/code-input.tsx'
import { clearSession } from '#web/session/session.ts'
import { clearStoredSession, type SessionUser } from '#web/session/stored-session.ts'
import { heldRecords } from '#words/held-records.ts'

const resolver = formResolver(z.object({ proof: z.string().min(1, fault('required')) }))

/** Deletes the account for good, confirmed by the password or, without one, by a mailed code, or the email for administrators. */
export function DeleteAccountDialog(props: {
  user: SessionUser
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { user, open, onOpenChange } = props
  const navigate = useNavigate()
  const byCode = !user.has_password && usesCodes({ role: user.role, suspended_at: null })
  const [sent, setSent] = useState(false)
  const isAsking = byCode && !sent
  const form = useForm({ ...(!isAsking && { resolver }), mode: 'onSubmit', defaultValues: { proof: '' } })
  const { errors, isSubmitting } = form.formState
  const gone = useRef(false)

  useEffect(
    () => () => {
      if (gone.current) clearSession()
    },
    [],
  )

  function setOpen(next: boolean) {
    if (!next) {
      form.reset()
      setSent(false)
    }
    onOpenChange(next)
  }

  const submit = form.handleSubmit(async ({ proof }) => {
    try {
      if (isAsking) {
        await api('askForCode', { body: { email: user.email } })
        return setSent(true)
      }
      const { message } = await call('deleteAccount', {
        body: user.has_password ? { password: proof } : byCode ? { code: proof } : { email: proof },
      })
      // End the session after leaving this screen, which would otherwise ask to sign in again.
      gone.current = true
      clearStoredSession()
      setOpen(false)
      void navigate(pagePath('home'))
      toast.success(message)
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        form.setError('proof', { message: error.message }, { shouldFocus: true })
        return
      }
      form.setError('root', {
        message: failureText(error, {
          refused: isAsking ? 'コードを送信できませんでした' : 'アカウントを削除できませんでした',
          unreachable: 'ネットワークエラーが発生しました',
        }),
      })
    }
  })

  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      title="アカウントを削除しますか？"
      about={
        <p>
          プロフィール、応募履歴、履歴書
          {hasPermission(user.role, 'job:post') && (user.team?.is_founder ?? true) && '、掲載した求人とその応募'}
          が、すべて削除されます。元に戻せません。{heldRecords}
          {user.team?.is_founder && 'チームは解散し、メンバーのアカウントは残ります。'}
          {byCode && `確認のため、${user.email} に6桁のコードを送信${sent ? 'しました' : 'します'}。`}
        </p>
      }
      failure={errors.root ? { title: errors.root.message, line: '時間をおいて、もう一度お試しください。' } : null}
      verb={isAsking ? 'コードを送信' : 'アカウントを削除する'}
      busyVerb={isAsking ? '送信しています…' : '削除しています…'}
      busy={isSubmitting}
      danger={!isAsking}
      onSubmit={submit}
    >
      {user.has_password ? (
        <Field id="delete-proof" label="パスワード" required error={errors.proof?.message}>
          {(control) => <PasswordInput {...control} {...form.register('proof')} autoComplete="current-password" />}
        </Field>
      ) : byCode ? (
        sent && (
          <Field id="delete-proof" label="メールに届いた6桁のコード" required error={errors.proof?.message}>
            {(control) => <CodeInput {...control} {...form.register('proof')} autoFocus />}
          </Field>
        )
      ) : (
        <Field
          id="delete-proof"
          label="メールアドレス"
          required
          hint={`確認のため、${user.email} と入力してください。`}
          error={errors.proof?.message}
        >
          {(control) => <TextInput {...control} {...form.register('proof')} type="email" autoComplete="off" />}
        </Field>
      )}
    </FormDialog>
  )
}
