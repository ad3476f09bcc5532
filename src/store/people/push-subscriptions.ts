import { type Selectable, sql } from 'kysely'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import type { Schema } from '#store/schema.ts'

export type PushSubscriptionRow = Selectable<Schema['push_subscriptions']>

/**
 * Stores a browser's subscription for the user who subscribed there last, and keeps the user's latest `most`.
 * Serialises two additions of one user.
 */
export async function putPushSubscription(tx: Transaction, row: PushSubscriptionRow, most: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${row.user_id}`}, 0))`.execute(tx)
  const { endpoint: _, ...others } = row
  await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(others))
    .execute()
  const latest = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', row.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await tx.deleteFrom('push_subscriptions').where('user_id', '=', row.user_id).where('id', 'not in', latest).execute()
}

/** Replaces an endpoint and its keys; one that is stored already stays as it is. */
export async function renewSubscription(
  db: Queryable,
  former: string,
  renewed: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set(renewed)
    .where('endpoint', '=', former)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('push_subscriptions as other').select('id').where('other.endpoint', '=', renewed.endpoint)),
      ),
    )
    .execute()
}

/** A user's subscriptions with the device of their session, newest first. */
export function listPushSubscriptions(db: Queryable, userId: string) {
  return db
    .selectFrom('push_subscriptions as browser')
    .innerJoin('sessions', 'sessions.id', 'browser.session_id')
    .select(['browser.id', 'browser.endpoint', 'browser.session_id', 'browser.created_at', 'sessions.device'])
    .where('browser.user_id', '=', userId)
    .orderBy('browser.created_at', 'desc')
    .orderBy('browser.id', 'desc')
    .execute()
}

export function findPushSubscription(db: Queryable, id: string): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes a user's own subscription of a browser. */
export async function removePushSubscription(
  db: Queryable,
  userId: string,
  [column, value]: readonly ['endpoint' | 'id', string],
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where(column, '=', value).execute()
}

/** Deletes a subscription that its push service no longer knows, unless the browser renewed it meanwhile. */
export async function deletePushSubscription(
  db: Queryable,
  { id, p256dh }: Pick<PushSubscriptionRow, 'id' | 'p256dh'>,
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('p256dh', '=', p256dh).execute()
}

/** Pushes of an account that may wait; further ones are lost, and its list still shows what they are about. */
const mostWaiting = 200

/** Queues a push of each notification to each browser of its reader; settings are checked when it is sent. */
export async function addPushes(
  tx: Queryable,
  followUps: FollowUps,
  told: readonly { id: string; user_id: string }[],
  options?: { afterSeconds: number },
): Promise<void> {
  const browsers = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id', pushHost.as('host')])
    .where(sql<boolean>`user_id = ANY(${told.map(({ user_id }) => user_id)}::uuid[])`)
    .execute()
  let waiting: Promise<WaitingPushes> | undefined
  const turnOf = (browser: Browser) => async () => {
    waiting ??= countWaiting(tx)
    return takeTurn(await waiting, browser)
  }
  for (const { id: notification_id, user_id } of told)
    for (const browser of browsers.filter((one) => one.user_id === user_id)) {
      const push = { kind: 'push', notification_id, subscription_id: browser.id } as const
      await followUps.add(tx, push, { ...options, turn: turnOf(browser) })
    }
}

type Browser = { user_id: string; host: string }
/** Waiting pushes by account, and the accounts with waiting pushes by push service. */
type WaitingPushes = { ofAccount: Map<string, number>; atHost: Map<string, Set<string>> }

const pushHost = sql<string>`lower(split_part(endpoint, '/', 3))`

async function countWaiting(tx: Queryable): Promise<WaitingPushes> {
  const { rows } = await sql<Browser & { waiting: number }>`
    SELECT user_id, ${pushHost} AS host, count(*)::int AS waiting
    FROM queue.job JOIN push_subscriptions ON push_subscriptions.id = (job.data ->> 'subscription_id')::uuid
    WHERE job.name = 'pushes' AND job.state < 'active' GROUP BY 1, 2`.execute(tx)
  const counted: WaitingPushes = { ofAccount: new Map(), atHost: new Map() }
  for (const { waiting, ...browser } of rows) addWaiting(counted, browser, waiting)
  return counted
}

function addWaiting({ ofAccount, atHost }: WaitingPushes, { user_id, host }: Browser, count: number): void {
  ofAccount.set(user_id, (ofAccount.get(user_id) ?? 0) + count)
  atHost.set(host, (atHost.get(host) ?? new Set()).add(user_id))
}

/**
 * The priority of a push: after what waits of its account, and after one of each other account at its push service.
 * Most browsers share a few services, so one account's pushes there do not count by number.
 */
function takeTurn(waiting: WaitingPushes, browser: Browser): number | 'lost' {
  const own = waiting.ofAccount.get(browser.user_id) ?? 0
  if (own >= mostWaiting) return 'lost'
  const accounts = waiting.atHost.get(browser.host)
  const others = (accounts?.size ?? 0) - (accounts?.has(browser.user_id) ? 1 : 0)
  addWaiting(waiting, browser, 1)
  return -(own + others)
}

type Row = { public_key: string; sealed: string }

/** The product's keys for push services; undefined before first use. */
export function findPushKeys(db: Queryable): Promise<Row | undefined> {
  return db.selectFrom('push_keys').select(['public_key', 'sealed']).executeTakeFirst()
}

/** Stores the first keys; of two concurrent calls, the first wins. */
export async function insertPushKeys(db: Queryable, keys: Row, now: Date): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ ...keys, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces keys that no secret opens; subscriptions work only with the keys that they were made for. */
export async function replacePushKeys(tx: Transaction, lost: string, keys: Row, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('push_keys')
    .set({ ...keys, created_at: now })
    .where('sealed', '=', lost)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tx.deleteFrom('push_subscriptions').execute()
}

/** Stores the private key sealed with another secret unless it changed meanwhile; returns whether it was stored. */
export const replaceSealedPushKey = (
  db: Queryable,
  { before, after }: { before: string; after: string },
): Promise<boolean> => didChange(db.updateTable('push_keys').set({ sealed: after }).where('sealed', '=', before))
