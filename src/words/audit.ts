import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { jobFieldLabel } from './field-labels.ts'
import { roleLabel } from './labels.ts'
import { approvalStatusLabel } from './status-labels.ts'

/** Labels of audit actions by area; the codes are those of `record` and `recordOncePerMinute`. */
export const auditActionGroups = {
  求人: {
    'job:post': '求人を投稿',
    'job:edit': '求人を編集',
    'job:close': '求人の募集を終了',
    'job:withdraw-revision': '求人の修正を取り下げ',
    'job:reopen': '求人の募集を再開',
    'job:delete': '求人を削除',
    'job:undo-change': '求人の一括操作を取り消し',
    'job:approve': '求人を承認',
    'job:reject': '求人を却下',
    'job:undo-decision': '審査を取り消し',
    'job:second-review': '2回目の審査を記録',
    'job:claim': '求人の審査を開始',
    'job:stop': '求人の掲載を停止',
    'job:start': '求人の停止を解除',
    'job:report': '求人を報告',
    'question:ask': '求人について質問',
    'question:take-back': '質問を取り消し',
    'question:answer': '質問に回答',
    'question:decline': '質問への回答を見送り',
    'question:delete-answer': '質問への回答を削除',
    'question:approve': '質問への回答を承認',
    'question:remove': '質問と回答を削除（運営者）',
    'job:close-report': '求人の報告を対応済みに',
  },
  ユーザー: {
    'user:register': '登録',
    'user:look': 'ユーザーの情報を閲覧',
    'user:edit': '運営者がユーザー情報を編集',
    'user:change-role': 'アカウントの種類を変更',
    'user:toggle-verification': 'メール確認を変更',
    'user:suspend': 'ユーザーの利用を停止',
    'user:unsuspend': 'ユーザーの停止を解除',
    'user:end-session': '端末からログアウト（運営者）',
    'user:end-sessions': 'すべての端末からログアウト（運営者）',
    'user:delete': '運営者がアカウントを削除',
    'user:delete-own': '退会',
    'user:make-admin': '管理者に登録',
    'user:demote': '管理者の権限を解除',
    'key:create': 'APIキーを作成',
    'key:revoke': 'APIキーを取り消し',
    'webhook:add': 'Webhookを追加',
    'webhook:edit': 'Webhookを変更',
    'webhook:delete': 'Webhookを削除',
    'employer:edit': '企業情報を編集',
    'employer:ask-verification': '企業の確認を申請',
    'employer:withdraw-verification': '企業の確認の申請を取り消し',
    'employer:send-code': '企業の確認コードを送信',
    'employer:prove-relation': '確認コードで企業との関係を確認',
    'employer:refuse-verification': '企業の確認を見送り',
    'employer:verify': '企業を確認済みに',
    'employer:unverify': '企業の確認を取り消し',
    'employer:lose-verification': '企業の確認が失効',
  },
  案件: {
    'case:read': '案件を閲覧',
    'case:note': '案件にメモを追加',
    'case:assign': '案件の担当者を変更',
    'case:confirm': '案件の通報を確認',
    'case:tell': '案件の応募者に通知',
    'case:reject-pending': '案件の承認待ちの求人を却下',
    'case:close': '案件を終了',
    'case:export': '案件をZIPで書き出し',
  },
  お知らせ: {
    'announcement:add': 'お知らせを追加',
    'announcement:edit': 'お知らせを編集',
    'announcement:end': 'お知らせの掲載を終了',
    'announcement:delete': 'お知らせを削除',
  },
  点検のルール: {
    'rule:add': '点検のルールを追加',
    'rule:end': '点検のルールを外す',
  },
  やり取りとファイル: {
    'application:decide': '選考状況を変更',
    'application:export': '応募者をCSVで書き出し',
    'application:withdraw': '応募を辞退',
    'application:take-back': '応募の書類の閲覧を停止',
    'application:add-external': '外部の応募者を追加',
    'application:delete-external': '外部の応募者を削除',
    'application:erase-external': '外部の応募者がご本人の情報を削除',
    'message:report': 'メッセージを報告',
    'message-report:read': '報告されたやり取りを閲覧',
    'message-report:close': 'メッセージの報告を対応済みに',
    'resume:read': '他の人の履歴書を閲覧',
    'contact:answer': 'お問い合わせに回答',
    'contact:edit': 'お問い合わせの分類・担当を変更',
    'contact:close': 'お問い合わせを対応済みに',
    'contact:reopen': 'お問い合わせを未対応に戻す',
  },
  ログインと安全: {
    'session:sign-in': 'ログイン',
    'session:refuse-sign-in': 'ログイン失敗',
    'session:refuse-factor': '二段階認証の失敗',
    'session:sign-out': 'ログアウト',
    'session:confirm': '本人の再確認',
    'session:end': '端末からログアウト',
    'session:end-others': 'ほかの端末からログアウト',
    'session:reuse-detected': '使用済みのトークンを検出',
    'user:change-email': 'メールアドレスを変更',
    'user:revert-email': 'メールアドレスの変更を取り消し',
    'user:verify-email': 'メールアドレスを確認',
    'user:change-password': 'パスワードを変更',
    'user:rotate-password': '運営者がパスワードを設定',
    'user:ask-code': 'ログインのコードを依頼',
    'user:ask-reset': 'パスワードの再設定を依頼',
    'user:reset-password': 'パスワードを再設定',
    'user:add-factor': '二段階認証を追加',
    'user:remove-factor': '二段階認証を解除',
    'user:reset-factor': '運営者が二段階認証を解除',
    'user:renew-recovery-codes': '回復コードを再発行',
    'user:adopt-identity': '外部アカウントと連携',
    'calendar:create': '面接のカレンダーのアドレスを作成',
    'calendar:remove': '面接のカレンダーのアドレスを無効に',
    'user:secure-account': 'アカウントを保護',
  },
} as const satisfies Record<string, Record<`${string}:${string}`, string>>

const labels: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(auditActionGroups))

/** The label of an action, or its code. */
export function auditActionLabel(action: string): string {
  if (action.startsWith('refusal:')) return `拒否：${action.slice('refusal:'.length)}`
  return labels[action] ?? action
}

const fieldLabels: Readonly<Record<string, string>> = {
  ...jobFieldLabel,
  name: '名前',
  phone: '電話番号',
  address: '住所',
  bio: '自己紹介',
  role: 'アカウントの種類',
  email_verified: 'メール確認',
  verified: '企業の確認',
  approval_status: '審査',
  rejection_reason: '却下の理由',
  reason: '理由',
  note: 'メモ',
  suspended: '利用の停止',
}

/** The label of a changed field, or its key. */
export const auditFieldLabel = (field: string): string => fieldLabels[field] ?? field

const valueLabels: Readonly<Record<string, string>> = {
  ...approvalStatusLabel,
  ...roleLabel,
  ...jobTypeLabel,
  ...workStyleLabel,
  ...experienceLabel,
}

const longest = 160

/** A value before or after, in one short text. */
export function auditValueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  const text = typeof value === 'string' ? (valueLabels[value] ?? value) : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
