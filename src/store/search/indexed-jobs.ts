import { type RawBuilder, sql } from 'kysely'
import type { ApprovalStatus } from '#rules/jobs/approval-status.ts'
import { type FilteredJob, filteredTerms } from '#rules/jobs/filtered-job.ts'
import { highestPay } from '#rules/jobs/salary.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import type { Queryable } from '#store/database.ts'
import type { SearchedJob } from '#store/schema/alerts.ts'

/** The searched data of a job in any state. */
export type IndexedJob = FilteredJob & {
  id: string
  approval_status: ApprovalStatus
  is_active: boolean
  /** The search text (rules/search/search-text), a field a line. */
  text: string
  /** Time of posting in µs since 1970. */
  created: number
  /** The last public day in days since 1970; `noDeadline` without a deadline, or `neverPublic`. */
  lastDay: number
  /** The monthly pay; `notStated` without one. */
  pay: number
}

/** Stands for a missing number in a segment's column. */
export const notStated = -1

/** Later than every day. */
const noDeadline = 2 ** 31 - 1

/** Earlier than every day: for jobs that are not approved or not active. */
const neverPublic = -(2 ** 31)

/** The last public day of a job. */
export const lastDayOf = (job: JobState & { deadline: string | null }): number =>
  job.approval_status !== 'approved' || !job.is_active
    ? neverPublic
    : job.deadline === null
      ? noDeadline
      : dayNumber(job.deadline)

/** A date (YYYY-MM-DD) as days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Which jobs to read, and the expression of their text. */
type ReadOptions = { condition?: RawBuilder<boolean>; text?: RawBuilder<string> }

/** The approved and active ones of the jobs; the search checks the deadline. */
export const readIndexedJobs = (db: Queryable, ids: readonly string[], options: ReadOptions = {}) =>
  readJobs(db, ids, {
    ...options,
    condition: sql<boolean>`approval_status = 'approved' AND is_active AND ${options.condition ?? sql`true`}`,
  })

/** Jobs of all states, for the index; the search checks whether they are public. */
export const readJobsOfAllStates = (db: Queryable, ids: readonly string[]) => readJobs(db, ids, {})

async function readJobs(
  db: Queryable,
  ids: readonly string[],
  { condition = sql<boolean>`true`, text = sql.ref<string>('search_text') }: ReadOptions,
): Promise<IndexedJob[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select([
      'id',
      text.as('text'),
      'prefectures',
      'category',
      'occupations',
      'ways',
      'job_type',
      'work_style',
      'experience_level',
    ])
    .select(['salary_min', 'salary_max', 'deadline', inMicroseconds.as('created')])
    .select(['workplaces', 'terms', 'show_estimate', verified.as('verified'), 'approval_status', 'is_active'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .where(condition)
    .execute()
  return rows.map(indexedJobOf)
}

type JobState = Pick<IndexedJob, 'approval_status' | 'is_active'>

/** A job as the search uses it; approved and active by default. */
export function indexedJobOf({
  deadline,
  created,
  terms,
  workplaces = [],
  approval_status = 'approved',
  is_active = true,
  occupations = [],
  ways = [],
  ...row
}: SearchedJob & Partial<JobState>): IndexedJob {
  return {
    ...row,
    ...{ workplaces, approval_status, is_active, occupations, ways },
    ...filteredTerms({ ...row, terms }),
    created,
    created_at: new Date(Math.floor(created / 1_000)),
    lastDay: lastDayOf({ approval_status, is_active, deadline }),
    pay: highestPay(row) ?? notStated,
  }
}

/** Whether the job carries the mark of a verified employer. */
const verified = sql<boolean>`EXISTS (
  SELECT FROM employer_profiles AS profile WHERE user_id = jobs.owner_id AND bears_mark(profile, jobs.company))`

const inMicroseconds = sql<number>`(extract(epoch from jobs.created_at) * 1000000)::bigint`

/** Newest first, then by id. */
export const newestFirst = (a: Posted, b: Posted): number =>
  b.created - a.created || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

type Posted = Pick<IndexedJob, 'id' | 'created'>

/** No pay is so high, in yen. */
export const payEnd = 2 ** 28

/** Where the pay of each unit begins in the column: that by the hour as it is, the others far below. */
const begins: Record<PayUnit, number> = { hour: 0, day: -7 * payEnd, month: -6 * payEnd, year: -5 * payEnd }

/** The lowest pay of a job as one number of 32 bits with its unit. */
export const payCode = (unit: PayUnit, yen: number): number => begins[unit] + Math.min(yen, payEnd)
