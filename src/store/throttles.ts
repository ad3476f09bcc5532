import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Keys name emails and addresses of people; the table keeps only their hashes. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

export type Attempt = { allowed: boolean; retryAfterSeconds: number }

/**
 * Counts one attempt under `key` and says whether it is still within `times` per `seconds`. The window begins with the
 * first attempt; kept in the database, so that all nodes count together. A refused attempt is not counted.
 */
export async function takeAttempt(
  db: Queryable,
  key: string,
  allowance: { times: number; seconds: number },
  now: Date,
): Promise<Attempt> {
  const ends = new Date(now.getTime() + allowance.seconds * 1_000)
  const taken = await db
    .insertInto('throttles')
    .values({ key: hashed(key), since: now, ends, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          since: sql`CASE WHEN throttles.ends <= ${now} THEN ${now} ELSE throttles.since END`,
          ends: sql`CASE WHEN throttles.ends <= ${now} THEN ${ends} ELSE throttles.ends END`,
          count: sql`CASE WHEN throttles.ends <= ${now} THEN 1 ELSE throttles.count + 1 END`,
        })
        .where(sql<boolean>`throttles.ends <= ${now} OR throttles.count < ${allowance.times}`),
    )
    .returning('count')
    .executeTakeFirst()
  if (taken) return { allowed: true, retryAfterSeconds: 0 }
  const full = await db.selectFrom('throttles').select('ends').where('key', '=', hashed(key)).executeTakeFirst()
  return { allowed: false, retryAfterSeconds: full ? secondsUntil(full.ends, now) : 1 }
}

/** Whether one attempt more would be within `times` per `seconds`; counts nothing. */
export async function checkAttempt(
  db: Queryable,
  key: string,
  { times }: { times: number },
  now: Date,
): Promise<Attempt> {
  const window = await db
    .selectFrom('throttles')
    .select(['ends', 'count'])
    .where('key', '=', hashed(key))
    .executeTakeFirst()
  if (!window || window.ends <= now || window.count < times) return { allowed: true, retryAfterSeconds: 0 }
  return { allowed: false, retryAfterSeconds: secondsUntil(window.ends, now) }
}

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000))

/** Takes a counted attempt back, because it turned out right. */
export async function giveBackAttempt(db: Queryable, key: string): Promise<void> {
  await db.updateTable('throttles').set({ count: sql`greatest(count - 1, 0)` }).where('key', '=', hashed(key)).execute()
}

/** Deletes windows that are over; returns how many. */
export async function sweepThrottles(db: Queryable, now: Date): Promise<number> {
  const swept = await db.deleteFrom('throttles').where('ends', '<', now).executeTakeFirst()
  return Number(swept.numDeletedRows)
}
