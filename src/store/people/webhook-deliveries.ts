import { type Insertable, sql } from 'kysely'
import { v7 } from 'uuid'
import {
  type DeliveryState,
  deliveriesKept,
  deliveryDays,
  mostWaiting,
  testEvent,
  type WebhookData,
  type WebhookEvent,
} from '#rules/people/webhooks.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import type { Schema } from '#store/schema.ts'

type WebhookEventFacts = {
  employerId: string
  event: WebhookEvent
  data: WebhookData
  /** A decision that may be undone until it is sent. */
  decisionId?: string
  now: Date
  afterSeconds: number
}

/** Field names of Standard Webhooks. */
const bodyOf = (type: string, at: Date, data: object) => JSON.stringify({ type, timestamp: at.toISOString(), data })

/**
 * Queues a delivery to every endpoint of an employer that subscribes to this event. Call it in the event's transaction.
 */
export async function queueWebhookEvents(
  tx: Transaction,
  followUps: FollowUps,
  options: WebhookEventFacts,
): Promise<void> {
  const { employerId, event, data, decisionId, now, afterSeconds } = options
  const asked = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('switched_off_at', 'is', null)
    .where(sql<boolean>`${event} = ANY (events)`)
    .execute()
  const about = { job_id: data.job_id, application_id: data.application_id ?? null, decision_id: decisionId ?? null }
  for (const { id: webhook_id } of asked)
    await addDelivery(
      tx,
      followUps,
      { webhook_id, event, ...about, body: bodyOf(event, now, data), at: now },
      afterSeconds,
    )
}

/** Deletes what waits of a change of stage that was undone. */
export async function forgetWebhookEvents(
  tx: Transaction,
  { applicationId, at }: { applicationId: string; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('application_id', '=', applicationId)
    .where('event', '=', 'application.stage-changed')
    .where('state', '=', 'waiting')
    .where('at', '=', at)
    .execute()
}

/** Queues a test event for an endpoint; returns the delivery's id. */
export function addTestDelivery(
  tx: Transaction,
  followUps: FollowUps,
  { webhookId, now }: { webhookId: string; now: Date },
): Promise<string> {
  const nothing = { job_id: null, application_id: null, decision_id: null }
  const body = bodyOf(testEvent, now, { webhook_id: webhookId })
  return addDelivery(tx, followUps, { webhook_id: webhookId, event: testEvent, ...nothing, body, at: now }, 0)
}

type NewDelivery = Omit<Insertable<Schema['webhook_deliveries']>, 'id'>

async function addDelivery(
  tx: Transaction,
  followUps: FollowUps,
  delivery: NewDelivery,
  afterSeconds: number,
): Promise<string> {
  const isTest = delivery.event === testEvent
  const equal = isTest ? undefined : await waitingEqual(tx, delivery)
  if (equal) return equal
  const id = v7()
  const { own, ahead } = await countWaiting(tx, delivery.webhook_id)
  const isLost = !isTest && own >= mostWaiting
  await tx
    .insertInto('webhook_deliveries')
    .values({ ...delivery, id, ...(isLost && { state: 'lost' }) })
    .execute()
  // What has more ahead of it goes later, so that a thousand of one employer or host delay another's by a few.
  if (!isLost) await followUps.add(tx, { kind: 'webhook', delivery_id: id }, { afterSeconds, priority: -ahead })
  return id
}

/** The last waiting delivery about a subject, if it says the same and was not tried. */
async function waitingEqual(tx: Transaction, delivery: NewDelivery): Promise<string | undefined> {
  const { webhook_id, event, job_id, application_id, decision_id, body } = delivery
  const { rows } = await sql<{ id: string; equal: boolean }>`
    SELECT id, event = ${event} AND decision_id IS NOT DISTINCT FROM ${decision_id}::uuid AND tries = 0
      AND body::jsonb -> 'data' = ${body}::jsonb -> 'data' AS equal
    FROM webhook_deliveries WHERE webhook_id = ${webhook_id} AND state = 'waiting'
      AND job_id IS NOT DISTINCT FROM ${job_id}::uuid AND application_id IS NOT DISTINCT FROM ${application_id}::uuid
    ORDER BY at DESC, id DESC LIMIT 1`.execute(tx)
  return rows[0]?.equal ? rows[0].id : undefined
}

/** How many deliveries of an endpoint's employer wait, and how many with those to the same host. */
async function countWaiting(tx: Transaction, webhookId: string): Promise<{ own: number; ahead: number }> {
  const { rows } = await sql<{ own: number; ahead: number }>`
    SELECT count(*) FILTER (WHERE other.employer_id = mine.employer_id)::int AS own, count(*)::int AS ahead
    FROM webhooks AS mine
    JOIN webhooks AS other
      ON other.employer_id = mine.employer_id OR split_part(other.url, '/', 3) = split_part(mine.url, '/', 3)
    JOIN webhook_deliveries AS delivery ON delivery.webhook_id = other.id AND delivery.state = 'waiting'
    WHERE mine.id = ${webhookId}`.execute(tx)
  return rows[0] ?? { own: 0, ahead: 0 }
}

/** The latest deliveries of an endpoint of this employer, newest first. */
export function listDeliveries(db: Queryable, of: { webhookId: string; employerId: string }) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'delivery.event', 'delivery.at', 'delivery.state', 'delivery.tries'])
    .select(['delivery.tried_at', 'delivery.answer'])
    .where('delivery.webhook_id', '=', of.webhookId)
    .where('webhooks.employer_id', '=', of.employerId)
    .orderBy('delivery.at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(deliveriesKept)
    .execute()
}

