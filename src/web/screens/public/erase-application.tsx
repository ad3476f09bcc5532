import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { api } from '#web/api/client.ts'
import { MailedLink } from '#web/frame/mailed-link.tsx'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { confirmation } from '#words/confirmations.ts'
import { refusalSentence } from '#words/refusals.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: '登録された応募情報の削除', hidden: true })

/** The link mailed to a person whom an employer added: its button deletes the stored data without an account. */
export default function EraseApplication() {
  return (
    <MailedLink
      title="登録された応募情報の削除"
      lead="企業が登録した、あなたの応募の情報とファイルを削除します。削除すると元に戻せません。"
      verb="削除する"
      busyVerb="削除しています…"
      failedTitle="削除できませんでした"
      invalid={refusalSentence['erase-link-invalid']}
      remedy={
        <>
          情報は削除されていません。削除を希望するときは、<Link to={pagePath('contact')}>お問い合わせ</Link>
          からご連絡ください。
        </>
      }
      press={(token) => api('eraseExternalApplicant', { body: { token } })}
      done={() => <NarrowSheet mark="done" title={confirmation.externalErased} lead="この画面は閉じて構いません。" />}
    />
  )
}
