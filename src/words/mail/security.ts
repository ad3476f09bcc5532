import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

const happened = {
  'factor-added': ['二段階認証の追加のお知らせ', '二段階認証（認証アプリまたはパスキー）が追加されました。'],
  'factor-removed': ['二段階認証の解除のお知らせ', '二段階認証（認証アプリまたはパスキー）が解除されました。'],
  'codes-renewed': ['回復コードの再発行のお知らせ', '二段階認証の回復コードが再発行されました。'],
  'password-changed': ['パスワードの変更のお知らせ', 'パスワードが変更されました。'],
  'new-sign-in': ['新しい環境からのログインのお知らせ', 'いつもと違う環境からログインがありました。'],
} as const

type Facts = {
  kind: keyof typeof happened
  name: string
  noticedAt: Date
  /** Browser and system, and the address without its last part; null when unknown. */
  device: string | null
  network: string | null
  link: string
}

/** To an account's owner: a change to signing in, and how to undo it, for 7 days. */
export function securityNotice({ kind, name, noticedAt, device, network, link }: Facts): MailWords {
  const [subject, sentence] = happened[kind]
  return letter({
    subject: `${subject}｜${productName}`,
    to: name,
    parts: [
      `お使いのアカウントで、${sentence}`,
      {
        facts: [
          ['日時', monthDayTimeText(noticedAt)],
          ['端末', device ?? '不明'],
          ['ネットワーク', network ?? '不明'],
        ],
      },
      'ご自身の操作であれば、何もする必要はありません。',
      'お心当たりがない場合は、次のボタンからすべての端末をログアウトさせてください。リンクは7日間有効です。この操作のあとに追加された二段階認証とGoogle・LinkedInとの連携を解除し、新しいパスワードを設定するメールをお送りします。',
      { button: 'すべての端末からログアウトする', link },
    ],
    why: `${productName}のアカウントの安全のため、設定にかかわらずお送りしています。`,
  })
}
