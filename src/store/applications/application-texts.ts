import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'

/**
 * Writes what is searched of some applications that have no texts yet, in the order of their ids; gives the last id, or
 * null after all. Everything is locked in the order of whoever applies: person, job, application.
 */
export async function writeApplicationTexts(
  tx: Transaction,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; user_id: string; job_id: string }>`
    SELECT id, user_id, job_id FROM applications
    WHERE id > ${after ?? NIL}::uuid AND NOT EXISTS (SELECT FROM application_texts WHERE application_id = id)
    ORDER BY id LIMIT ${limit}`.execute(tx)
  const column = (name: keyof (typeof rows)[number]) => sql`ANY(${rows.map((row) => row[name])}::uuid[])`
  await sql`SELECT FROM users WHERE id = ${column('user_id')} ORDER BY id FOR SHARE`.execute(tx)
  await sql`SELECT FROM jobs WHERE id = ${column('job_id')} ORDER BY id FOR SHARE`.execute(tx)
  await sql`
    WITH held AS MATERIALIZED (
      SELECT applications FROM applications WHERE id = ${column('id')} ORDER BY id FOR UPDATE
    ) SELECT write_application_texts(applications) FROM held`.execute(tx)
  return rows.at(-1)?.id ?? null
}

/** Whether every application has its texts; from then on they alone are searched. */
export async function hasAllApplicationTexts(db: Queryable): Promise<boolean> {
  const state = await db.selectFrom('desk_search').select('all_applications').executeTakeFirst()
  return state?.all_applications ?? true
}

/** Notes that every application has its texts: those from before were gone through, and new ones have them at once. */
export async function noteApplicationTexts(db: Queryable): Promise<void> {
  await db.updateTable('desk_search').set({ all_applications: true }).execute()
}
