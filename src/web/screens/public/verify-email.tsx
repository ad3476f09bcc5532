import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { returnPath } from '#rules/return-path.ts'
import { api } from '#web/api/client.ts'
import { MailedLink } from '#web/frame/mailed-link.tsx'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { checkSession } from '#web/session/session.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: 'メールアドレスの確認', hidden: true })

/** The link mailed at sign-up: its button confirms the email with the token. */
export default function VerifyEmail() {
  const [query] = useSearchParams()
  const back = returnPath(query.get('redirect'))
  return (
    <MailedLink
      title="メールアドレスの確認"
      lead="ボタンを押すと、確認が完了します。ご自身で登録や変更をしていない場合は、押さずにこの画面を閉じてください。"
      verb="メールアドレスを確認する"
      busyVerb="確認しています…"
      failedTitle="メールアドレスを確認できませんでした"
      invalid={refusalSentence['verify-link-invalid']}
      remedy="アカウントはそのまま使えます。確認のメールは、ログイン後の画面の上部から再送できます。"
      press={async (token) => {
        // Refresh an expired session first: confirming while signed in also confirms the account's holder.
        if (storedToken()) await checkSession()
        const { already_verified } = await api('verifyEmail', { body: { token } })
        if (storedToken()) void checkSession()
        return already_verified
      }}
      done={(already) => (
        <NarrowSheet
          mark="done"
          title={already ? confirmation.alreadyVerified : confirmation.emailVerified}
          lead="ご登録ありがとうございます。"
        >
          <LinkButton to={back} size="lg" block>
            {back === pagePath('home') ? '求人を探す' : '元のページに戻る'}
          </LinkButton>
        </NarrowSheet>
      )}
    />
  )
}
