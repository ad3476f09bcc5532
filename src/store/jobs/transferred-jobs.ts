import { sql } from 'kysely'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import type { RevisedFields, RevisionStatus } from '#rules/jobs/job-revision.ts'
import { textSketch } from '#rules/postings/text-sketch.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { type Cursor, exactTime, oldestFirst } from '#store/keyset.ts'
import { derivedFrom } from './derived-columns.ts'
import { jobRows } from './job-rows.ts'

/** A correction as it is exported and imported. */
export type TransferredRevision = {
  fields: RevisedFields
  status: RevisionStatus
  rejection_reason: string | null
  submitted_at: string
}

/** An imported job with its history; times are texts, exact to the µs. */
export type ImportedJob = JobFields & {
  id: string
  owner_id: string
  approval_status: 'pending' | 'approved' | 'rejected'
  rejection_reason: string | null
  stopped_by_operator: boolean
  was_public: boolean
  created_at: string
  updated_at: string
  revision?: TransferredRevision | undefined
}

/** The same with its search columns. */
export type ImportedRow = ImportedJob & ReturnType<typeof derivedFrom>

export const importedRow = (job: ImportedJob): ImportedRow => ({ ...job, ...derivedFrom(job) })

/** Jobs per statement, so that other queries run in between. */
const rowsAtOnce = 1_000

/** Adds jobs with new ids. */
export async function insertImported(tx: Transaction, rows: readonly ImportedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    await sql`
      INSERT INTO jobs (id, owner_id, title, company, location, prefectures, workplaces, description, search_text, search_version,
        job_type, work_style, experience_level, category, occupations, occupations_guessed, ways, salary_min, salary_max,
        requirements, benefits, deadline, terms, questions, is_active, stopped_by_operator, approval_status, rejection_reason, was_public, created_at, updated_at)
      SELECT id, owner_id, title, company, location, prefectures, workplaces, description, search_text,
        -- A worker adds the names of their employers' profiles.
        CASE WHEN EXISTS (SELECT FROM employer_profiles WHERE user_id = owner_id AND coalesce(name_kana, name) IS NOT NULL)
          THEN 0 ELSE search_version END,
        job_type, work_style, experience_level, category, occupations, occupations_guessed, ways, salary_min, salary_max,
        requirements, benefits, deadline, terms, coalesce(questions, '[]'), is_active, stopped_by_operator, approval_status, rejection_reason, was_public, created_at, updated_at
      FROM jsonb_populate_recordset(NULL::jobs, ${JSON.stringify(some)}::jsonb)`.execute(tx)
    const sketches = some.flatMap(({ id, description }) => {
      const sketch = textSketch(description)
      return sketch ? [{ job_id: id, ...sketch }] : []
    })
    await sql`
      INSERT INTO job_text_sketches
      SELECT * FROM jsonb_populate_recordset(NULL::job_text_sketches, ${JSON.stringify(sketches)}::jsonb)`.execute(tx)
    const revisions = some.flatMap(({ id, revision }) =>
      revision ? [{ job_id: id, updated_at: revision.submitted_at, ...revision }] : [],
    )
    await sql`
      INSERT INTO job_revisions
      SELECT * FROM jsonb_populate_recordset(NULL::job_revisions, ${JSON.stringify(revisions)}::jsonb)`.execute(tx)
  }
}

/** The ids that jobs have already. */
export async function jobIdsTaken(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM jobs WHERE id = ANY(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The next `limit` jobs after `after`, oldest first, with their employers' accounts. */
export const jobsToExport = (db: Queryable, limit: number, after?: Cursor) =>
  jobRows(db)
    .leftJoin('job_revisions as revision', 'revision.job_id', 'jobs.id')
    .select(
      sql<TransferredRevision | null>`CASE WHEN revision.job_id IS NOT NULL THEN
      to_jsonb(revision) - 'job_id' - 'updated_at' - 'submitted_at'
      || jsonb_build_object('submitted_at', to_char(revision.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) END`.as(
        'revision',
      ),
    )
    .select([exactTime('jobs.created_at').as('at'), exactTime('jobs.updated_at').as('updated'), 'owner.email'])
    .$call(oldestFirst('jobs.created_at', 'jobs.id', { limit, after }))
    .execute()

/** The number of imported lines of a file. */
export async function importedLines(db: Queryable, file: string): Promise<number> {
  const row = await db.selectFrom('job_imports').select('line').where('file', '=', file).executeTakeFirst()
  return row?.line ?? 0
}

/** Stores the number of imported lines of a file. */
export async function saveImportedLines(tx: Transaction, file: string, line: number, now: Date): Promise<void> {
  await tx
    .insertInto('job_imports')
    .values({ file, line, updated_at: now })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ line, updated_at: now }))
    .execute()
}
