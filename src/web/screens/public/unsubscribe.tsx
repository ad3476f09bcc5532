import { useSearchParams } from 'react-router'
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
export const meta = () => pageMeta({ title: '新着求人メールの配信停止', hidden: true })

/** The link at the end of an alert, or of news of favourites: its button ends these mails without a session. */
export default function Unsubscribe() {
  const ofFavourites = useSearchParams()[0].get('token')?.endsWith('.favourites')
  return (
    <MailedLink
      title={ofFavourites ? 'お気に入りの求人の配信停止' : '新着求人メールの配信停止'}
      lead={`${ofFavourites ? 'お気に入りの求人の変更' : '保存した条件に合う求人と、登録した企業の新しい求人'}をお知らせするメールを止めます。設定の「通知」で、いつでも再開できます。`}
      verb="メールの配信を停止する"
      busyVerb="停止しています…"
      failedTitle="配信を停止できませんでした"
      invalid={refusalSentence['unsubscribe-link-invalid']}
      remedy="配信の設定は変わっていません。ログインして、設定の「通知」で停止できます。"
      press={(token) => api('unsubscribeAlerts', { body: { token } })}
      done={({ kind }) => (
        <NarrowSheet
          mark="done"
          title={kind === 'alert' ? confirmation.unsubscribed : confirmation.unsubscribedFavourites}
          lead="設定の「通知」で、いつでも再開できます。"
        >
          <LinkButton to={pagePath('settings', { tab: 'notifications' })} size="lg" block>
            通知の設定を見る
          </LinkButton>
        </NarrowSheet>
      )}
    />
  )
}
