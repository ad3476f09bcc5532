import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Queryable } from '#store/database.ts'

/** Writes the search texts of some users that have none, by id; returns the last id, or null when done. */
export async function writeSearchTexts(db: Queryable, after: string | null, limit: number): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    WITH written AS (
      UPDATE users SET search_text = person_text(name, email, phone) WHERE id IN (
        SELECT id FROM users WHERE search_text IS NULL AND id > ${after ?? NIL}::uuid
        ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE
      ) RETURNING id
    ) SELECT max(id::text) AS last FROM written`.execute(db)
  return rows[0]?.last ?? null
}

/** Whether every user has a search text; then an index finds people. */
export async function hasAllSearchTexts(db: Queryable): Promise<boolean> {
  const state = await db.selectFrom('desk_search').select('all_people').executeTakeFirst()
  return state?.all_people ?? true
}

/** Records that every user has a search text, if so. */
export async function markSearchTextsComplete(db: Queryable): Promise<void> {
  await sql`
    UPDATE desk_search SET all_people = true WHERE NOT EXISTS (SELECT FROM users WHERE search_text IS NULL)`.execute(db)
}
