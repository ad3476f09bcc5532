import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Queryable, Transaction } from '#store/database.ts'

/**
 * Writes the search texts of some applications that have none, by id; returns the last id, or null when done. Locks
 * person, job, application in this order, like applying does.
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
    WITH locked AS MATERIALIZED (
      SELECT applications FROM applications WHERE id = ${column('id')} ORDER BY id FOR UPDATE
    ) SELECT write_application_texts(applications) FROM locked`.execute(tx)
  return rows.at(-1)?.id ?? null
}

/** Whether every application has its search text; then only those are searched. */
export async function hasAllApplicationTexts(db: Queryable): Promise<boolean> {
  const state = await db.selectFrom('desk_search').select('all_applications').executeTakeFirst()
  return state?.all_applications ?? true
}

/** Records that every application has its search text; new ones get theirs at once. */
export async function markApplicationTextsComplete(db: Queryable): Promise<void> {
  await db.updateTable('desk_search').set({ all_applications: true }).execute()
}
