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
export const meta = () => pageMeta({ title: 'アカウントの保護', hidden: true })

/** The link of a notice: a press ends every way in to the account, for an owner who did not do what it tells. */
export default function SecureAccount() {
  return (
    <MailedLink
      title="アカウントの保護"
      lead="お知らせした操作に覚えがない場合は、ボタンを押してください。すべての端末からログアウトし、その操作のあとに追加された二段階認証とGoogle・LinkedInとの連携を解除します。パスワードは使えなくなり、新しいパスワードを設定するメールをお送りします。"
      verb="すべての端末からログアウトする"
      busyVerb="ログアウトしています…"
      failedTitle="ログアウトできませんでした"
      invalid={refusalSentence['secure-link-invalid']}
      press={(token) => api('secureAccount', { body: { token } })}
      done={() => (
        <NarrowSheet
          mark="done"
          title={confirmation.accountSecured}
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
