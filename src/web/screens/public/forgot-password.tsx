import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { nfkc } from '#rules/nfkc.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { signInDraft } from '#web/session/sign-in-draft.ts'

export const meta = () => pageMeta({ title: 'パスワードの再設定', hidden: true })

/** Requests a reset link; the browser alone validates the email. */
export default function ForgotPassword() {
  const [sent, setSent] = useState<{ email: string; resetLink: string | undefined } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const result = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')

  // What was typed in the login form.
  useEffect(() => setTyped(signInDraft.kept().email), [])

  useEffect(() => {
    if (sent) result.current?.focus()
  }, [sent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = form.elements.namedItem('email') as HTMLInputElement
    // The browser takes no full-width letters, which the login form does.
    input.value = nfkc(input.value).trim()
    if (!form.reportValidity()) return
    const email = input.value
    setFailure(null)
    setBusy(true)
    try {
      const { resetLink } = await api('forgotPassword', { body: { email } })
      setSent({ email, resetLink })
    } catch (error) {
      setFailure(
        failureText(error, {
          refused: 'パスワードリセットに失敗しました',
          unreachable: 'サーバーエラーが発生しました',
        }),
      )
    } finally {
      setBusy(false)
    }
  }

  if (sent) {
    return (
      <div ref={result} tabIndex={-1}>
        <NarrowSheet
          mark="sent"
          title="再設定のリンクを送りました"
          lead={
            <>
              {sent.email} が登録されている場合、再設定用のリンクが届きます。リンクは
              <b className="text-ink">1時間</b>有効です。
            </>
          }
        >
          <p className="ui-phrase text-xs text-muted">届かないときは、迷惑メールのフォルダーもご確認ください。</p>
          {sent.resetLink && (
            <Notice title="開発用のリンク">
              <a href={sent.resetLink}>{sent.resetLink}</a>
            </Notice>
          )}
          <LinkButton to={pagePath('login')} size="lg" block>
            ログインへ戻る
          </LinkButton>
        </NarrowSheet>
      </div>
    )
  }

  return (
    <NarrowSheet
      title="パスワードの再設定"
      lead="登録したメールアドレスに、再設定のリンクを送ります。リンクは1時間有効です。"
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <form className="ui-stack gap-5" method="post" noValidate onSubmit={submit}>
        <Field id="forgot-email" label="メールアドレス">
          {(control) => (
            <TextInput
              key={typed}
              {...control}
              name="email"
              type="email"
              required
              autoComplete="email"
              defaultValue={typed}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="送信しています…"
          disabled={!hydrated}
        >
          リンクを送る
        </Button>
      </form>
      <LinkButton to={pagePath('login')} variant="ghost" block>
        ログインへ戻る
      </LinkButton>
    </NarrowSheet>
  )
}
