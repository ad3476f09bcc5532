const applicant = [
  'applied_at',
  'job_title',
  'applicant_name',
  'applicant_email',
  'applicant_phone',
  'status',
  'withdrawn_at',
  'withdrawal_reason',
  'cover_letter',
  'resume_name',
  'updated_at',
  'application_id',
  'job_id',
  'motive',
  'answers',
  'source',
  'external',
] as const

/** The columns of each CSV table, in order. */
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
  ledger: ['part', 'item', 'count', 'at', 'job_id', 'reason'],
  applicants: applicant,
  'applicants-with-notes': [...applicant, 'stage', 'offer', 'rating', 'tags', 'assignee', 'notes'],
} as const

export type CsvTable = keyof typeof csvTables

/** One row of a table. */
export type CsvRow<Table extends CsvTable = CsvTable> = Record<
  (typeof csvTables)[Table][number],
  string | number | null
>
