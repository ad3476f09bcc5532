import { auditActionLabel } from './audit.ts'
import { recordTimeText, tableTimeText } from './full-dates.ts'
import { applicationStatusLabel, offerLabel } from './status-labels.ts'

const applicant = {
  applied_at: '応募日時',
  job_title: '求人',
  applicant_name: '氏名',
  applicant_email: 'メールアドレス',
  applicant_phone: '電話番号',
  status: '選考状況',
  withdrawn_at: '辞退日時',
  withdrawal_reason: '辞退の理由',
  cover_letter: '応募メッセージ',
  resume_name: '履歴書のファイル名',
  updated_at: '更新日時',
  application_id: '応募のID',
  job_id: '求人のID',
  motive: '志望動機',
  answers: '質問への回答',
  source: '応募経路',
  external: '外部からの応募',
}

/** The columns of each CSV table, in order, with their headers. */
export const csvColumns = {
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
  ledger: {
    part: '区分',
    item: '項目',
    count: '件数',
    at: '日時',
    job_id: '求人のID',
    reason: '理由',
  },
  applicants: applicant,
  'applicants-with-notes': {
    ...applicant,
    stage: '選考の段階',
    offer: '内定の状況',
    rating: '評価',
    tags: 'タグ',
    assignee: '担当者',
    notes: 'メモ',
  },
}

export type CsvTable = keyof typeof csvColumns

/** One row of a table. */
export type CsvRow<Table extends CsvTable = CsvTable> = Record<keyof (typeof csvColumns)[Table], string | number | null>

const named: Readonly<Record<string, (value: string) => string>> = {
  action: auditActionLabel,
  status: (status) => labelIn(applicationStatusLabel, status),
  offer: (offer) => labelIn(offerLabel, offer),
  applied_at: tableTimeText,
  withdrawn_at: tableTimeText,
  updated_at: tableTimeText,
  at: recordTimeText,
}

const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value

/** A cell for readers: states and actions by label, times in Japan's time zone. */
export function csvCell(column: string, value: string | number | null): string | number | null {
  return typeof value === 'string' ? (named[column]?.(value) ?? value) : value
}
