import { sql } from 'kysely'
import type { Database, OpenDatabase } from '#store/database.ts'

/** Key of an advisory lock (arbitrary): two concurrent corrections would correct twice. */
const recountLock = 736_804_419
/** Changes folded per statement. */
const batchSize = 10_000
/** Jobs whose applications are folded per round. */
const jobsOfRound = 200

/** Folds changes into the figures. Several nodes may run it at once, each with its own changes. */
export async function foldFigures(db: Database): Promise<void> {
  let folded: number
  do {
    const { rows } = await sql<{ folded: number }>`
      WITH gone AS (
        DELETE FROM figure_changes WHERE ctid = ANY(ARRAY(
          SELECT ctid FROM figure_changes WHERE name <> 'job-applications'
          LIMIT ${sql.lit(batchSize)} FOR UPDATE SKIP LOCKED
        )) RETURNING name, key, amount
      ), summed AS (
        SELECT name, key, sum(amount)::bigint AS amount FROM gone GROUP BY name, key ORDER BY name, key
      ), kept AS (
        INSERT INTO figures (name, key, amount) SELECT name, key, amount FROM summed WHERE name NOT LIKE 'company-%'
        ON CONFLICT (name, key) DO UPDATE SET amount = figures.amount + excluded.amount
      ), companies AS (
        INSERT INTO company_figures (company, jobs, applications)
        SELECT key, coalesce(sum(amount) FILTER (WHERE name = 'company-jobs'), 0),
          coalesce(sum(amount) FILTER (WHERE name = 'company-applications'), 0)
        FROM summed WHERE name LIKE 'company-%' GROUP BY key ORDER BY key
        ON CONFLICT (company) DO UPDATE SET jobs = company_figures.jobs + excluded.jobs,
          applications = company_figures.applications + excluded.applications
      )
      SELECT count(*)::int AS folded FROM gone`.execute(db)
    folded = rows[0]?.folded ?? 0
  } while (folded === batchSize)
  await foldJobs(db)
}

/** One statement per job, so that an applicant waits only for that job's row. */
async function foldJobs(db: Database): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT key FROM figure_changes WHERE name = 'job-applications' LIMIT ${sql.lit(jobsOfRound)}`.execute(db)
  for (const { key } of rows) {
    await sql`
      WITH gone AS (
        DELETE FROM figure_changes WHERE name = 'job-applications' AND key = ${key} RETURNING amount
      )
      UPDATE jobs SET application_count = application_count + (SELECT coalesce(sum(amount), 0) FROM gone)
      WHERE id = ${key}::uuid AND EXISTS (SELECT FROM gone)`.execute(db)
  }
}

/** The number of wrong keys of a figure. */
export type Drift = { name: string; keys: number }

/**
 * Counts everything again and corrects the figures in one statement, so as of one moment; returns the differences. Null
 * while another node counts. Uses its own connection, because it may take a minute.
 */
export function recountFigures({
  withOwnConnection,
}: Pick<OpenDatabase, 'withOwnConnection'>): Promise<Drift[] | null> {
  return withOwnConnection(async (run) => {
    await run('BEGIN')
    const { rows: locks } = await run('SELECT pg_try_advisory_xact_lock($1) AS had', [recountLock])
    if (!locks[0]?.had) {
      await run('ROLLBACK')
      return null
    }
    const { rows } = await run(correction)
    await run('DELETE FROM company_figures WHERE jobs = 0 AND applications = 0')
    await run('DELETE FROM figures WHERE amount = 0')
    await run('COMMIT')
    return rows as Drift[]
  })
}

const correction = `
  WITH corrected AS (
    INSERT INTO figure_changes (name, key, amount)
    SELECT name, key, coalesce(counted.amount, 0) - coalesce(kept.amount, 0)
    FROM counted_figures AS counted FULL JOIN kept_figures AS kept USING (name, key)
    WHERE counted.amount IS DISTINCT FROM kept.amount
    RETURNING name
  )
  SELECT name, count(*)::int AS keys FROM corrected GROUP BY name ORDER BY name`
