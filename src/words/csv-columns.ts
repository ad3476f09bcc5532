import type { CsvTable, csvTables } from '#rules/csv-tables.ts'
import { auditActionLabel } from './audit.ts'

type Labels = { [Table in CsvTable]: Record<(typeof csvTables)[Table][number], string> }

/** The first line of each table. */
export const csvColumnLabel: Labels = {
  'audit-log': {
    at: '日時',
    actor_name: '操作した人',
    actor_email: '操作した人のメールアドレス',
    action: '操作',
    action_code: '操作の記号',
    subject: '対象',
    subject_id: '対象のID',
    changes: '変更の前と後',
    detail: '詳細',
    address: 'ネットワークアドレス',
    request_id: 'リクエストID',
  },
}

/** A cell as it is read: an action by its name. */
export function csvCell(column: string, value: string | number | null): string | number | null {
  return column === 'action' && typeof value === 'string' ? auditActionLabel(value) : value
}
