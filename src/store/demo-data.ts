import { type Insertable, sql } from 'kysely'
import type { Transaction } from './database.ts'
import { type ImportedRow, insertImported } from './jobs/transferred-jobs.ts'
import type { Schema } from './schema.ts'

export type DemoRows = {
  users: readonly Insertable<Schema['users']>[]
  profiles: readonly Insertable<Schema['employer_profiles']>[]
  jobs: readonly ImportedRow[]
  views: readonly { job: string; day: string; views: number }[]
  applications: readonly Insertable<Schema['applications']>[]
}

/** Inserts demo data into a database without accounts. Of several starting nodes, one does. */
export async function insertDemoData(tx: Transaction, makeRows: () => Promise<DemoRows>): Promise<void> {
  await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  const account = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (account) return
  const { users, profiles, jobs, views, applications } = await makeRows()
  await tx.insertInto('users').values(users).execute()
  await tx.insertInto('employer_profiles').values(profiles).execute()
  await insertImported(tx, jobs)
  await sql`
    WITH days AS (
      INSERT INTO job_view_days (job_id, day, views)
      SELECT job, day, views FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS given (job uuid, day date, views int)
      RETURNING job_id, views
    )
    UPDATE jobs SET view_count = total
    FROM (SELECT job_id, sum(views) AS total FROM days GROUP BY job_id) AS counted WHERE job_id = id`.execute(tx)
  await tx.insertInto('applications').values(applications).execute()
}
