import { type Insertable, sql } from 'kysely'
import { isToSwitchOff, pauseAfter, type WebhookEvent } from '#rules/people/webhooks.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'

type NewWebhook = Omit<Insertable<Schema['webhooks']>, 'set_at'> & { created_at: Date }

/** Stores an endpoint; false when the employer has `most`. Serialises additions of one employer. */
export async function insertWebhook(tx: Transaction, webhook: NewWebhook, most: number): Promise<boolean> {
  const { employer_id } = webhook
  await tx.selectFrom('users').select('id').where('id', '=', employer_id).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employer_id', '=', employer_id)
    .executeTakeFirstOrThrow()
  if (count >= most) return false
  await tx
    .insertInto('webhooks')
    .values({ ...webhook, set_at: webhook.created_at })
    .execute()
  return true
}

/** The endpoints of an employer without secrets, oldest first. */
export function listWebhooks(db: Queryable, employerId: string) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'created_at', 'failing_since', 'switched_off_at'])
    .where('employer_id', '=', employerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The state of an endpoint that takes its deliveries. */
const works = { failing_since: null, failures: 0, paused_until: null }

type Change = { url: string; events: WebhookEvent[]; on: boolean; by: string; now: Date }

/** Changes an endpoint; switching it on resets its failures. Undefined when the employer has none with this id. */
export function changeWebhook(
  db: Queryable,
  of: { id: string; employerId: string },
  { url, events, on, by, now }: Change,
) {
  const off = on ? null : sql<Date>`coalesce(switched_off_at, ${now})`
  return db
    .updateTable('webhooks')
    .set({ url, events, switched_off_at: off, set_by: by, set_at: now, ...(on && works) })
    .where('id', '=', of.id)
    .where('employer_id', '=', of.employerId)
    .returning(['id', 'url', 'events', 'created_at', 'failing_since', 'switched_off_at'])
    .executeTakeFirst()
}

/** Switches off endpoints that a user added or last changed since then, for any employer. */
export async function switchOffWebhooksSetSince(
  tx: Transaction,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ switched_off_at: now })
    .where('set_by', '=', userId)
    .where('set_at', '>=', since)
    .where('switched_off_at', 'is', null)
    .execute()
}

/** Deletes an endpoint with its log; false when the employer has none with this id. */
export const removeWebhook = (db: Queryable, of: { id: string; employerId: string }): Promise<boolean> =>
  didChange(db.deleteFrom('webhooks').where('id', '=', of.id).where('employer_id', '=', of.employerId))

/** Whether an employer has an endpoint with this id. */
export async function hasWebhook(db: Queryable, of: { id: string; employerId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', of.id)
    .where('employer_id', '=', of.employerId)
    .executeTakeFirst()
  return found !== undefined
}

/** Records a successful delivery. */
export async function markDelivered(db: Queryable, id: string): Promise<void> {
  await db.updateTable('webhooks').set(works).where('id', '=', id).where('failing_since', 'is not', null).execute()
}

/** Records a failed delivery; true when it switches the endpoint off now. */
export async function markFailed(
  tx: Transaction,
  { id, gone, now }: { id: string; gone: boolean; now: Date },
): Promise<boolean> {
  const webhook = await tx
    .selectFrom('webhooks')
    .select(['failing_since', 'switched_off_at', 'failures'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!webhook || webhook.switched_off_at) return false
  const failing_since = webhook.failing_since ?? now
  const off = isToSwitchOff(failing_since, now, gone)
  const failures = webhook.failures + 1
  const pause = pauseAfter(failures)
  const paused_until = pause > 0 ? new Date(now.getTime() + pause) : null
  await tx
    .updateTable('webhooks')
    .set({ failing_since, failures, paused_until, ...(off && { switched_off_at: now }) })
    .where('id', '=', id)
    .execute()
  return off
}

/** The recipient of the mail about a switched-off endpoint; undefined when it is gone or on again. */
export function switchedOffFacts(db: Queryable, id: string) {
  return db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.employer_id')
    .select(['users.name', 'users.email', 'webhooks.url', 'webhooks.failing_since'])
    .where('webhooks.id', '=', id)
    .where('webhooks.switched_off_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
}

/** Sealed secrets of endpoints by id. */
export function sealedWebhooks(db: Queryable, { after, limit }: { after: string | null; limit: number }) {
  const all = db.selectFrom('webhooks').select(['id', 'sealed']).orderBy('id').limit(limit)
  return (after === null ? all : all.where('id', '>', after)).execute()
}

/** Stores a secret sealed with another one unless it changed meanwhile; returns whether it was stored. */
export const replaceSealedWebhook = (
  db: Queryable,
  { id, before, after }: { id: string; before: string; after: string },
): Promise<boolean> =>
  didChange(db.updateTable('webhooks').set({ sealed: after }).where('id', '=', id).where('sealed', '=', before))