/** A delivery's content, and whether it is still true; undefined when it is gone. */
export function findDelivery(db: Queryable, id: string) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .innerJoin('users as employer', 'employer.id', 'webhooks.employer_id')
    .leftJoin('job_decisions as decision', 'decision.id', 'delivery.decision_id')
    .select(['delivery.id', 'delivery.webhook_id', 'delivery.event', 'delivery.body', 'delivery.state'])
    .select(['delivery.tries', 'webhooks.url', 'webhooks.sealed', 'webhooks.switched_off_at'])
    .select('webhooks.paused_until')
    .select(sql<boolean>`(decision.taken_back_at IS NULL AND employer.suspended_at IS NULL)`.as('holds'))
    .where('delivery.id', '=', id)
    .executeTakeFirst()
}

/** Records the result of an attempt, or that there will be none. */
export async function markDelivery(
  db: Queryable,
  id: string,
  { state, answer, now }: { state: DeliveryState; answer: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state, answer, tried_at: now, tries: sql`tries + 1` })
    .where('id', '=', id)
    .execute()
}

/** Cancels a delivery. */
export async function dropDelivery(db: Queryable, id: string): Promise<void> {
  await db.updateTable('webhook_deliveries').set({ state: 'dropped' }).where('id', '=', id).execute()
}

/** Queues a delivery of this employer again under the same id; false when there is none or it is under way. */
export async function redeliver(
  tx: Transaction,
  followUps: FollowUps,
  of: { id: string; webhookId: string; employerId: string },
): Promise<boolean> {
  const again = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0 })
    .where('id', '=', of.id)
    .where('webhook_id', '=', of.webhookId)
    .where('state', '<>', 'waiting')
    .where('webhook_id', 'in', (eb) =>
      eb.selectFrom('webhooks').select('id').where('employer_id', '=', of.employerId).where('id', '=', of.webhookId),
    )
    .executeTakeFirst()
  if (again.numUpdatedRows === 0n) return false
  await tx.updateTable('webhooks').set({ paused_until: null }).where('id', '=', of.webhookId).execute()
  await followUps.add(tx, { kind: 'webhook', delivery_id: of.id })
  return true
}

/** Deletes old deliveries, and all but the latest of each endpoint. */
export async function deleteOldDeliveries(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - deliveryDays * 24 * 60 * 60 * 1_000)
  await db.deleteFrom('webhook_deliveries').where('at', '<', before).execute()
  await sql`DELETE FROM webhook_deliveries WHERE id IN (
    SELECT older.id FROM webhooks CROSS JOIN LATERAL (
      SELECT delivery.id, delivery.state FROM webhook_deliveries AS delivery WHERE delivery.webhook_id = webhooks.id
      ORDER BY delivery.at DESC, delivery.id DESC OFFSET ${sql.lit(deliveriesKept)}
    ) AS older WHERE older.state <> 'waiting')`.execute(db)
}
