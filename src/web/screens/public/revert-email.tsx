import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PasswordResetLink } from '#web/frame/password-reset-link.tsx'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: 'メールアドレスの変更の取り消し', hidden: true })

/** The link sent to an account's former address: its button reverts the change of email. */
export default function RevertEmail() {
  return (
    <PasswordResetLink
      title="メールアドレスの変更の取り消し"
      lead="変更した覚えがない場合は、ボタンを押してください。このリンクが届いたメールアドレスに戻し、すべての端末からログアウトし、変更後に追加された二段階認証を解除します。パスワードは使えなくなり、新しいパスワードを設定するメールをお送りします。"
      verb="メールアドレスを元に戻す"
      busyVerb="元に戻しています…"
      failedTitle="メールアドレスを元に戻せませんでした"
      invalid={refusalSentence['revert-link-invalid']}
      press={(token) => api('revertEmail', { body: { token } })}
      doneTitle={confirmation.emailReverted}
    />
  )
}
