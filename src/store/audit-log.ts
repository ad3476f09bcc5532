import { isIP } from 'node:net'
import { sql } from 'kysely'
import { v5, v7 } from 'uuid'
import type { Queryable } from './database.ts'

/** When something happened, who did it and from where; the context of an action is one. */
export type AuditSource = {
  now: Date
  viewer: { id: string } | null
  /** Null for what no request asked for. */
  address: string | null
  requestId: string | null
}

/** For what the operator does without a request: at start, from a terminal, by a worker. */
export const withoutRequest = { viewer: null, address: null, requestId: null }

export type AuditEntry = {
  action: string
  subject: string | null
  /** Where it is not the viewer: whoever signs in is none yet. */
  actor?: string | null
  detail?: Record<string, unknown>
}

/** Adds an entry to the append-only log: ids and the network address, no other personal data. */
export async function record(tx: Queryable, source: AuditSource, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values(rowOf(v7(), source, entry))
    .execute()
}

/** The namespace of ids that follow from what an entry says; any other would do. */
const namespace = '5d5f3f0e-1f7c-4a57-9f0f-2b1b2d0c8a11'

/** As `record`, but of the same action by the same actor from the same address one entry a minute: repeating it must not fill the log. */
export async function recordOncePerMinute(db: Queryable, source: AuditSource, entry: AuditEntry): Promise<void> {
  const { actor_id, action, subject_id, address } = rowOf('', source, entry)
  const minute = Math.floor(source.now.getTime() / 60_000)
  const id = v5(JSON.stringify([minute, actor_id, action, subject_id, address]), namespace)
  await db
    .insertInto('audit_log')
    .values(rowOf(id, source, entry))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function rowOf(id: string, { now, viewer, address, requestId }: AuditSource, entry: AuditEntry) {
  return {
    id,
    at: now,
    actor_id: entry.actor === undefined ? (viewer?.id ?? null) : entry.actor,
    action: entry.action,
    subject_id: entry.subject,
    detail: JSON.stringify(entry.detail ?? {}),
    address: plainAddress(address),
    request_id: requestId,
  }
}

/** As the database takes it: without the zone of an interface, and IPv4 as such. */
function plainAddress(address: string | null): string | null {
  const [withoutZone = ''] = (address ?? '').split('%', 1)
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 0 ? null : plain
}

/** Shortens the addresses of old entries: IPv4 to /24, IPv6 to /48; the database refuses any other change. Says how many. */
export async function shortenOldAddresses(db: Queryable): Promise<number> {
  const shortened = await db
    .updateTable('audit_log')
    .set({ address: sql`short_address(address)` })
    // The clock of the database, because its trigger reads that one.
    .where(sql<boolean>`at <= now() - interval '30 days' AND masklen(address) IN (32, 128)`)
    .executeTakeFirst()
  return Number(shortened.numUpdatedRows)
}
