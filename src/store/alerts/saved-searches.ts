import { sql } from 'kysely'
import { alertDue, maxNewJobs, type NotifyChoice } from '#rules/alerts.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { isBlockedBy } from '#store/people/blocked-employers.ts'
import { notifyFeeds } from '#store/people/notify.ts'

/** A saved search as its owner sees it. */
export type SavedSearch = {
  id: string
  name: string
  search: string
  notify: NotifyChoice
  notify_alternatives: boolean
  created_at: Date
  last_seen_at: Date | null
  new_count: number
}

const week = 7 * 24 * 60 * 60_000

/** Number of jobs that a search found since it was opened and would still list, up to `maxNewJobs`. */
const newCount = (now: Date) => sql<number>`(
  SELECT count(*)::int FROM (
    SELECT FROM saved_search_jobs AS found JOIN jobs ON jobs.id = found.job_id
    WHERE found.search_id = saved_searches.id AND found.stamp > saved_searches.seen AND found.listed
      AND ${isPublicNow(tokyoDate(now))} AND NOT ${isBlockedBy(sql`saved_searches.user_id`)}
      AND (saved_searches.search !~ '(^|&)newOnly=1' OR jobs.created_at > ${new Date(now.getTime() - week)})
    LIMIT ${sql.lit(maxNewJobs)}
  ) AS new)`

const ownSearches = (db: Queryable, userId: string, now: Date) =>
  db
    .selectFrom('saved_searches')
    .select([
      'id',
      'name',
      'search',
      'notify',
      'notify_alternatives',
      'created_at',
      'last_seen_at',
      newCount(now).as('new_count'),
    ])
    .where('user_id', '=', userId)

/** A user's saved searches, newest first. */
export function savedSearchesOf(
  db: Queryable,
  userId: string,
  { now, page }: { now: Date; page: { limit: number; offset: number } | null },
): Promise<SavedSearch[]> {
  return ownSearches(db, userId, now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute()
}

/** A user's own saved search. */
export function findSavedSearch(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<SavedSearch | undefined> {
  return ownSearches(db, userId, now).where('id', '=', id).executeTakeFirst()
}

/** The number of a user's saved searches. */
export async function countSavedSearches(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The same, after locking the user, so that no search is added before the transaction ends. */
export async function lockAndCountSavedSearches(tx: Queryable, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return countSavedSearches(tx, userId)
}

/** Saves a search; a duplicate violates `saved_searches_once`. */
export async function insertSavedSearch(
  tx: Queryable,
  search: Pick<SavedSearch, 'id' | 'name' | 'search' | 'notify' | 'created_at'> & {
    user_id: string
    notify_alternatives?: boolean
  },
): Promise<void> {
  await tx.insertInto('saved_searches').values(search).execute()
}

/** Deletes an own saved search with its matches; returns whether it existed. */
export async function removeSavedSearch(tx: Queryable, id: string, userId: string): Promise<boolean> {
  const done = await tx.deleteFrom('saved_searches').where('id', '=', id).where('user_id', '=', userId).execute()
  return (done[0]?.numDeletedRows ?? 0n) > 0n
}

/** The last stamp of a job that the search found. */
const lastStamp = sql<number>`coalesce(
  (SELECT max(found.stamp) FROM saved_search_jobs AS found WHERE found.search_id = saved_searches.id), 0)`

/** Marks an own saved search as opened; returns whether it exists. */
export async function markSeen(tx: Queryable, id: string, userId: string, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('saved_searches')
    .set({ last_seen_at: now, seen: lastStamp })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  if ((done[0]?.numUpdatedRows ?? 0n) === 0n) return false
  // Opening the search also marks its notifications as read.
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('saved_search_id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await notifyFeeds(tx, userId, now)
  return true
}

type Change = {
  name?: string | undefined
  search?: string | undefined
  notify?: NotifyChoice | undefined
  notify_alternatives?: boolean | undefined
}

/**
 * Changes an own saved search; returns whether it exists. New conditions start without matches, and jobs found while
 * alerts were off are not told later.
 */
export async function updateSavedSearch(
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
  { name, search, notify, notify_alternatives }: Change,
  now: Date,
): Promise<boolean> {
  const before = await tx
    .selectFrom('saved_searches')
    .select(['search', 'notify'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  const isOther = search !== undefined && search !== before.search
  if (isOther)
    for (const found of ['saved_search_jobs', 'told_alternatives'] as const)
      await tx.deleteFrom(found).where('search_id', '=', id).execute()
  const change = {
    ...(name !== undefined && { name }),
    ...(notify !== undefined && { notify }),
    ...(notify_alternatives !== undefined && { notify_alternatives }),
    ...(notify !== undefined && before.notify === 'none' && { told: lastStamp }),
    ...(isOther && {
      search,
      stamp: sql<number>`nextval('listing_stamps')`,
      changed_at: sql<Date>`now()`,
      last_seen_at: null,
    }),
  }
  if (Object.keys(change).length > 0) await tx.updateTable('saved_searches').set(change).where('id', '=', id).execute()
  if (notify !== undefined && notify !== 'none' && notify !== before.notify) await dueFor(tx, userId, notify, now)
  return true
}

/** Schedules untold matches for the mail of the new frequency. */
async function dueFor(tx: Queryable, userId: string, notify: 'daily' | 'instant', now: Date): Promise<void> {
  await tx
    .insertInto('due_alerts')
    .values({ user_id: userId, notify, due_at: alertDue(notify, now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
