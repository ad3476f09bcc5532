import { pagePath } from '#contract/page-addresses.ts'
import { api } from '#web/api/client.ts'
import { MailedLink } from '#web/frame/mailed-link.tsx'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: 'メールアドレスの変更の取り消し', hidden: true })

/** The link that went to the former address of an account: a press takes the change of email back. */
export default function RevertEmail() {
  return (
    <MailedLink
      title="メールアドレスの変更の取り消し"
      lead="変更した覚えがない場合は、ボタンを押してください。このリンクが届いたメールアドレスに戻し、すべての端末からログアウトし、変更のあとに追加された二段階認証を解除します。パスワードは使えなくなり、新しいパスワードを設定するメールをお送りします。"
      verb="メールアドレスを元に戻す"
      busyVerb="元に戻しています…"
      failedTitle="メールアドレスを元に戻せませんでした"
      invalid={refusalSentence['revert-link-invalid']}
      press={(token) => api('revertEmail', { body: { token } })}
      done={() => (
        <NarrowSheet
          mark="done"
          title={confirmation.emailReverted}
          lead={
            <>
              新しいパスワードを設定するリンクを、このメールアドレスに送りました。リンクは
              <b className="text-ink">1時間</b>有効です。
            </>
          }
        >
          <LinkButton to={pagePath('forgotPassword')} size="lg" block>
            リンクが届かないとき
          </LinkButton>
        </NarrowSheet>
      )}
    />
  )
}
