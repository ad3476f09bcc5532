import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { notifyMany } from '#store/people/notify.ts'

type Ended = {
  jobs: { owner: string } | { id: string }
  state: 'stopped' | 'suspended'
  now: Date
  afterSeconds?: number
}

/** Tells the applicants of jobs, each once, that the operator stopped the job or suspended its employer. */
export async function notifyOfStop(
  tx: Transaction,
  followUps: FollowUps,
  { jobs, state, now, afterSeconds = 0 }: Ended,
): Promise<void> {
  const ofJobs = 'id' in jobs ? sql`jobs.id = ${jobs.id}` : sql`jobs.owner_id = ${jobs.owner}`
  const { rows } = await sql<Told>`
    UPDATE applications SET ended_told_at = ${now} FROM jobs
    WHERE jobs.id = applications.job_id AND ${ofJobs} AND ended_told_at IS NULL
    RETURNING applications.id AS application_id, user_id, job_id, applied_at`.execute(tx)
  await tell(tx, followUps, rows, { state, now, afterSeconds })
}

/** Tells the applicants of an employer's deleted jobs, unless they were told before that the job had ended. */
export async function notifyOfDeletion(
  tx: Transaction,
  followUps: FollowUps,
  { employerId, now }: { employerId: string; now: Date },
): Promise<void> {
  const { rows } = await sql<Told>`
    UPDATE past_applications SET ended_told_at = ${now} WHERE employer_id = ${employerId} AND ended_told_at IS NULL
    RETURNING id AS past_application_id, user_id, job_id, applied_at`.execute(tx)
  await tell(tx, followUps, rows, { state: 'deleted', now, afterSeconds: 0 })
}

/** Takes back what applicants were told of a stop that was undone, and tells them again of the next one. */
export async function untellOfStop(tx: Queryable, jobId: string): Promise<void> {
  const told = tx.selectFrom('applications').select('id').where('job_id', '=', jobId)
  await tx.deleteFrom('notifications').where('kind', '=', 'job_ended').where('application_id', 'in', told).execute()
  await endTelling(tx, [jobId])
}

/** Lets the applicants of jobs that run again be told of the next stop. */
export async function endTelling(tx: Queryable, jobIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ ended_told_at: null })
    .where(sql<boolean>`job_id = ANY(${jobIds}::uuid[])`)
    .where('ended_told_at', 'is not', null)
    .execute()
}

type Told = { application_id?: string; past_application_id?: string; user_id: string; job_id: string; applied_at: Date }

async function tell(
  tx: Transaction,
  followUps: FollowUps,
  rows: readonly Told[],
  { state, now, afterSeconds }: { state: 'stopped' | 'suspended' | 'deleted'; now: Date; afterSeconds: number },
): Promise<void> {
  // Who applied twice to a job is told once.
  const latest = new Map<string, Told>()
  for (const row of [...rows].sort((a, b) => a.applied_at.getTime() - b.applied_at.getTime()))
    latest.set(`${row.job_id} ${row.user_id}`, row)
  const told = [...latest.values()].map(({ user_id, application_id, past_application_id }) => ({
    ...{ id: v7(), user_id, application_id, past_application_id, detail: { state } },
  }))
  await notifyMany(tx, followUps, { kind: 'job_ended', told, now, afterSeconds })
}
