import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import {
  choice,
  instant,
  named,
  optionalLines,
  pageFacts,
  paging,
  readInstant,
  requiredLines,
} from '#contract/fields.ts'
import { stated } from '#contract/people/stated-fields.ts'
import { levels } from '#rules/cases.ts'
import { reportReasons, reportStatuses } from '#rules/jobs/job-reports.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'

const said = { reason: z.enum(reportReasons), text: z.string().nullable(), reported_at: instant }

/** Readers' reports of one job; shown to moderators after three reports or one suspicion of fraud. */
export const reportCase = named('ReportCase', {
  id: z.string(),
  status: z.enum(reportStatuses),
  job: z.object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    is_public: z.boolean(),
    /** Title, company and employer are then as they were. */
    is_deleted: z.boolean(),
  }),
  employer: z.object({ id: z.string(), name: z.string() }),
  /** The case that joins what is reported about the account. */
  case_id: z.string().nullable(),
  /** When it reached the moderators. */
  opened_at: instant,
  closed_at: instant.nullable(),
  /** null when it is open, or the account is gone. */
  closed_by_name: z.string().nullable(),
  note: z.string().nullable(),
  /** Codes of the nightly check's findings that opened the case. */
  found: z.array(z.string()),
  level: z.enum(levels),
  /** The version that closing it names. */
  updated_at: instant,
  reports: z.array(
    z.object({
      ...said,
      /** null for a visitor without an account, and when the account is gone. */
      reporter: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
      /** The reported question with its answer; absent when the posting is reported. */
      question: z.object({ id: z.string(), text: z.string() }).optional(),
    }),
  ),
})

/** A report of a job, or of a question about it. */
export const reportInput = z.object({
  reason: choice(reportReasons),
  text: stated(optionalLines(limits.reportText)),
})

export const jobReportEndpoints = {
  reportJob: endpoint({
    address: 'POST /api/jobs/:id/report',
    summary: 'Report a public job to the operator; once a viewer and job',
    access: 'job-pages',
    unknownId: 'job-not-found',
    body: reportInput,
    status: 201,
    refusals: ['already-reported', 'too-many-tries'],
    message: confirmation.reported,
    changes: ['listMyReports', 'listReports', 'listCases'],
  }),
  listMyReports: endpoint({
    address: 'GET /api/auth/reports',
    summary: 'What the signed-in user has reported, newest first',
    access: 'account:own',
    output: z.object({
      reports: z.array(z.object({ job_id: z.string(), job_title: z.string(), ...said })),
    }),
  }),
  listReports: endpoint({
    address: 'GET /api/admin/reports',
    summary: 'Reported jobs that reached the desk, newest first, with who said what',
    access: 'report:handle',
    query: z.object({
      status: choice(reportStatuses).optional(),
      /** With a report for this reason. */
      reason: choice(reportReasons).optional(),
      level: choice(levels).optional(),
      ...paging,
    }),
    output: z.object({ reports: z.array(reportCase), ...pageFacts }),
    list: 'reports',
  }),
  closeReport: endpoint({
    address: 'POST /api/admin/reports/:id/close',
    summary: 'Close a case of the desk with a note; a report after that opens another',
    access: 'report:handle',
    unknownId: 'report-not-found',
    body: z.object({ note: requiredLines(limits.reportNote), version: readInstant.optional() }),
    output: z.object({ report: reportCase }),
    refusals: ['report-closed', 'case-changed'],
    message: confirmation.reportClosed,
    changes: ['listReports'],
  }),
}
