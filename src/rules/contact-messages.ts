/** `closed`: answered, or needs no answer. */
export const contactStatuses = ['open', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** The number by which both sides refer to a message: the random end of its id. */
export const contactNumber = (id: string): string => id.slice(-8).toUpperCase()

/** What a message is about. */
export const contactCategories = ['account', 'job', 'application', 'employer', 'trouble', 'privacy', 'other'] as const
export type ContactCategory = (typeof contactCategories)[number]

export const contactUrgencies = ['high', 'normal', 'low'] as const
export type ContactUrgency = (typeof contactUrgencies)[number]

/** Words by which a message is sorted on arrival, the first that fits; an operator corrects it. */
const categoryWords: readonly (readonly [ContactCategory, RegExp])[] = [
  ['trouble', /詐欺|闇バイト|怪しい|あやしい|不審|違法|虚偽|嘘|ハラスメント|身分証|口座|通報|報告|トラブル/],
  ['privacy', /個人情報|開示|利用停止の請求|削除してほしい/],
  ['account', /ログイン|パスワード|メールアドレス|アカウント|退会|登録でき|二段階|認証/],
  ['employer', /掲載|求人を出|企業|採用担当|料金|請求|確認済み/],
  ['application', /応募|選考|面接|辞退|書類/],
  ['job', /求人|募集|仕事|給与|勤務地/],
]
const urgentWords = /詐欺|闇バイト|脅|身分証|口座|不正|乗っ取|漏え|漏洩|至急|緊急|警察/

/** Category and urgency of a message as it arrives. */
export function sortedContact({ subject, message }: { subject: string; message: string }): {
  category: ContactCategory
  urgency: ContactUrgency
} {
  const text = `${subject}\n${message}`
  const category = categoryWords.find(([, words]) => words.test(text))?.[0] ?? 'other'
  return { category, urgency: urgentWords.test(text) ? 'high' : 'normal' }
}
