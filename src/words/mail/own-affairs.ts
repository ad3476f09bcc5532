import type { OwnMail } from '#rules/people/mails.ts'
import { productName } from '#words/labels.ts'
import { letter, type MailWords } from './frame.ts'

const interview = ['面接の日程のお知らせ', '面接の日程について、新しいお知らせがあります。'] as const
const wanting = [
  '求人の内容をご確認ください',
  '掲載いただいている求人に、法令や掲載の基準の変更により、修正が必要な点が見つかりました。',
] as const
const verification = ['企業の確認についてのお知らせ', '企業の確認について、新しいお知らせがあります。'] as const
const account = ['登録内容を運営者が変更しました', 'お使いのアカウントの内容を、運営者が変更しました。'] as const

const fixed: Record<OwnMail, readonly [subject: string, sentence: string]> = {
  'application-received': ['求人への応募がありました', '掲載いただいている求人に、応募がありました。'],
  'application-sent': ['応募を受け付けました', '求人への応募を受け付け、募集企業に届けました。'],
  'status-changed': ['選考状況のお知らせ', '応募された求人の選考状況が変わりました。'],
  message: ['メッセージが届きました', '応募についてのメッセージが届いています。'],
  'interview-proposed': ['面接の日時のご提案', '応募された求人について、面接の日時のご提案が届いています。'],
  'interview-decided': interview,
  'interview-calendar': interview,
  'interview-reminder': ['まもなく面接です', '面接が近づいています。日時と、場所または接続先をご確認ください。'],
  'question-received': ['求人への質問が届きました', '掲載いただいている求人に、質問が届いています。'],
  'question-answered': ['質問に回答がありました', '求人について送信された質問に、募集企業が回答しました。'],
  'question-declined': ['質問への回答は見送られました', '求人について送信された質問への回答は、見送られました。'],
  'question-removed': ['質問への回答を運営者が削除しました', '求人に届いた質問と、その回答を、運営者が削除しました。'],
  'job-approved': ['求人が承認されました', '投稿いただいた求人の審査が終わり、承認されました。'],
  'job-rejected': [
    '求人の審査結果のお知らせ',
    '投稿いただいた求人は、審査の結果、掲載できませんでした。内容を修正のうえ、再申請してください。',
  ],
  'job-found-unlawful': wanting,
  'job-found-wanting': wanting,
  'job-stopped': ['求人の掲載を停止しました', '掲載いただいている求人の掲載を、運営者が停止しました。'],
  'job-edited': ['求人の内容を運営者が変更しました', '掲載いただいている求人の内容を、運営者が変更しました。'],
  'job-ended': [
    '応募した求人についてのお知らせ',
    '応募された求人は、掲載が終わりました。面接などの予定がある場合は、行く前に、募集企業の公式の連絡先でご確認ください。',
  ],
  'case-told': [
    '応募した求人についての大切なお知らせ',
    '応募された求人について、運営者から大切なお知らせがあります。必ずご確認ください。',
  ],
  'employer-verified': verification,
  'employer-unverified': verification,
  'verification-decided': verification,
  'account-suspended': [
    'アカウントの利用を停止しました',
    'お使いのアカウントの利用を、運営者が停止しました。ログインしようとすると、理由が表示されます。',
  ],
  'account-unsuspended': ['アカウントの利用を再開しました', 'お使いのアカウントの停止を解除しました。'],
  'account-edited': account,
  'account-changed': account,
  'webhook-switched-off': ['Webhookの送信を停止しました', '失敗が続いたため、Webhookの送信を停止しました。'],
}

/** To somebody who has not confirmed the email: what happened, without a word of anybody else. */
export function ownAffair(
  mail: OwnMail,
  { link, settings }: { link: string; settings?: string | undefined },
): MailWords {
  const [subject, sentence] = fixed[mail]
  return letter({
    subject: `${subject}｜${productName}`,
    to: '',
    parts: [
      sentence,
      `詳しくは、${productName}にログインしてご確認ください。`,
      { button: 'ログインして確認する', link },
      'メールアドレスの確認がお済みでないため、内容を省いてお知らせしています。登録のときにお送りした確認メールのリンクを開くと、次から内容もお届けします。',
      'お心当たりがない場合は、このメールを破棄してください。',
    ],
    why: `${productName}に、このメールアドレスで登録された方にお送りしています。`,
    settings,
  })
}
