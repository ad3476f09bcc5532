import { sql } from 'kysely'
import type { Database, Queryable } from '#store/database.ts'
import { exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { lineOfSearchText, searchLine } from '#store/like.ts'
import { type JobRow, jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'

type ListedRow = JobRow & { at: string; employer_name: string | null }

/** Public jobs, newest first, with the name in their employer's profile. */
export function listPublicJobs(db: Queryable, today: string, slice: Slice): Promise<ListedRow[]> {
  // Sort and skip ids only; long texts are read for the shown rows.
  const found = db
    .selectFrom('jobs')
    .select('jobs.id')
    .where(isPublicNow(today))
    .$call(newestFirst('jobs.created_at', 'jobs.id', slice))
  return jobRows(db)
    .select([exactTime('jobs.created_at').as('at'), 'employer.name as employer_name'])
    .where('jobs.id', 'in', found)
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute()
}

/** Public jobs by id, in the given order; others are left out. */
export async function readPublicJobs(db: Database, ids: readonly string[], today: string): Promise<JobRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await publicJobsById(db, ids, today).execute())
}

/** The same as one statement, unordered. */
export const publicJobsById = (db: Database, ids: readonly string[], today: string) =>
  jobRows(db).where(sql<boolean>`jobs.id = ANY(${ids}::uuid[])`).where(isPublicNow(today))

export function inOrderOf(ids: readonly string[], rows: readonly JobRow[]): JobRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const maxCounted = 1_000

/**
 * Public jobs of companies by normalised exact name: their number and the newest ids. Uses the index of company names.
 */
export async function findOpenings(db: Queryable, companies: readonly string[], newest: number, today: string) {
  const line = lineOfSearchText(searchLine.company)
  const ofCompany = sql`left(${line}, 100) COLLATE "C" = left(asked.name, 100) AND ${line} = asked.name
    AND ${isPublicNow(today)}`
  const { rows } = await sql<{ company: string; total: number; ids: string[] }>`
    SELECT asked.name AS company,
      (SELECT count(*) FROM (SELECT FROM jobs WHERE ${ofCompany} LIMIT ${maxCounted}) AS counted)::int AS total,
      ARRAY(SELECT jobs.id FROM jobs WHERE ${ofCompany}
        ORDER BY jobs.created_at DESC, jobs.id DESC LIMIT ${newest}) AS ids
    FROM unnest(${companies}::text[]) AS asked (name)`.execute(db)
  return rows
}
