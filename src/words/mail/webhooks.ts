import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

/** To an employer: a webhook failed for days and was switched off. */
export function webhookSwitchedOff(facts: { name: string; url: string; since: Date | null; link: string }): MailWords {
  const { name, url, since, link } = facts
  return letter({
    subject: `Webhookの送信を停止しました｜${productName}`,
    to: name,
    parts: [
      '次のURLへの送信に失敗し続けたため、Webhookの送信を停止しました。',
      { facts: [['URL', url], ...(since ? ([['失敗が始まった日時', monthDayTimeText(since)]] as const) : [])] },
      '受信側をご確認のうえ、連携の画面から再開してください。停止している間のイベントは送信されません。',
      { button: '連携の画面を開く', link },
    ],
    why: `${productName}でWebhookを設定している企業のアカウントにお送りしています。`,
  })
}
