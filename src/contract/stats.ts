import { z } from 'zod'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { jobChangeKinds } from '#rules/jobs/job-changes.ts'
import { jobFieldNames } from '#rules/jobs/job-edit.ts'
import { type LedgerItem, ledgerItems } from '#rules/ledger.ts'
import { roles } from '#rules/people/roles.ts'
import type { CsvRow } from '#words/csv-columns.ts'
import { ledgerLabel } from '#words/ledger-labels.ts'
import { statusCounts } from './applications/application.ts'
import { endpoint } from './endpoint.ts'
import { instant, paging } from './fields.ts'
import { answerTime } from './jobs/job.ts'

/** Figures of the administrator's dashboard; months are YYYY-MM in Asia/Tokyo, oldest first. */
export const adminStats = z.object({
  users: z.object({ total: z.number(), employers: z.number(), this_month: z.number() }),
  jobs: z.object({
    total: z.number(),
    /** Public now: approved, active and not past their deadline. */
    active: z.number(),
    pending: z.number(),
    approved: z.number(),
    rejected: z.number(),
    this_month: z.number(),
  }),
  applications: z.object({ total: z.number(), this_month: z.number(), by_status: statusCounts }),
  applications_by_month: z.array(z.object({ month: z.string(), count: z.number() })),
  recent_users: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles), created_at: instant }),
  ),
  recent_jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      approval_status: z.enum(approvalStatuses),
      is_active: z.boolean(),
      stopped_by_operator: z.boolean(),
      created_at: instant,
    }),
  ),
  top_companies: z.array(z.object({ company: z.string(), job_count: z.number(), application_count: z.number() })),
  /** In production on the PostgreSQL that comes along: its version, and the days since its release. */
  bundled_server: z.object({ version: z.string(), days: z.number() }).optional(),
})

/** How many applications came so far, and the median days until then; null where none did. */
const reached = z.object({ count: z.number(), median_days: z.number().nullable() })

const stages = {
  applications: z.number(),
  answered: reached,
  interviewed: reached,
  offered: reached,
  joined: reached,
}

/** Figures of an employer's own jobs; days are dates in Asia/Tokyo, oldest first, 90 of them. */
export const employerStats = z.object({
  jobs: z.object({
    total: z.number(),
    /** Public now: approved, active and not past their deadline. */
    active: z.number(),
    pending: z.number(),
    approved: z.number(),
    rejected: z.number(),
  }),
  /** Days until a person's first answer, over the last 90 days; null without any answer. */
  answer_time: answerTime.nullable(),
  /** The same of all employers, from their latest 1,000 answers. */
  answer_time_of_all: answerTime.nullable(),
  views: z.number(),
  applications: z.number(),
  by_status: statusCounts,
  /** How far the applications of the last 365 days came. */
  conversion: z.object(stages),
  /** The same by where the applicant came from, most first, at most 50; null is not stated. */
  by_source: z.array(z.object({ source: z.string().nullable(), ...stages })),
  /** All own jobs, newest first; with `page` or `limit` a page (`jobs.total` in all), most viewed first. */
  per_job: z.array(z.object({ job_id: z.string(), title: z.string(), views: z.number(), applications: z.number() })),
  per_day: z.array(z.object({ day: z.string(), views: z.number(), applications: z.number() })),
  page: z.number().optional(),
  limit: z.number().optional(),
})

/** Figures of one own job; days are dates in Asia/Tokyo, oldest first, 90 of them. */
const jobFigures = z.object({
  job: z.object({ id: z.string(), title: z.string() }),
  views: z.number(),
  applications: z.number(),
  per_day: z.array(z.object({ day: z.string(), views: z.number(), applications: z.number() })),
  /** What readers may have noticed in these days, oldest first. */
  changes: z.array(
    z.object({
      at: instant,
      day: z.string(),
      kind: z.enum(jobChangeKinds),
      /** Of an approved correction. */
      fields: z.array(z.enum(jobFieldNames)).optional(),
    }),
  ),
})

export const statsEndpoints = {
  readStats: endpoint({
    address: 'GET /api/admin/stats',
    summary: "Figures of the administrator's dashboard",
    access: 'stats:read',
    output: adminStats,
  }),
  readEmployerStats: endpoint({
    address: 'GET /api/employer/stats',
    summary: 'Figures of own jobs',
    access: 'stats:own',
    query: z.object(paging),
    output: employerStats,
  }),
  readJobFigures: endpoint({
    address: 'GET /api/jobs/:id/figures',
    summary: 'Views and applications of an own job by day, with the changes of its posting',
    access: 'stats:own',
    unknownId: 'job-not-found',
    output: jobFigures,
    refusals: ['not-allowed'],
  }),
}

export const transparencyEndpoints = {
  readTransparency: endpoint({
    address: 'GET /api/transparency',
    summary: 'What was registered, decided and complained about this year until now and last year, counted every hour',
    access: 'public',
    output: z.object({
      /** This year in Tokyo first; a year that was never counted is absent. */
      years: z.array(
        z.object({
          year: z.number(),
          counted_at: instant,
          figures: z.array(z.object({ item: z.enum(ledgerItems), count: z.number() })),
        }),
      ),
    }),
    maxAge: 600,
  }),
}

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
