import type { ContactKind, QuestionState } from '#rules/jobs/reader-questions.ts'

const contactLabel: Record<ContactKind, string> = { email: 'メールアドレス', url: 'URL', phone: '電話番号' }

/** The sentence for contact data in a question. */
export const contactSentence = ({ kind, text }: { kind: ContactKind; text: string }) =>
  `${contactLabel[kind]}「${text}」が含まれています。連絡先は書けません。`

/** The employer's lists. */
export const questionStateLabel: Record<Exclude<QuestionState, 'removed'>, string> = {
  open: '未回答',
  held: '確認中',
  answered: '回答済み',
  declined: '見送り',
}
