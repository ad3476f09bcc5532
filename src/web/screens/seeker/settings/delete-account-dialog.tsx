import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { fault } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { clearSession } from '#web/session/session.ts'
import { clearStoredSession, type SessionUser } from '#web/session/stored-session.ts'
import { confirmation } from '#words/confirmations.ts'
import { heldRecords } from '#words/held-records.ts'

const resolver = formResolver(z.object({ proof: z.string().min(1, fault('required')) }))

/** Deletes the account for good, confirmed by the password, or by the email without one. */
export function DeleteAccountDialog(props: {
  user: SessionUser
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { user, open, onOpenChange } = props
  const navigate = useNavigate()
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues: { proof: '' } })
  const { errors, isSubmitting } = form.formState
  const gone = useRef(false)

  useEffect(
    () => () => {
      if (gone.current) clearSession()
    },
    [],
  )

  function setOpen(next: boolean) {
    if (!next) form.reset()
    onOpenChange(next)
  }

  const submit = form.handleSubmit(async ({ proof }) => {
    try {
      const { message } = await call('deleteAccount', {
        body: user.has_password ? { password: proof } : { email: proof },
      })
      // End the session after leaving this screen, which would otherwise ask to sign in again.
      gone.current = true
      clearStoredSession()
      setOpen(false)
      void navigate(pagePath('home'))
      toast.success(message ?? confirmation.accountDeleted)
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        form.setError('proof', { message: error.message }, { shouldFocus: true })
        return
      }
      form.setError('root', {
        message: failureText(error, {
          refused: 'アカウントを削除できませんでした',
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
        </p>
      }
      failure={errors.root ? { title: errors.root.message, line: '時間をおいて、もう一度お試しください。' } : null}
      verb="アカウントを削除する"
      busyVerb="削除しています…"
      busy={isSubmitting}
      danger
      onSubmit={submit}
    >
      {user.has_password ? (
        <Field id="delete-proof" label="パスワード" required error={errors.proof?.message}>
          {(control) => <PasswordInput {...control} {...form.register('proof')} autoComplete="current-password" />}
        </Field>
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
