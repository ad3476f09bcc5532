import type { Party } from '#rules/people/roles.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import { employerId, employerWorks } from '#store/people/membership.ts'
import { hashToken, newToken } from '#store/people/tokens.ts'

/** Stores a new token for a user's calendar and replaces the former one. */
export async function putCalendarFeed(db: Queryable, userId: string, now: Date): Promise<string> {
  const { token, hash } = newToken()
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, hash, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, created_at: now }))
    .execute()
  return token
}

/** When the current token of a user's calendar was made; undefined without one. */
export async function findCalendarFeed(db: Queryable, userId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.created_at ?? null
}

/** The user whose calendar a token opens; undefined for an unknown token or a suspended account. */
export function readerOfFeed(db: Queryable, token: string): Promise<Party | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .leftJoin('team_members as membership', (join) =>
      join.onRef('membership.user_id', '=', 'users.id').on('users.role', '=', 'employer').on(employerWorks),
    )
    .select(['users.id', employerId.as('employerId')])
    .where('calendar_feeds.hash', '=', hashToken(token))
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
}

/** Deletes the token of a user's calendar; false without one. */
export const removeCalendarFeed = (tx: Queryable, userId: string): Promise<boolean> =>
  didChange(tx.deleteFrom('calendar_feeds').where('user_id', '=', userId))

/** Deletes the token if it was made since then. */
export async function removeCalendarFeedSince(
  tx: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).where('created_at', '>=', since).execute()
}
