import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { oneTimeCode, recoveryCode } from '#contract/people/second-factor.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { usedPasskey } from './confirming/browser-passkeys.ts'
import { CodeInput } from './confirming/code-input.tsx'
import { type SecondFactorRequest, type SignInFailure, signInFailure } from './second-factor-request.ts'

type Way = 'code' | 'passkey' | 'recovery_code'

const resolvers = {
  code: formResolver(z.object({ code: oneTimeCode, recovery_code: z.string() })),
  recovery_code: formResolver(z.object({ code: z.string(), recovery_code: recoveryCode })),
}
const label: Record<Way, string> = {
  code: '確認コードを使う',
  passkey: 'パスキーを使う',
  recovery_code: '回復コードを使う',
}

/** The second step of sign-in: a code, passkey or recovery code. */
export function SecondStep(props: {
  request: SecondFactorRequest
  onDone: (data: ResponseData<'signIn'>) => void
  onFailure: (failure: SignInFailure | null) => void
  /** Back to email and password. */
  onCancel: () => void
}) {
  const { request, onDone, onFailure, onCancel } = props
  const { challenge, passkey } = request
  const ways = (['passkey', 'code', 'recovery_code'] as const).filter(
    (way) => (way === 'code' ? request.totp : request[way]) && !(way === 'passkey' && !canUsePasskeys()),
  )
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery_code')

  /** Returns whether the same challenge may be tried again. */
  function fail(error: unknown, shown: number): void {
    const isOver = error instanceof ApiError && error.code === 'challenge-over'
    if (isOver) onCancel()
    if (isOver || shown === 0) onFailure(signInFailure('ログインできませんでした', error))
  }

  return (
    <div className="ui-stack gap-5">
      <p className="ui-phrase">
        {way === 'code' && '認証アプリに表示されている6桁の確認コードを入力してください。'}
        {way === 'passkey' && 'パスキーで、ご本人であることを確認します。'}
        {way === 'recovery_code' &&
          '登録のときに保存した回復コードを1つ入力してください。使った回復コードは無効になります。'}
      </p>
      {way === 'passkey' ? (
        <PasskeyStep
          {...{ challenge, options: passkey ?? {}, onDone, onFailure }}
          onError={(error) => fail(error, 0)}
        />
      ) : (
        <TypedStep key={way} {...{ challenge, way, onDone, onFailure }} onError={fail} />
      )}
      <div className="ui-row ui-row--between">
        <span className="ui-row">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                size="sm"
                variant="ghost"
                onClick={() => {
                  onFailure(null)
                  setWay(other)
                }}
              >
                {label[other]}
              </Button>
            ))}
        </span>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          最初からやり直す
        </Button>
      </div>
    </div>
  )
}

const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function'

type StepProps = {
  challenge: string
  onDone: (data: ResponseData<'signIn'>) => void
  onFailure: (failure: SignInFailure | null) => void
}

function TypedStep(
  props: StepProps & { way: 'code' | 'recovery_code'; onError: (error: unknown, shown: number) => void },
) {
  const { challenge, way, onDone, onFailure, onError } = props
  const form = useForm({ resolver: resolvers[way], defaultValues: { code: '', recovery_code: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    onFailure(null)
    try {
      onDone(await api('answerSecondFactor', { body: { challenge, [way]: typed[way] } }))
    } catch (error) {
      // The server names both `code`.
      const shown = showServerErrors(error, ['code', 'recovery_code'], (_, fault) => form.setError(way, fault))
      onError(error, shown)
    }
  })
  return (
    <FormFrame form={form} idPrefix="factor" className="ui-stack gap-5" onSubmit={submit}>
      {way === 'code' ? (
        <Field id="factor-code" label="確認コード" error={errors.code?.message}>
          {(control) => <CodeInput {...control} {...form.register('code')} autoFocus />}
        </Field>
      ) : (
        <Field id="factor-recovery_code" label="回復コード" error={errors.recovery_code?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('recovery_code')}
              className="ui-number max-w-64"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              placeholder="XXXXX-XXXXX"
              autoFocus
            />
          )}
        </Field>
      )}
      <SubmitButton form={form} size="lg" block busyLabel="確認しています…">
        ログイン
      </SubmitButton>
    </FormFrame>
  )
}

function PasskeyStep(props: StepProps & { options: Record<string, unknown>; onError: (error: unknown) => void }) {
  const { challenge, options, onDone, onFailure, onError } = props
  const [busy, setBusy] = useState(false)
  async function use() {
    onFailure(null)
    setBusy(true)
    try {
      const passkey = await usedPasskey(options)
      if (passkey) onDone(await api('answerSecondFactor', { body: { challenge, passkey: passkey as never } }))
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" size="lg" block busy={busy} busyLabel="確認しています…" onClick={use} autoFocus>
      パスキーで確認する
    </Button>
  )
}
