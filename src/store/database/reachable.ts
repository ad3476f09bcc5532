import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/** Whether the database answers a query. */
export async function isReachable(db: Queryable): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(db)
    return true
  } catch {
    return false
  }
}
