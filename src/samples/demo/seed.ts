import { sql } from 'kysely'
import type { Database, Transaction } from '#store/database.ts'
import { demoAccounts } from './accounts.ts'
import { demoApplications } from './applications.ts'
import type { DemoJob } from './job.ts'
import { demoJobs } from './jobs.ts'
import { demoPeople } from './people.ts'
import { type ApplicationRow, applicationRow, type JobRow, jobRow, userRow, viewsOf } from './rows.ts'

const nameOf = ({ title, company }: Pick<DemoJob, 'title' | 'company'>) => `${title}／${company}`

/**
 * Fills an empty database with demo people, jobs, applications and views, as of `now`; a database with any account
 * is left alone. One transaction, and the same data every time.
 */
export async function seedDemo(
  db: Database,
  { now, hashPassword }: { now: Date; hashPassword(password: string): Promise<string> },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Of several nodes that start at once, one seeds.
    await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const anybody = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!anybody) await insertDemoData(tx, demoDataAt(now, await hashPassword(demoAccounts[0].password)))
  })
}

type DemoData = ReturnType<typeof demoDataAt>

function demoDataAt(now: Date, passwordHash: string) {
  const users = demoPeople.map((person) => userRow(person, passwordHash, now))
  const userOf = finder(users, ({ email }) => email)
  const drafts = demoJobs.map((job) => jobRow(job, userOf(job.owner), now, undefined))
  const draftOf = finder(drafts, nameOf)
  const applications = demoApplications.map((one) => applicationRow(one, userOf(one.seeker), draftOf(nameOf(one)), now))
  const jobs = demoJobs.map((job): { row: JobRow; views: ReturnType<typeof viewsOf> | null } => {
    const own = applications.filter(({ job_id }) => job_id === draftOf(nameOf(job)).id)
    const row = jobRow(job, userOf(job.owner), now, latest(own))
    if (!row.was_public) return { row, views: null }
    const views = viewsOf(row, own, now)
    return { row: { ...row, view_count: views.total }, views }
  })
  return { users, jobs, applications }
}

/** Few statements with many rows each: on the embedded database, each statement costs more than its rows. */
async function insertDemoData(tx: Transaction, { users, jobs, applications }: DemoData): Promise<void> {
  await tx.insertInto('users').values(users).execute()
  await tx
    .insertInto('jobs')
    .values(jobs.map(({ row }) => row))
    .execute()
  const views = jobs.flatMap(({ row, views }) => (views?.days ?? []).map((of) => ({ job: row.id, ...of })))
  await sql`
    INSERT INTO job_view_days (job_id, day, views)
    SELECT * FROM unnest(
      ${views.map(({ job }) => job)}::uuid[], ${views.map(({ day }) => day)}::date[], ${views.map((of) => of.views)}::int[]
    )`.execute(tx)
  await tx.insertInto('applications').values(applications).execute()
}

function latest(applications: readonly ApplicationRow[]): Date | undefined {
  const times = applications.map(({ applied_at }) => applied_at.getTime())
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

function finder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return (key) => {
    const row = byKey.get(key)
    if (!row) throw new Error(`the demo data names ${key}, which is not there`)
    return row
  }
}
