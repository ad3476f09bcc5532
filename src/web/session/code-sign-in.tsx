import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { personName } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { askForCodeInput } from '#contract/people/second-factor.ts'
import { nfkc } from '#rules/nfkc.ts'
import { triesOfCode, triesOfDay } from '#rules/people/sign-in-codes.ts'
import { ApiError } from '#web/api/api-error.ts'
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
import { faultSentence } from '#words/validation.ts'
import {
  type SecondFactorRequest,
  type SignInFailure,
  secondFactorAsked,
  signInFailure,
} from './second-factor-request.ts'
import { signInDraft } from './sign-in-draft.ts'
import './code-sign-in.css'

/** What proves the mailbox: the digits of its code, or the token of the mailed link. */
type Proof = { email: string; code: string } | { token: string }
type Step =
  | { at: 'email' }
  | { at: 'code'; email: string; expired?: boolean }
  | { at: 'link'; token: string }
  | { at: 'name'; proof: Proof }
  | { at: 'factor'; request: SecondFactorRequest }
export type CodeSignInStep = Step['at']

const secondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep)

/**
 * Signs in, or up, by a mailed code: email, code, and the name of a newcomer. With the `token` of the mailed link a press
 * replaces email and code. `goal` is a word for what follows: 応募.
 */
