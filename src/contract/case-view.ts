import { caseLevel } from '#rules/cases.ts'
import type { Role } from '#rules/people/roles.ts'
import { toldApplicants } from '#words/case-templates.ts'

type Row = {
  id: string
  account_id: string
  name: string
  email: string
  role: string
  company: string | null
  suspended_at: Date | null
  is_deleted: boolean
  opened_at: Date
  assignee_id: string | null
  assignee_name: string | null
  report_count: number
  message_report_count: number
  complaint_count: number
  job_count: number
  is_suspicious: boolean
  is_unconfirmed: boolean
  updated_at: Date
  shows_crime: boolean
  told_at: Date | null
  closed_at: Date | null
  closed_by_name: string | null
  finding: string | null
}

/** A stored case as operators list it. */
export function caseView(row: Row) {
  const { id, account_id, name, email, company, suspended_at, is_deleted, assignee_id, assignee_name } = row
  return {
    ...row,
    status: row.closed_at === null ? ('open' as const) : ('closed' as const),
    level: caseLevel({ ...row, reports: row.report_count + row.message_report_count + row.complaint_count }),
    account: { id: account_id, name, email, role: row.role as Role, company, suspended_at, is_deleted },
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    id,
  }
}

type Told = { told_text: string | null; told_count: number | null; told_by_name: string | null }
type Linked = Pick<Row, 'id' | 'name' | 'email' | 'role' | 'company' | 'suspended_at' | 'is_deleted'>
type Reporter = Record<'reporter_id' | 'reporter_name' | 'reporter_email', string | null>

/** A stored case with what it joins. */
export function wholeCaseView<Report extends Reporter, Others>(
  row: Row & Told,
  { reports, linked, ...others }: { reports: readonly Report[]; linked: readonly Linked[] } & Others,
) {
  const seen = caseView(row)
  const { told_at: at, told_text: text, told_count: count, told_by_name: by_name } = row
  return {
    ...seen,
    ...others,
    accounts: [seen.account, ...linked.map((each) => ({ ...each, role: each.role as Role }))],
    reports: reports.map((report) => {
      const { reporter_id: id, reporter_name, reporter_email } = report
      return {
        ...report,
        reporter: id === null ? null : { id, name: reporter_name ?? '', email: reporter_email ?? '' },
      }
    }),
    told_template: toldApplicants,
    told: at && text !== null ? { at, text, count: count ?? 0, by_name } : null,
  }
}
