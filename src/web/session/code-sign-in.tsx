import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { personName } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { askForCodeInput, oneTimeCode } from '#contract/people/second-factor.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { CodeInput } from '#web/session/confirming/code-input.tsx'
import { type SecondFactorRequest, type SignInFailure, secondFactorAsked } from './second-factor-request.ts'

/** What proves the mailbox: the digits of its code, or the token of the mailed link. */
type Proof = { email: string; code: string } | { token: string }
type Step =
  | { at: 'email' }
  | { at: 'code'; email: string }
  | { at: 'link'; token: string }
  | { at: 'name'; proof: Proof }
  | { at: 'factor'; request: SecondFactorRequest }

const secondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep)
const failed = {
  refused: '時間をおいて、もう一度お試しください。',
  unreachable: '通信環境を確認して、もう一度お試しください。',
}

/**
 * Signs in, or up, by a mailed code: email, code, and the name of a newcomer. With the `token` of the mailed link a press
 * replaces email and code.
 */
export function CodeSignIn(props: { token?: string; onDone: (data: ResponseData<'signIn'>) => void }) {
  const { token, onDone } = props
  const start: Step = token ? { at: 'link', token } : { at: 'email' }
  const [step, setStep] = useState<Step>(start)
  const [failure, setFailure] = useState<SignInFailure | null>(null)

  /** Signs in; moves to the name or the second factor where the server asks for it, else throws. */
  async function prove(proof: Proof, name?: string): Promise<void> {
    setFailure(null)
    const named = name === undefined ? {} : { name }
    try {
      onDone(
        'token' in proof
          ? await api('confirmCodeLink', { body: { ...proof, ...named } })
          : await api('confirmCode', { body: { ...proof, ...named } }),
      )
    } catch (error) {
      const request = secondFactorAsked(error)
      if (request) setStep({ at: 'factor', request })
      else if (error instanceof ApiError && error.code === 'no-account-yet') setStep({ at: 'name', proof })
      else throw error
    }
  }
  const fail = (error: unknown) => setFailure({ title: '続けられませんでした', text: failureText(error, failed) })

  return (
    <div className="ui-stack gap-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {step.at === 'email' && <EmailStep onSent={(email) => setStep({ at: 'code', email })} onError={fail} />}
      {step.at === 'code' && (
        <CodeStep
          email={step.email}
          prove={(code) => prove({ email: step.email, code })}
          onError={fail}
          onOther={() => setStep({ at: 'email' })}
        />
      )}
      {step.at === 'link' && <LinkStep prove={() => prove({ token: step.token })} onError={fail} />}
      {step.at === 'name' && <NameStep prove={(name) => prove(step.proof, name)} onError={fail} />}
      {step.at === 'factor' && (
        <Lazy part={secondStep} fallback={<SkeletonText />} onLoadError={() => setStep(start)}>
          {(SecondStep) => (
            <SecondStep
              request={step.request}
              onDone={onDone}
              onFailure={setFailure}
              onCancel={() => setStep({ at: 'email' })}
            />
          )}
        </Lazy>
      )}
    </div>
  )
}

type StepProps<Given> = { prove: (given: Given) => Promise<void>; onError: (error: unknown) => void }

const emailResolver = formResolver(askForCodeInput)

function EmailStep({ onSent, onError }: { onSent: (email: string) => void; onError: (error: unknown) => void }) {
  const form = useForm({ resolver: emailResolver, defaultValues: { email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await api('askForCode', { body: { email } })
      onSent(email)
    } catch (error) {
      if (showServerErrors(error, ['email'], form.setError) === 0) onError(error)
    }
  })
  return (
    <FormFrame form={form} idPrefix="code" className="ui-stack gap-5" onSubmit={submit}>
      <Field id="code-email" label="メールアドレス" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoFocus
          />
        )}
      </Field>
      <p className="ui-phrase text-sm text-muted">
        <Link to={pagePath('terms')} target="_blank">
          利用規約
        </Link>
        と
        <Link to={pagePath('privacy')} target="_blank">
          プライバシーポリシー
        </Link>
        に同意のうえ、お進みください。
      </p>
      <SubmitButton form={form} size="lg" block busyLabel="送信しています…">
        コードを送信
      </SubmitButton>
    </FormFrame>
  )
}

const codeResolver = formResolver(z.object({ code: oneTimeCode }))

function CodeStep(props: StepProps<string> & { email: string; onOther: () => void }) {
  const { email, prove, onError, onOther } = props
  const form = useForm({ resolver: codeResolver, defaultValues: { code: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await prove(code)
    } catch (error) {
      if (showServerErrors(error, ['code'], form.setError) === 0) onError(error)
    }
  })
  const [sent, setSent] = useState(false)
  async function sendAgain() {
    try {
      await api('askForCode', { body: { email } })
      form.reset()
      setSent(true)
    } catch (error) {
      onError(error)
    }
  }
  return (
    <FormFrame form={form} idPrefix="code" className="ui-stack gap-5" onSubmit={submit}>
      <p className="ui-phrase" role="status">
        {email} に6桁のコードを{sent ? 'もう一度' : ''}送信しました。10分以内に入力してください。
      </p>
      <Field id="code-code" label="コード" error={errors.code?.message}>
        {(control) => <CodeInput {...control} {...form.register('code')} autoFocus />}
      </Field>
      <SubmitButton form={form} size="lg" block busyLabel="確認しています…">
        続ける
      </SubmitButton>
      <div className="ui-row ui-row--between">
        <Button size="sm" variant="ghost" onClick={sendAgain}>
          コードをもう一度送信
        </Button>
        <Button size="sm" variant="ghost" onClick={onOther}>
          別のメールアドレスを使う
        </Button>
      </div>
    </FormFrame>
  )
}

function LinkStep({ prove, onError }: StepProps<void>) {
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await prove().catch(onError)
    setBusy(false)
  }
  return (
    <Button variant="primary" size="lg" block busy={busy} busyLabel="ログインしています…" onClick={press}>
      ログインする
    </Button>
  )
}

const nameResolver = formResolver(z.object({ name: personName }))

function NameStep({ prove, onError }: StepProps<string>) {
  const form = useForm({ resolver: nameResolver, defaultValues: { name: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await prove(name)
    } catch (error) {
      if (showServerErrors(error, ['name'], form.setError) === 0) onError(error)
    }
  })
  return (
    <FormFrame form={form} idPrefix="code" className="ui-stack gap-5" onSubmit={submit}>
      <p className="ui-phrase">メールアドレスを確認しました。はじめての方は、お名前を入力すると登録できます。</p>
      <Field id="code-name" label="お名前" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" autoFocus />}
      </Field>
      <SubmitButton form={form} size="lg" block busyLabel="登録しています…">
        登録して続ける
      </SubmitButton>
    </FormFrame>
  )
}
