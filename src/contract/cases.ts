import { z } from 'zod'
import { caseLevel, caseStatuses, levels } from '#rules/cases.ts'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { reportReasons } from '#rules/jobs/job-reports.ts'
import { limits } from '#rules/limits.ts'
import { type Role, roles } from '#rules/people/roles.ts'
import { endpoint } from './endpoint.ts'
import { choice, id, instant, named, optionalLines, pageFacts, paging, readInstant, requiredLines } from './fields.ts'
import { rejectJobInput } from './jobs/job-input.ts'
import { reads } from './reads.ts'

/** What applicants of a case are told unless the operator writes something else: neutral, and what to do. */
const toldApplicants = `応募された求人について、運営者が内容を確認しています。

念のため、次のことにご注意ください。
・募集企業を名乗る相手から、お金、口座、キャッシュカード、身分証の写真、携帯電話の契約などを求められても、応じないでください。
・既に渡したものがある場合は、金融機関や警察の相談窓口（#9110）にご相談ください。
・応募に添えた履歴書などは、求人が停止または削除されたあと、応募履歴の「書類の閲覧を停止する」から、募集企業が開けないようにできます。

お気づきのことがありましたら、お問い合わせから運営者にお知らせください。`

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The employer's name; null without a profile. */
  company: z.string().nullable(),
  suspended_at: instant.nullable(),
  /** Name and email are then as they were. */
  is_deleted: z.boolean(),
})

/** What is reported about one account, as one case. */
const incident = named('Case', {
  id: z.string(),
  status: z.enum(caseStatuses),
  level: z.enum(levels),
  account,
  opened_at: instant,
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  report_count: z.number(),
  message_report_count: z.number(),
  /** Messages to the operator that complain about it. */
  complaint_count: z.number(),
  job_count: z.number(),
  /** When the applicants were told; null before. */
  told_at: instant.nullable(),
  closed_at: instant.nullable(),
  closed_by_name: z.string().nullable(),
  finding: z.string().nullable(),
  /** Whether somebody without an account reported fraud and no operator confirmed it yet. */
  is_unconfirmed: z.boolean(),
  /** The version that a decision on it names. */
  updated_at: instant,
})

const note = z.object({ id: z.string(), text: z.string(), written_at: instant, author_name: z.string().nullable() })

/** A case with everything that it joins. */
export const wholeCase = named('WholeCase', {
  ...incident.shape,
  /** The account, and those that share a number, a name, an address or a text with it. */
  accounts: z.array(account),
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      /** null when the job is deleted. */
      approval_status: z.enum(approvalStatuses).nullable(),
      is_public: z.boolean(),
      is_deleted: z.boolean(),
      is_reported: z.boolean(),
      stopped_by_operator: z.boolean(),
      /** Whether a correction waits. */
      has_revision: z.boolean(),
      application_count: z.number(),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.string(),
      job_id: z.string(),
      reason: z.enum(reportReasons),
      text: z.string().nullable(),
      reported_at: instant,
      reporter: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
      /** The reported question with its answer; null when the posting is reported. */
      question: z.string().nullable(),
    }),
  ),
  message_reports: z.array(
    z.object({
      id: z.string(),
      job_id: z.string(),
      reason: z.string().nullable(),
      reported_at: instant,
      closed_at: instant.nullable(),
      reporter_name: z.string().nullable(),
    }),
  ),
  /** Messages to the operator by the account and by those who reported. */
  contacts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      received_at: instant,
      closed_at: instant.nullable(),
    }),
  ),
  notes: z.array(note),
  /** People who applied to the account's jobs. */
  applicant_count: z.number(),
  /** What the applicants are told unless another text is given. */
  told_template: z.string(),
  told: z.object({ at: instant, text: z.string(), count: z.number(), by_name: z.string().nullable() }).nullable(),
})

const one = { access: 'case:handle', unknownId: 'case-not-found' } as const
const output = z.object({ case: wholeCase })
const refusals = ['case-closed', 'case-changed'] as const
/** The case's `updated_at` as it was read. */
const version = readInstant.optional()

