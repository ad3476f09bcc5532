import { hasPermission } from '#rules/people/permissions.ts'
import type { Role } from '#rules/people/roles.ts'
import type { SecurityNotice } from '#rules/people/security-notices.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

const happened = {
  'factor-added': ['二段階認証の追加のお知らせ', '二段階認証（認証アプリまたはパスキー）が追加されました。'],
  'factor-removed': ['二段階認証の解除のお知らせ', '二段階認証（認証アプリまたはパスキー）が解除されました。'],
  'codes-renewed': ['回復コードの再発行のお知らせ', '二段階認証の回復コードが再発行されました。'],
  'password-changed': ['パスワードの変更のお知らせ', 'パスワードが変更されました。'],
  'password-ended': [
    'パスワードの無効化のお知らせ',
    'GoogleまたはLinkedIn、メールのコードでのログインがあり、それまでのパスワードが無効になりました。',
  ],
  'new-sign-in': ['新しい環境からのログインのお知らせ', 'いつもと違う環境からログインがありました。'],
  'factor-paused': [
    '二段階認証の入力の失敗のお知らせ',
    '二段階認証の入力が5回続けて正しくなかったため、受け付けを一時停止しました。',
  ],
  'calendar-address-made': ['面接のカレンダーのお知らせ', '面接のカレンダーのアドレスが作成されました。'],
  'api-key-made': ['APIキーの作成のお知らせ', 'APIキーが作成されました。'],
  'webhook-set': ['Webhookの設定のお知らせ', 'Webhookが追加または変更されました。'],
  'member-invited': ['採用チームへの招待のお知らせ', '採用チームへの招待が送信されました。'],
} as const satisfies Record<SecurityNotice, readonly [subject: string, sentence: string]>

type Facts = {
  kind: SecurityNotice
  name: string
  /** A seeker has no keys, webhooks and team. */
  role: Role
  noticedAt: Date
  /** Browser and system, and the address without its last part; null when unknown. */
  device: string | null
  network: string | null
  link: string
}

/** To an account's owner: what was changed or made, and how to undo it, for 7 days. */
export function securityNotice({ kind, name, role, noticedAt, device, network, link }: Facts): MailWords {
  const [subject, sentence] = happened[kind]
  return letter({
    subject: `${subject}｜${productName}`,
    to: name,
    parts: [
      `お使いのアカウント${kind === 'member-invited' ? 'から' : 'で'}、${sentence}`,
      {
        facts: [
          ['日時', monthDayTimeText(noticedAt)],
          ['端末', device ?? '不明'],
          ['ネットワーク', network ?? '不明'],
        ],
      },
      'ご自身の操作であれば、何もする必要はありません。',
      'お心当たりがない場合は、次のボタンを押してください。リンクは7日間有効です。押すと、次のことを行います。',
      {
        list: [
          'すべての端末からログアウト',
          `面接のカレンダーのアドレスと、お知らせした操作以降に追加された${hasPermission(role, 'integration:manage') ? '二段階認証、APIキー、Webhook、採用チームへの招待' : '二段階認証'}の無効化`,
          'GoogleとLinkedInとの連携の解除',
          '新しいパスワードを設定するためのメールの送信',
        ],
      },
      { button: 'すべての端末からログアウトする', link },
    ],
    why: `${productName}のアカウントの安全のため、設定にかかわらずお送りしています。`,
  })
}
