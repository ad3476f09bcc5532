/** The columns of each table that is given out as CSV, in their order. */
export const csvTables = {
  'audit-log': [
    'at',
    'actor_name',
    'actor_email',
    'action',
    'action_code',
    'subject',
    'subject_id',
    'changes',
    'detail',
    'address',
    'request_id',
  ],
} as const

export type CsvTable = keyof typeof csvTables

/** One row of a table. */
export type CsvRow<Table extends CsvTable = CsvTable> = Record<
  (typeof csvTables)[Table][number],
  string | number | null
>