export const caseEndpoints = {
  listCases: endpoint({
    address: 'GET /api/admin/cases',
    summary: 'Cases, newest first: what is reported about one account, joined',
    access: 'case:read',
    query: z.object({
      status: choice(caseStatuses).optional(),
      /** Only those of this operator. */
      assignee_id: id.optional(),
      ...paging,
    }),
    output: z.object({ cases: z.array(incident), ...pageFacts }),
    list: 'cases',
  }),
  readCase: endpoint({
    address: 'GET /api/admin/cases/:id',
    summary: 'A case with its reports, message reports, messages to the operator, jobs, accounts and notes',
    ...one,
    access: 'case:read',
    output,
  }),
  addCaseNote: endpoint({
    address: 'POST /api/admin/cases/:id/notes',
    summary: 'Add a note to an open case',
    ...one,
    body: z.object({ text: requiredLines(limits.reportNote) }),
    output,
    status: 201,
    refusals: ['case-closed'],
    message: 'メモを追加しました',
    changes: ['readCase'],
  }),
  assignCase: endpoint({
    address: 'POST /api/admin/cases/:id/assign',
    summary: 'Give an open case to an operator, or to nobody',
    ...one,
    body: z.object({ assignee_id: id.nullable(), version }),
    output,
    refusals,
    message: '担当者を変更しました',
    changes: ['readCase', 'listCases'],
  }),
  confirmCase: endpoint({
    address: 'POST /api/admin/cases/:id/confirm',
    summary: 'Confirm what was reported without an account: a suspicion of fraud then makes the level high',
    ...one,
    body: z.object({ version }),
    output,
    refusals,
    message: '通報の内容を確認しました',
    changes: ['readCase', 'listCases', 'listReports', 'listPendingJobs'],
  }),
  notifyApplicants: endpoint({
    address: 'POST /api/admin/cases/:id/tell-applicants',
    summary:
      "Tell everybody who applied to the account's jobs, in their list and by mail, once; without a text the template is used",
    ...one,
    body: z.object({
      text: optionalLines(limits.contactMessage)
        .optional()
        .transform((text) => text || toldApplicants),
      version,
    }),
    output: output.extend({ told: z.number() }),
    refusals: [...refusals, 'applicants-told'],
    message: '応募者に通知しました',
    changes: ['readCase', 'listCases'],
  }),
  rejectPendingOfCase: endpoint({
    address: 'POST /api/admin/cases/:id/reject-pending',
    summary: 'Reject every waiting job and correction of the account together; each is told on its own',
    ...one,
    body: rejectJobInput.pick({ rejection_reason: true, version: true }),
    output: output.extend({
      outcomes: z.array(
        z.object({ id: z.string(), done: z.boolean(), refusal: z.string().optional(), message: z.string().optional() }),
      ),
    }),
    refusals,
    message: '承認待ちの求人を却下しました',
    changes: ['readCase', ...reads.decided],
  }),
  closeCase: endpoint({
    address: 'POST /api/admin/cases/:id/close',
    summary: 'Close a case and the reports that it joins with a finding; a report after that opens another',
    ...one,
    body: z.object({ finding: requiredLines(limits.reportNote), version }),
    output,
    refusals,
    message: '案件を終了しました',
    changes: ['readCase', 'listCases', 'listReports', 'listMessageReports', 'readMessageReport'],
  }),
  exportCase: endpoint({
    address: 'GET /api/admin/cases/:id/export.zip',
    summary:
      'A case as a ZIP of JSON files (case, account, postings, decisions, reports, reported conversations) with the files of the conversations, for the police or the labour bureau',
    ...one,
    access: 'case:read',
    writes: 'file',
  }),
}

type Account = z.input<typeof account>
type Row = Omit<z.input<typeof incident>, 'status' | 'level' | 'account' | 'assignee'> &
  Omit<Account, 'id' | 'role'> &
  Record<'account_id' | 'role', string> &
  Record<'assignee_id' | 'assignee_name', string | null> &
  Record<'is_suspicious' | 'shows_crime', boolean>

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
type Linked = Omit<Account, 'role'> & { role: string }
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
