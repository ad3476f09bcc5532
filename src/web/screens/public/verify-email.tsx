import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { checkSession } from '#web/session/session.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'
import '#web/parts/button.css'

type Outcome = { kind: 'asking' } | { kind: 'verified'; already: boolean } | { kind: 'failed'; text: string }

export const meta = () => pageMeta({ title: 'メールアドレスの確認', hidden: true })

/** The mailed link of a registration: confirms the email with its token. */
export default function VerifyEmail() {
  const [query] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const asked = useRef(false)
  const token = query.get('token') ?? ''

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    verify(token).then(setOutcome)
  }, [token])

  return (
    // As high as the window: what came of it may be longer, and the footer stays where it is.
    <div className="min-h-screen" aria-live="polite">
      {outcome.kind === 'asking' && (
        <NarrowSheet title="メールアドレスの確認" lead="確認しています。しばらくお待ちください。">
          <span className="button__spinner" aria-hidden="true" />
        </NarrowSheet>
      )}
      {outcome.kind === 'verified' && (
        <NarrowSheet
          mark="done"
          title={outcome.already ? confirmation.alreadyVerified : confirmation.emailVerified}
          lead="ご登録ありがとうございます。"
        >
          <LinkButton to={pagePath('home')} size="lg" block>
            求人を探す
          </LinkButton>
        </NarrowSheet>
      )}
      {outcome.kind === 'failed' && (
        <NarrowSheet mark="wrong" title="メールアドレスを確認できませんでした" lead={outcome.text}>
          <LinkButton to={pagePath('home')} size="lg" block>
            トップへ戻る
          </LinkButton>
        </NarrowSheet>
      )}
    </div>
  )
}

async function verify(token: string): Promise<Outcome> {
  const invalid = refusalSentence['verify-link-invalid']
  if (!token) return { kind: 'failed', text: invalid }
  try {
    const { already_verified } = await api('verifyEmail', { body: { token } })
    if (storedToken()) void checkSession()
    return { kind: 'verified', already: already_verified }
  } catch (error) {
    return {
      kind: 'failed',
      text: failureText(error, { refused: invalid, unreachable: 'サーバーエラーが発生しました' }),
    }
  }
}
