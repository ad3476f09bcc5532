import { type Insertable, sql } from 'kysely'
import { textSketch } from '#rules/postings/text-sketch.ts'
import type { Transaction } from './database.ts'
import type { Schema } from './schema.ts'

export type DemoRows = {
  users: readonly Insertable<Schema['users']>[]
  profiles: readonly Insertable<Schema['employer_profiles']>[]
  jobs: readonly Insertable<Schema['jobs']>[]
  views: readonly { job: string; day: string; views: number }[]
  applications: readonly Insertable<Schema['applications']>[]
}

/** Inserts demo data where there is no account yet. Of several nodes that start at once, one does. */
export async function insertDemoData(tx: Transaction, makeRows: () => Promise<DemoRows>): Promise<void> {
  await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  const account = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (account) return
  const { users, profiles, jobs, views, applications } = await makeRows()
  // Few statements with many rows each: on the embedded database, a statement costs more than its rows.
  await tx.insertInto('users').values(users).execute()
  await tx.insertInto('employer_profiles').values(profiles).execute()
  await tx.insertInto('jobs').values(jobs).execute()
  const [ids, days, counts] = [
    views.map(({ job }) => job),
    views.map(({ day }) => day),
    views.map((each) => each.views),
  ]
  await sql`
    INSERT INTO job_view_days (job_id, day, views)
    SELECT * FROM unnest(${ids}::uuid[], ${days}::date[], ${counts}::int[])`.execute(tx)
  await tx.insertInto('applications').values(applications).execute()
  await insertTextSketches(tx, jobs)
}

/** Texts that are nearly the same are found among demo jobs, too. */
async function insertTextSketches(tx: Transaction, jobs: DemoRows['jobs']): Promise<void> {
  const sketches = jobs.flatMap(({ id, description }) => {
    const sketch = textSketch(description)
    return id && sketch ? [{ job_id: id, ...sketch }] : []
  })
  if (sketches.length > 0) await tx.insertInto('job_text_sketches').values(sketches).execute()
}
