import { type LedgerItem, ledgerItems } from '#rules/ledger.ts'
import { reportReasonLabel } from './choice-labels.ts'

export const ledgerParts = ['登録', '求人', '報告とお問い合わせ'] as const
type Label = {
  part: (typeof ledgerParts)[number]
  item: string
  /** What the figure counts, where the name does not say it. */
  meaning?: string
  /** Of its figure, unless 件. */
  unit?: string
}

const reported = (reason: keyof typeof reportReasonLabel): Label => ({
  part: '報告とお問い合わせ',
  item: `求人の報告：${reportReasonLabel[reason]}`,
})

/** What a counted item is called, and what its figure means. */
export const ledgerLabel: Record<LedgerItem, Label> = {
  'member.user': {
    part: '登録',
    item: '登録した求職者',
    meaning: '新しく登録した方の数です。退会した方も含みます。',
    unit: '人',
  },
  'member.employer': {
    part: '登録',
    item: '登録した企業',
    meaning: '企業として新しく登録したアカウントの数です。退会した企業も含みます。',
    unit: '社',
  },
  'job.published': {
    part: '求人',
    item: '掲載した求人',
    meaning: '審査を経て公開された求人の数です。削除された求人も含みます。',
  },
  'decision.approved': {
    part: '求人',
    item: '承認（修正を含む）',
    meaning: '運営者が審査し、公開を認めた件数です。公開したあとの修正の承認も数えます。',
  },
  'decision.rejected': {
    part: '求人',
    item: '却下',
    meaning: '内容に問題があり、公開を認めなかった件数です。同じ求人を2回却下すると2件と数えます。',
  },
  'decision.stopped': { part: '求人', item: '掲載の停止', meaning: '運営者が掲載を停止した件数です。' },
  'report.false-terms': reported('false-terms'),
  'report.discrimination': reported('discrimination'),
  'report.suspicious': reported('suspicious'),
  'report.closed': reported('closed'),
  'report.other': reported('other'),
  'report-closed': {
    part: '報告とお問い合わせ',
    item: '対応を終えた求人の報告',
    meaning: '運営者が対応を終えた件数です。1つの求人への報告はまとめて1件と数えます。',
  },
  'message-report': {
    part: '報告とお問い合わせ',
    item: 'メッセージの報告',
    meaning: '応募者と企業のメッセージについて、受け取った方が報告した件数です。',
  },
  'message-report-closed': { part: '報告とお問い合わせ', item: '対応を終えたメッセージの報告' },
  contact: {
    part: '報告とお問い合わせ',
    item: 'お問い合わせ',
    meaning: 'お問い合わせフォームで受け付けた件数です。質問も含みます。',
  },
  'contact-answered': { part: '報告とお問い合わせ', item: '回答したお問い合わせ' },
}

/** The items of a part, in order. */
export const itemsOfPart = (part: Label['part']) => ledgerItems.filter((item) => ledgerLabel[item].part === part)
