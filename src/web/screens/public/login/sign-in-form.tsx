import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { registerForm, signInInput } from '#contract/people/account-inputs.ts'
import { selectableRoles } from '#rules/people/roles.ts'
import { api } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { tabDraft } from '#web/forms/tab-draft.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { PasswordStrength } from '#web/parts/fields/password-strength.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import {
  type SecondFactorRequest,
  type SignInFailure,
  secondFactorAsked,
  signInFailure,
} from '#web/session/second-factor-request.ts'
import { signInDraft as draft } from '#web/session/sign-in-draft.ts'
import { roleChoiceLabel } from '#words/choice-labels.ts'
import { emailHint } from '#words/email-hint.ts'

const signInResolver = formResolver(signInInput)

/** Email and password. Values stay after a refusal, the email also after a reload. */
export function SignInForm(props: {
  onDone: (data: ResponseData<'signIn'>) => void
  onFailure: (failure: SignInFailure | null) => void
  onSecondFactor: (request: SecondFactorRequest) => void
}) {
  const form = useForm({ resolver: signInResolver, mode: 'onTouched' })
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
      props.onFailure(signInFailure('ログインできませんでした', error))
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

const signUpResolver = formResolver(registerForm, ({ password, confirmPassword }) => ({
  confirmPassword: password === confirmPassword ? undefined : 'passwords-differ',
}))

const signUpDraft = tabDraft('shigotocho.sign-up-draft', ['role', 'name', 'email'])

/** An employer's account also belongs to a person. */
const nameLabel = { user: 'お名前', employer: '担当者名' }
const roleHelp = { user: '求人を探して応募', employer: '求人を掲載' }

/** Role, name, email and a repeated password. All but passwords survive a reload. */
export function SignUpForm(props: {
  /** The requested kind of account. */
  kind?: (typeof selectableRoles)[number]
  /** Where the confirmation's mail leads back to. */
  redirect?: string | undefined
  onDone: (data: ResponseData<'register'>) => void
  onFailure: (failure: SignInFailure | null) => void
}) {
  const form = useForm({ resolver: signUpResolver, mode: 'onTouched', defaultValues: { role: props.kind ?? 'user' } })
  const { errors, touchedFields } = form.formState
  const { getValues, setValue } = form
  const [password = '', name = '', email = ''] = useWatch({
    control: form.control,
    name: ['password', 'name', 'email'],
  })
  const asked = props.kind
  const role = useWatch({ control: form.control, name: 'role' })

  useEffect(() => {
    const { role, ...kept } = signUpDraft.kept()
    for (const field of ['name', 'email'] as const) if (kept[field] && !getValues(field)) setValue(field, kept[field])
    const keptRole = selectableRoles.find((each) => each === role)
    if (!asked && keptRole) setValue('role', keptRole)
  }, [asked, getValues, setValue])

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...input }) => {
    props.onFailure(null)
    try {
      const data = await api('register', { body: { ...input, redirect: props.redirect } })
      signUpDraft.keep(null)
      props.onDone(data)
    } catch (error) {
      showServerErrors(error, ['name', 'email', 'password', 'role'], form.setError)
      props.onFailure(signInFailure('登録できませんでした', error))
    }
  })

  return (
    <FormFrame
      form={form}
      idPrefix="signup"
      className="ui-stack gap-5"
      onSubmit={submit}
      onChange={() => signUpDraft.keep(getValues())}
    >
      <RadioTiles legend="アカウントの種類" className="grid grid-cols-2 gap-3">
        {selectableRoles.map((role) => (
          <RadioTile
            key={role}
            {...form.register('role')}
            value={role}
            title={roleChoiceLabel[role]}
            help={roleHelp[role]}
          />
        ))}
      </RadioTiles>
      <Field id="signup-name" label={nameLabel[role ?? 'user']} error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field
        id="signup-email"
        label="メールアドレス"
        hint={touchedFields.email && emailHint(email)}
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Field
        id="signup-password"
        label="パスワード"
        hint={<PasswordStrength password={password} own={[name, email]} />}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', {
              onChange: () => touchedFields.confirmPassword && void form.trigger('confirmPassword'),
            })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field id="signup-confirmPassword" label="パスワード（確認）" error={errors.confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <p className="ui-phrase text-xs text-muted">
        登録すると、<Link to={pagePath('terms')}>利用規約</Link>に同意したものとみなします。個人情報の取り扱いは
        <Link to={pagePath('privacy')}>プライバシーポリシー</Link>をご覧ください。
      </p>
      <SubmitButton form={form} size="lg" block busyLabel="登録しています…">
        登録する
      </SubmitButton>
    </FormFrame>
  )
}
