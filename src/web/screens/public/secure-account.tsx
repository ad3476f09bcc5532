import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PasswordResetLink } from '#web/frame/password-reset-link.tsx'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: 'アカウントの保護', hidden: true })

/**
 * The link of a security notice: its button ends every way into the account, for an owner who did not make the change.
 */
export default function SecureAccount() {
  return (
    <PasswordResetLink
      title="アカウントの保護"
      lead="お知らせした操作に覚えがない場合は、ボタンを押してください。すべての端末からログアウトし、GoogleとLinkedInとの連携を解除します。面接のカレンダーのアドレスと、お知らせした操作以降に追加された二段階認証、APIキー、Webhook、採用チームへの招待は無効になります。パスワードも使えなくなります。あわせて、新しいパスワードを設定するためのメールをお送りします。"
      verb="すべての端末からログアウトする"
      busyVerb="ログアウトしています…"
      failedTitle="ログアウトできませんでした"
      invalid={refusalSentence['secure-link-invalid']}
      press={(token) => api('secureAccount', { body: { token } })}
      doneTitle={confirmation.accountSecured}
    />
  )
}
