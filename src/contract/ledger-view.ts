import type { CsvRow } from '#rules/csv-tables.ts'
import { reportReasons } from '#rules/jobs/job-reports.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'

const items: Readonly<Record<string, readonly [part: string, item: string]>> = {
  'member.user': ['会員', '登録した求職者'],
  'member.employer': ['会員', '登録した企業'],
  'decision.approved': ['求人', '承認（訂正を含む）'],
  'decision.rejected': ['求人', '却下'],
  'decision.stopped': ['求人', '掲載の停止'],
  ...Object.fromEntries(
    reportReasons.map((reason) => [`report.${reason}`, ['苦情', `求人の報告：${reportReasonLabel[reason]}`]] as const),
  ),
  'report-closed': ['苦情', '求人の報告の対応済み'],
  'message-report': ['苦情', 'メッセージの報告'],
  'message-report-closed': ['苦情', 'メッセージの報告の対応済み'],
  contact: ['苦情', 'お問い合わせ'],
  'contact-answered': ['苦情', 'お問い合わせの回答済み'],
}

/** A figure of the ledger. */
export function ledgerCount(name: string, count: number): CsvRow<'ledger'> {
  const [part, item] = items[name] ?? ['その他', name]
  return { part, item, count, at: null, job_id: null, reason: null }
}

/** A rejection, a stop or an approved correction of a posting. */
export function ledgerCorrection(decision: {
  kind: string
  decided_at: Date
  job_id: string
  reason: string | null
}): CsvRow<'ledger'> {
  const { kind, decided_at, job_id, reason } = decision
  const item = kind === 'rejected' ? '却下' : kind === 'stopped' ? '掲載の停止' : '訂正の承認'
  return {
    part: '的確な表示のための対応',
    item,
    count: null,
    at: tableTimeText(decided_at.toISOString()),
    job_id,
    reason,
  }
}
