import { sql } from 'kysely'
import { applicationsWindowSeconds } from '#rules/people/notifications.ts'
import type { Transaction } from '#store/database.ts'

const key = 'applications'

/**
 * The bundle for the mail about an application; null when the employer got none within the window, so that this mail
 * goes alone. Of two concurrent applicants, the second waits for the first.
 */
export async function applicationsBundle(
  tx: Transaction,
  employerId: string,
  { now, afterSeconds }: { now: Date; afterSeconds: number },
): Promise<{ key: string; due: Date } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${employerId} ${key}`}, 0))`.execute(tx)
  const since = new Date(now.getTime() + (afterSeconds - applicationsWindowSeconds) * 1_000)
  const last = await tx
    .selectFrom('notifications')
    .select('mail_due')
    .where('user_id', '=', employerId)
    .where('kind', '=', 'application_received')
    .where('mail_due', '>', since)
    .orderBy('mail_due', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.mail_due ? { key, due: new Date(last.mail_due.getTime() + applicationsWindowSeconds * 1_000) } : null
}
