import type { CsvRow } from '#rules/csv-tables.ts'
import type { LedgerItem } from '#rules/ledger.ts'
import { ledgerLabel } from '#words/ledger-labels.ts'

/** A figure of the ledger. */
export function ledgerCount(name: LedgerItem, count: number): CsvRow<'ledger'> {
  const { part, item } = ledgerLabel[name]
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
    at: decided_at.toISOString(),
    job_id,
    reason,
  }
}
