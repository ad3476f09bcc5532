import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

type Facts = { name: string; link: string; settings?: string }

const why = `${productName}の企業アカウントをお持ちの方にお送りしています。`

/** To an employer: the operator has verified it. */
export function employerVerified({ name, link, settings }: Facts): MailWords {
  return letter({
    subject: `企業情報を確認しました｜${productName}`,
    to: name,
    parts: [
      '企業プロフィールの名称、法人番号、所在地を運営者が確認しました。',
      '掲載中の求人に「確認済みの企業」と表示します。名称、法人番号、所在地を変更されると、あらためて確認するまで表示は消えます。',
      { button: '企業プロフィールを見る', link },
    ],
    why,
    settings,
  })
}

/** To an employer: the operator has not verified it, and why. */
export function employerRefused({ name, link, settings, reason }: Facts & { reason: string }): MailWords {
  return letter({
    subject: `企業の確認の結果について｜${productName}`,
    to: name,
    parts: [
      '申請いただいた企業の確認を、今回は見送りました。理由は次のとおりです。',
      { quote: reason },
      '企業プロフィールをご修正いただくと、もう一度申請できます。求人の掲載には影響しません。',
      { button: '企業プロフィールを見る', link },
    ],
    why,
    settings,
  })
}

/** To an employer: the operator has removed the verification. */
export function employerUnverified({ name, link, settings }: Facts): MailWords {
  return letter({
    subject: `企業情報の確認について｜${productName}`,
    to: name,
    parts: [
      '求人に表示していた「確認済みの企業」を、運営者が取り消しました。求人の掲載は続いています。',
      '企業プロフィールの内容をご確認ください。ご不明な点は、運営者へお問い合わせください。',
      { button: '企業プロフィールを見る', link },
    ],
    why,
    settings,
  })
}

/** To an address at the host of an employer's website: the code that proves it. */
export function relationCodeMail({ host, code }: { host: string; code: string }): MailWords {
  return letter({
    subject: `確認コード｜${productName}`,
    parts: [
      `企業プロフィールのサイト（${host}）との関係を確認するためのコードです。1時間以内に、企業プロフィールの画面で入力してください。`,
      { facts: [['確認コード', code]] },
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
    why: `${productName}の企業の確認で、このメールアドレスが入力されたため、お送りしています。`,
  })
}

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
