import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { fault, givenPassword } from '#contract/fields.ts'
import { oneTimeCode } from '#contract/people/second-factor.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { api } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { PasswordInput } from '#web/parts/fields/password-input.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { useSession } from '#web/session/session.ts'
import { usedPasskey } from './browser-passkeys.ts'
import { CodeInput } from './code-input.tsx'

const title = 'ご本人であることの確認'
type Ways = Awaited<ReturnType<typeof api<'beginConfirmation'>>>

/** Asks for the password, a code or a passkey before an irreversible action. */
export function ConfirmAgainDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const ways = useQuery({
    queryKey: ['beginConfirmation'],
    queryFn: () => api('beginConfirmation'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (ways.data?.has_password || ways.data?.totp) return <TypedConfirmation ways={ways.data} onEnd={onEnd} />
  if (ways.data?.mailed_code) return <MailedConfirmation onEnd={onEnd} />
  return (
    <Dialog open onOpenChange={() => onEnd(false)} title={title}>
      <QueryState
        query={ways}
        waiting={
          <DialogBody>
            <SkeletonText label="確認の方法を読み込み中" />
          </DialogBody>
        }
      >
        {({ passkey }) => (
          <>
            <DialogBody>
              <p>
                {passkey
                  ? '続けるには、パスキーで確認してください。'
                  : '続けるには、いったんログアウトして、もう一度ログインしてください。ログインから10分間は、確認なしで操作できます。'}
              </p>
            </DialogBody>
            <DialogFoot>
              <Button onClick={() => onEnd(false)}>{passkey ? 'キャンセル' : '閉じる'}</Button>
              {passkey && <PasskeyButton passkey={passkey} onDone={() => onEnd(true)} primary />}
            </DialogFoot>
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

const forms = {
  password: formResolver(z.object({ password: givenPassword.min(1, fault('required')), code: z.string() })),
  code: formResolver(z.object({ password: z.string(), code: oneTimeCode })),
}

function TypedConfirmation({ ways, onEnd }: { ways: Ways; onEnd: (confirmed: boolean) => void }) {
  const [way, setWay] = useState<'password' | 'code'>(ways.has_password ? 'password' : 'code')
  const { form, errors, frame } = useDialogForm({
    resolver: forms[way],
    mode: 'onSubmit',
    defaultValues: { password: '', code: '' },
    refused: '確認できませんでした',
    send: async ({ password, code }) => {
      await api('confirmAgain', { body: way === 'password' ? { password } : { code } })
      onEnd(true)
    },
  })

  return (
    <FormDialog
      onClose={() => onEnd(false)}
      title={title}
      about={<p>重要な操作のため、もう一度確認します。確認は10分間有効です。</p>}
      verb="確認する"
      busyVerb="確認しています…"
      {...frame}
    >
      {way === 'password' ? (
        <Field id="confirm-password" label="パスワード" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      ) : (
        <Field id="confirm-code" label="確認コード" hint="認証アプリの6桁の数字" error={errors.code?.message}>
          {(control) => <CodeInput {...control} {...form.register('code')} />}
        </Field>
      )}
      <div className="ui-row">
        {ways.has_password && ways.totp && (
          <Button size="sm" variant="ghost" onClick={() => setWay(way === 'password' ? 'code' : 'password')}>
            {way === 'password' ? '確認コードを使う' : 'パスワードを使う'}
          </Button>
        )}
        {ways.passkey && <PasskeyButton passkey={ways.passkey} onDone={() => onEnd(true)} />}
      </div>
    </FormDialog>
  )
}

/** By a code in a mail, for an account with neither password nor factor. */
function MailedConfirmation({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const email = useSession().user?.email ?? ''
  const [sent, setSent] = useState(false)
  const notSent = 'コードを送信できませんでした'
  const { form, errors, setFailure, frame } = useDialogForm({
    ...(sent && { resolver: forms.code }),
    mode: 'onSubmit',
    defaultValues: { password: '', code: '' },
    refused: sent ? '確認できませんでした' : notSent,
    send: async ({ code }) => {
      if (!sent) return sendCode()
      await api('confirmAgain', { body: { code } })
      onEnd(true)
    },
  })
  async function sendCode() {
    await api('askForCode', { body: { email } })
    form.reset()
    setSent(true)
  }
  return (
    <FormDialog
      onClose={() => onEnd(false)}
      title={title}
      about={
        <p>{`重要な操作のため、${email} に6桁のコードを送信${sent ? 'しました' : 'します'}。確認は10分間有効です。`}</p>
      }
      verb={sent ? '確認する' : 'コードを送信'}
      busyVerb={sent ? '確認しています…' : '送信しています…'}
      {...frame}
    >
      {sent && (
        <>
          <Field id="confirm-code" label="メールに届いた6桁のコード" error={errors.code?.message}>
            {(control) => <CodeInput {...control} {...form.register('code')} autoFocus />}
          </Field>
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-start"
            onClick={() => void sendCode().catch((error) => setFailure(changeFailure(error, notSent)))}
          >
            コードを再送する
          </Button>
        </>
      )}
    </FormDialog>
  )
}

function PasskeyButton(props: { passkey: NonNullable<Ways['passkey']>; onDone: () => void; primary?: boolean }) {
  const { passkey, onDone, primary } = props
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function use() {
    setBusy(true)
    setFailed(false)
    try {
      const used = await usedPasskey(passkey.options)
      if (!used) return
      await api('confirmAgain', { body: { challenge: passkey.challenge, passkey: used as never } })
      onDone()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        {...(primary ? { variant: 'primary' } : { size: 'sm', variant: 'ghost' })}
        busy={busy}
        busyLabel="確認しています…"
        onClick={use}
      >
        パスキーで確認する
      </Button>
      <span role="alert" className="text-xs text-danger-ink">
        {failed && 'パスキーを確認できませんでした'}
      </span>
    </>
  )
}