export function CodeSignIn(props: {
  token?: string
  goal?: string
  onStep?: (at: CodeSignInStep) => void
  onDone: (data: ResponseData<'signIn'>) => void
}) {
  const { token, goal, onStep, onDone } = props
  const start: Step = token ? { at: 'link', token } : { at: 'email' }
  const [step, setStep] = useState<Step>(start)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [typedName, setTypedName] = useState<string>()

  function go(next: Step) {
    setFailure(null)
    setStep(next)
    onStep?.(next.at)
  }

  /** Signs in; moves to the name or the second factor where the server asks for it, else throws. */
  async function prove(proof: Proof, name = typedName): Promise<void> {
    setFailure(null)
    const named = name === undefined ? {} : { name }
    try {
      const data =
        'token' in proof
          ? await api('confirmCodeLink', { body: { ...proof, ...named } })
          : await api('confirmCode', { body: { ...proof, ...named } })
      signInDraft.keep(null)
      onDone(data)
    } catch (error) {
      const request = secondFactorAsked(error)
      if (request) go({ at: 'factor', request })
      else if (error instanceof ApiError && error.code === 'no-account-yet') go({ at: 'name', proof })
      else throw error
    }
  }
  /** Creates the account; returns to the code where it expired meanwhile, and keeps the name. */
  async function proveWithName(proof: Proof, name: string): Promise<void> {
    setTypedName(name)
    try {
      await prove(proof, name)
    } catch (error) {
      const isOver = error instanceof ApiError && (error.code === 'code-expired' || error.code === 'code-invalid')
      if (!isOver || 'token' in proof) throw error
      go({ at: 'code', email: proof.email, expired: true })
    }
  }
  const fail = (error: unknown) => setFailure(signInFailure('続けられませんでした', error))

  return (
    <div className="ui-stack gap-5">
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {step.at === 'email' && <EmailStep onSent={(email) => go({ at: 'code', email })} onError={fail} />}
      {step.at === 'code' && (
        <CodeStep
          email={step.email}
          expired={step.expired ?? false}
          prove={(code) => prove({ email: step.email, code })}
          onError={fail}
          onOther={() => go({ at: 'email' })}
        />
      )}
      {step.at === 'link' && <LinkStep prove={() => prove({ token: step.token })} onError={fail} />}
      {step.at === 'name' && <NameStep goal={goal} prove={(name) => proveWithName(step.proof, name)} onError={fail} />}
      {step.at === 'factor' && (
        <Lazy part={secondStep} fallback={<SkeletonText />} onLoadError={() => go(start)}>
          {(SecondStep) => (
            <SecondStep
              request={step.request}
              onDone={onDone}
              onFailure={setFailure}
              onCancel={() => go({ at: 'email' })}
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
  const form = useForm({ resolver: emailResolver, defaultValues: signInDraft.kept() })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await api('askForCode', { body: { email } })
      signInDraft.keep({ email })
      onSent(email)
    } catch (error) {
      if (showServerErrors(error, ['email'], form.setError) === 0) onError(error)
    }
  })
  return (
    <FormFrame form={form} idPrefix="code" className="ui-stack gap-5" onSubmit={submit}>
      <Field
        id="code-email"
        label="メールアドレス"
        hint="6桁のコードを送信します。パスワードは必要ありません。"
        error={errors.email?.message}
      >
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
      <SubmitButton form={form} size="lg" block busyLabel="送信しています…">
        コードを送信
      </SubmitButton>
      <Agreement />
    </FormFrame>
  )
}

/** In another tab, because what was typed here is not stored. */
function Agreement() {
  return (
    <p className="ui-phrase text-xs text-muted">
      続けると、
      <a href={pagePath('terms')} target="_blank" rel="noreferrer">
        利用規約
      </a>
      と
      <a href={pagePath('privacy')} target="_blank" rel="noreferrer">
        プライバシーポリシー
      </a>
      に同意したことになります。
    </p>
  )
}

function CodeStep(props: StepProps<string> & { email: string; expired: boolean; onOther: () => void }) {
  const { email, prove, onError, onOther } = props
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [expired, setExpired] = useState(props.expired)
  const [tries, setTries] = useState({ ofCode: 0, ofDay: 0 })
  const [wait, restartWait] = useWait(60)
  const field = useRef<HTMLInputElement>(null)
  const tried = useRef('')
  const stopped = tries.ofDay >= triesOfDay
  const spent = expired || tries.ofCode >= triesOfCode

  async function submit(digits: string) {
    if (busy || spent) return
    if (digits.length < 6) return setFault(faultSentence['code-invalid'])
    tried.current = digits
    setBusy(true)
    setFault(undefined)
    try {
      await prove(digits)
    } catch (error) {
      const { code: refusal } = error instanceof ApiError ? error : { code: null }
      if (refusal === 'code-invalid') setTries(({ ofCode, ofDay }) => ({ ofCode: ofCode + 1, ofDay: ofDay + 1 }))
      else if (refusal === 'code-expired') setExpired(true)
      else onError(error)
      field.current?.select()
    }
    setBusy(false)
  }
  function type(typed: string) {
    const digits = nfkc(typed).replace(/\D/g, '').slice(0, 6)
    setCode(digits)
    if (digits.length === 6 && digits !== tried.current) void submit(digits)
  }
  async function sendAgain() {
    try {
      await api('askForCode', { body: { email } })
      tried.current = ''
      setCode('')
      setFault(undefined)
      setExpired(false)
      setTries({ ...tries, ofCode: 0 })
      restartWait()
      field.current?.focus()
    } catch (error) {
      onError(error)
    }
  }

  const left = triesOfCode - tries.ofCode
  const error = stopped
    ? undefined
    : expired
      ? 'コードの期限が切れました。再送してください。'
      : left === triesOfCode
        ? fault
        : left > 0
          ? `コードが違います。あと${left}回入力できます。`
          : 'コードが違います。再送してください。'
  return (
    <form
      noValidate
      className="ui-stack gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      {stopped ? (
        <Notice tone="warning" title="今日はコードを使えません">
          間違いが続いたため、明日まではメールのリンクからだけ続けられます。入力した内容は残っています。
        </Notice>
      ) : (
        <Field
          id="code-code"
          label="メールに届いた6桁のコード"
          error={error}
          hint={
            <>
              {email} に送信しました（10分間有効）
              <Button size="sm" variant="ghost" onClick={onOther}>
                変更
              </Button>
            </>
          }
        >
          {(control) => (
            <CodeInput
              {...control}
              ref={field}
              className="code-sign-in__code"
              value={code}
              onChange={({ target, nativeEvent }) =>
                (nativeEvent as InputEvent).isComposing ? setCode(target.value) : type(target.value)
              }
              onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
              autoFocus
            />
          )}
        </Field>
      )}
      {stopped || spent ? (
        <Button variant="primary" size="lg" block onClick={sendAgain}>
          {stopped ? 'リンクをメールで受け取る' : 'コードを再送する'}
        </Button>
      ) : (
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="確認しています…">
          続ける
        </Button>
      )}
      <div className="ui-row ui-row--between text-xs text-muted" role="status">
        {stopped && wait > 0 ? 'リンクを送信しました。メールを開いてください。' : 'メールのリンクからも続けられます。'}
        {!stopped && !spent && (
          <Button size="sm" variant="ghost" disabled={wait > 0} onClick={sendAgain}>
            再送する{wait > 0 && `（${wait}秒後）`}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Seconds left of a wait, and a function that starts it again. */
function useWait(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
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

function NameStep({ goal, prove, onError }: StepProps<string> & { goal: string | undefined }) {
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
      <Field
        id="code-name"
        label="お名前"
        hint="応募先の企業に表示されます。あとから変更できます。"
        error={errors.name?.message}
      >
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="name" autoFocus />}
      </Field>
      <SubmitButton form={form} size="lg" block busyLabel="登録しています…">
        {goal ? `登録して${goal}に進む` : '登録して続ける'}
      </SubmitButton>
      <Agreement />
    </FormFrame>
  )
}
