import type { Party } from '#rules/people/roles.ts'
import type { Queryable } from '#store/database.ts'
import { employerId, employerWorks } from '#store/people/membership.ts'
import { hashToken, newToken } from '#store/people/tokens.ts'

/** Makes a new token for somebody's calendar; the former one is void. */
export async function putCalendarFeed(db: Queryable, userId: string, now: Date): Promise<string> {
  const { token, hash } = newToken()
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, hash, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, created_at: now }))
    .execute()
  return token
}

/** Since when somebody's calendar can be read by a token; null when it cannot. */
export async function findCalendarFeed(db: Queryable, userId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.created_at ?? null
}

/** Whose calendar a token opens; undefined of a token that is void, or of an account that is suspended. */
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

/** Makes the token of somebody's calendar void. */
export async function removeCalendarFeed(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** Makes the token void if it was made since then. */
export async function removeCalendarFeedSince(db: Queryable, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).where('created_at', '>=', since).execute()
}
