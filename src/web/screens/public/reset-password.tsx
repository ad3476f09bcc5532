import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { pagePath } from '#contract/page-addresses.ts'
import { resetPasswordInput } from '#contract/people/account-inputs.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { PasswordStrength } from '#web/parts/fields/password-strength.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SessionSkeleton } from '#web/session/guard.tsx'
import { refusalSentence } from '#words/refusals.ts'
import { faultSentence } from '#words/validation.ts'

/** Time (ms) to read that the password was changed. */
const redirectAfterMs = 3_000

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: '新しいパスワードの設定', hidden: true })

/** Sets a new password with a mailed link's token, which only the browser reads. */
export default function ResetPassword() {
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)
  const hydrated = useHydrated()
  const token = query.get('token')
  if (!hydrated) return <SessionSkeleton />
  if (done) return <Done />
  if (!token) {
    return (
      <NarrowSheet
        mark="wrong"
        title={faultSentence['reset-token-missing']}
        lead="メールのリンクを開き直すか、再設定の手続きをやり直してください。"
      >
        <LinkButton to={pagePath('forgotPassword')} size="lg" block>
          再設定の手続きへ
        </LinkButton>
      </NarrowSheet>
    )
  }
  return <NewPasswordForm token={token} onDone={() => setDone(true)} />
}

function Done() {
  const navigate = useNavigate()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => void navigate(pagePath('login'), { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div ref={result} tabIndex={-1}>
      <NarrowSheet
        mark="done"
        title="パスワードを変更しました"
        lead="3秒後にログイン画面へ移ります。新しいパスワードでログインしてください。"
      >
        <LinkButton to={pagePath('login')} size="lg" block>
          ログインへ進む
        </LinkButton>
      </NarrowSheet>
    </div>
  )
}

const resolver = formResolver(
  resetPasswordInput.pick({ newPassword: true }).extend({ confirmPassword: z.string().optional() }),
  ({ newPassword, confirmPassword }) => ({
    confirmPassword: newPassword === confirmPassword ? undefined : 'passwords-differ',
  }),
)

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({ resolver, mode: 'onTouched' })
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, touchedFields } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })

  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null)
    try {
      await api('resetPassword', { body: { token, newPassword } })
      onDone()
    } catch (error) {
      if (showServerErrors(error, ['newPassword'], form.setError) > 0) return
      setFailure(
        failureText(error, {
          refused: 'パスワードのリセットに失敗しました',
          unreachable: 'サーバーエラーが発生しました',
        }),
      )
    }
  })

  return (
    <NarrowSheet title="新しいパスワードの設定" lead="これから使うパスワードを、2回入力してください。">
      {failure && (
        <Notice tone="danger" title={failure}>
          {failure === refusalSentence['reset-link-invalid'] && (
            <Link to={pagePath('forgotPassword')}>再設定の手続きへ</Link>
          )}
        </Notice>
      )}
      <FormFrame form={form} idPrefix="reset" className="ui-stack gap-5" onSubmit={submit}>
        <Field
          id="reset-newPassword"
          label="新しいパスワード"
          hint={<PasswordStrength password={typed ?? ''} own={[]} />}
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
        </Field>
        <Field id="reset-confirmPassword" label="新しいパスワード（確認）" error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
        <SubmitButton form={form} size="lg" block busyLabel="変更しています…">
          パスワードを変更する
        </SubmitButton>
      </FormFrame>
    </NarrowSheet>
  )
}
