import { sql } from 'kysely'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'

/** The employers that a person follows, the latest first; at most `limits.followsPerUser`. */
export function followsOf(db: Queryable, userId: string): Promise<{ employer_id: string; followed_at: Date }[]> {
  return db
    .selectFrom('follows')
    .select(['employer_id', 'followed_at'])
    .where('user_id', '=', userId)
    .orderBy('followed_at', 'desc')
    .orderBy('employer_id')
    .execute()
}

/** Follows an employer; its later jobs are told, so that a mail need not look at the stamps before. */
export async function addFollow(tx: Queryable, user_id: string, employer_id: string): Promise<void> {
  await sql`
    INSERT INTO follows (user_id, employer_id, told)
    SELECT ${user_id}, ${employer_id}, last_value - (NOT is_called)::int FROM listing_stamps
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Ends a follow; returns whether there was one. */
export async function removeFollow(db: Queryable, userId: string, employerId: string): Promise<boolean> {
  return didChange(db.deleteFrom('follows').where('user_id', '=', userId).where('employer_id', '=', employerId))
}
