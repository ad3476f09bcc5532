import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { signInInput } from '#contract/people/account-inputs.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { type SecondFactorRequest, type SignInFailure, secondFactorAsked } from '#web/session/second-factor-request.ts'
import { signInDraft as draft } from '#web/session/sign-in-draft.ts'

const resolver = formResolver(signInInput)

/** Email and password. Values stay after a refusal, the email also after a reload. */
export function SignInForm(props: {
  onDone: (data: ResponseData<'signIn'>) => void
  onFailure: (failure: SignInFailure | null) => void
  onSecondFactor: (request: SecondFactorRequest) => void
}) {
  const form = useForm({ resolver, mode: 'onTouched' })
  const { errors } = form.formState
  const { getValues, setValue } = form

  useEffect(() => {
    const { email } = draft.kept()
    if (email && !getValues('email')) setValue('email', email)
  }, [getValues, setValue])

  const submit = form.handleSubmit(async (input) => {
    props.onFailure(null)
    try {
      const data = await api('signIn', { body: input })
      draft.keep(null)
      props.onDone(data)
    } catch (error) {
      const asked = secondFactorAsked(error)
      if (asked) return props.onSecondFactor(asked)
      showServerErrors(error, ['email', 'password'], form.setError)
      const text = failureText(error, {
        refused: '時間をおいて、もう一度お試しください。',
        unreachable: '通信環境を確認して、もう一度お試しください。',
      })
      props.onFailure({ title: 'ログインできませんでした', text })
    }
  })

  return (
    <FormFrame
      form={form}
      idPrefix="signin"
      className="ui-stack gap-5"
      onSubmit={submit}
      onChange={() => draft.keep(getValues())}
    >
      <Field id="signin-email" label="メールアドレス" error={errors.email?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-2">
        <Field id="signin-password" label="パスワード" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
        <Link className="text-sm inline-flex min-h-6 items-center justify-self-end" to={pagePath('forgotPassword')}>
          パスワードをお忘れですか？
        </Link>
      </div>
      <SubmitButton form={form} size="lg" block busyLabel="ログインしています…">
        ログイン
      </SubmitButton>
    </FormFrame>
  )
}
