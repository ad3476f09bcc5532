import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { JobFields } from '#rules/jobs/job-edit.ts'
import { readsAllJobs } from '#rules/people/permissions.ts'
import type { Viewer } from '#rules/people/roles.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { namesOfEmployer } from '#store/people/employer-profiles.ts'
import { lockSuspension } from '#store/people/suspensions.ts'
import type { Schema } from '#store/schema.ts'
import { derivedFrom } from './derived-columns.ts'
import { type JobRow, jobRows } from './job-rows.ts'
import { isPublicNow } from './public-now.ts'
import { answeredQuestions } from './reader-questions.ts'
import { addTextSketches, saveTextSketch } from './similar-texts.ts'

/** One job, or undefined. */
export function findJob(db: Queryable, id: string): Promise<JobRow | undefined> {
  return jobRows(db).where('jobs.id', '=', id).executeTakeFirst()
}

/**
 * The job if the viewer may see it: it is public, their employer's, one they applied to, or they are an administrator.
 */
export function findVisibleJob(
  db: Queryable,
  id: string,
  viewer: Viewer | null,
  today: string,
): Promise<JobRow | undefined> {
  const query = jobRows(db).where('jobs.id', '=', id)
  if (viewer && readsAllJobs(viewer)) return query.executeTakeFirst()
  if (!viewer) return query.where(isPublicNow(today)).executeTakeFirst()
  return query
    .where((eb) => {
      const asEmployer = [isPublicNow(today), eb('jobs.owner_id', '=', viewer.employerId)]
      // An API key does not stand for the person who made it.
      if (viewer.key) return eb.or(asEmployer)
      const applied = eb
        .selectFrom('applications')
        .select('applications.id')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .where('applications.user_id', '=', viewer.id)
      return eb.or([...asEmployer, eb.exists(applied)])
    })
    .executeTakeFirst()
}

/** A deleted job that a case holds, closed, for operators. */
export async function findHeldJob(db: Queryable, id: string): Promise<JobRow | undefined> {
  // A posting of the same shape under the name of the table, so that one query reads both.
  const held = sql<Selectable<Schema['jobs']>>`(
    SELECT (jsonb_populate_record(NULL::public.jobs, posting)).* FROM held_jobs WHERE id = ${id})`
  const row = await jobRows(db.with('jobs', () => held) as Queryable).executeTakeFirst()
  return row && { ...row, ...derivedFrom(row), is_active: false }
}

/** One job, locked until the transaction ends against changes, deletion and applications. */
export function lockJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  return jobRows(tx).where('jobs.id', '=', id).forNoKeyUpdate('jobs').executeTakeFirst()
}

/** Several jobs, locked in one order, so that two who lock the same do not deadlock. */
export function lockJobs(tx: Transaction, ids: readonly string[]): Promise<JobRow[]> {
  return jobRows(tx)
    .where('jobs.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('jobs.id')
    .forNoKeyUpdate('jobs')
    .execute()
}

/**
 * One job that may be activated, locked with its owner. The owner is locked first, like in a suspension; a concurrent
 * one is waited for and then seen.
 */
export async function lockJobToRun(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const job = await findJob(tx, id)
  if (job) await lockSuspension(tx, job.owner_id)
  return lockJob(tx, id)
}

/** One job, locked against changes and deletion until the transaction ends; other readers may share the lock. */
export function lockJobForShare(tx: Transaction, id: string): Promise<JobRow | undefined> {
  return jobRows(tx).where('jobs.id', '=', id).forShare('jobs').executeTakeFirst()
}

type Columns = Insertable<Schema['jobs']>
type Derived = keyof ReturnType<typeof derivedFrom>

type NewJob = Omit<Columns, Derived | keyof JobFields> & JobFields

/** Adds a job with its search columns; violates a foreign key when the owner is gone. */
export async function insertJob(tx: Queryable, job: NewJob): Promise<void> {
  const names = await namesOfEmployer(tx, job.owner_id)
  await tx
    .insertInto('jobs')
    .values({ ...job, ...writtenColumns(job, names) })
    .execute()
  await saveTextSketch(tx, job.id, job.description)
}

/** Adds several jobs of one employer; the worker compares their texts with others. */
export async function insertJobs(tx: Queryable, ownerId: string, jobs: readonly NewJob[]): Promise<void> {
  const names = await namesOfEmployer(tx, ownerId)
  const rows = jobs.map((job) => ({ ...job, ...writtenColumns(job, names), owner_id: ownerId }))
  await tx.insertInto('jobs').values(rows).execute()
  await addTextSketches(tx, jobs)
}

export type JobChange = JobFields &
  Pick<
    Updateable<Schema['jobs']>,
    'approval_status' | 'rejection_reason' | 'stopped_by_operator' | 'was_public' | 'updated_at' | 'publish_at'
  >

/** Updates a job's fields and the columns derived from them. */
export async function updateJob(tx: Transaction, id: string, change: JobChange): Promise<void> {
  const { owner_id } = await tx.selectFrom('jobs').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()
  const answered = (await answeredQuestions(tx, id)).map(({ text, answer }) => `${text}\n${answer}`)
  await tx
    .updateTable('jobs')
    .set({ ...change, ...writtenColumns({ ...change, answered }, await namesOfEmployer(tx, owner_id)) })
    .where('id', '=', id)
    .execute()
  await saveTextSketch(tx, id, change.description)
}

/** Deletes a job with its views and applications. */
export const removeJob = (tx: Queryable, id: string): Promise<void> => removeJobs(tx, [id])

/** The same for several. */
export async function removeJobs(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute()
}

function writtenColumns(job: JobFields & { answered?: readonly string[] }, employer_names: readonly string[]) {
  const { workplaces, ...derived } = derivedFrom({ ...job, employer_names })
  const terms = job.terms ? JSON.stringify(job.terms) : null
  const questions = JSON.stringify(job.questions ?? [])
  return { ...derived, terms, questions, workplaces: JSON.stringify(workplaces) }
}
