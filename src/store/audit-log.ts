import { isIP } from 'node:net'
import { sql } from 'kysely'
import { v5, v7 } from 'uuid'
import type { Change } from '#rules/audit-changes.ts'
import { plainAddress } from '#rules/people/address-block.ts'
import type { Queryable } from './database.ts'

/** The time, actor and origin of an event; an action's context is one. */
export type AuditSource = {
  now: Date
  /** `key`: the API key of a program that acted for the viewer. */
  viewer: { id: string; key?: { id: string } } | null
  /** Null without a request. */
  address: string | null
  requestId: string | null
}

/** For events without a request: at start, in a terminal, in a worker. */
export const withoutRequest = { viewer: null, address: null, requestId: null }

export type EntryFacts = {
  /** The actor when it is not the viewer; signing in has no viewer yet. */
  actor?: string | null
  detail?: Record<string, unknown>
  /** Values before and after, by field; deleted with the account `of`. No secrets or message texts. */
  changes?: { of: string; fields: Record<string, Change> }
}

type AuditEntry = EntryFacts & { action: string; subject: string | null }

/** Adds an entry to the append-only log: ids and the address; other personal data goes into its changes. */
export async function record(
  tx: Queryable,
  source: AuditSource,
  action: string,
  subject: string | null,
  facts: EntryFacts = {},
): Promise<void> {
  const row = rowOf(v7(), source, { action, subject, ...facts })
  await tx.insertInto('audit_log').values(row).execute()
  const { of, fields = {} } = facts.changes ?? {}
  if (!of || Object.keys(fields).length === 0) return
  const changes = { entry_id: row.id, person_id: of, changes: JSON.stringify(fields) }
  await tx.insertInto('audit_changes').values(changes).execute()
}

/** As `record`, for several entries without changes. */
export async function recordEach(
  tx: Queryable,
  source: AuditSource,
  entries: readonly Omit<AuditEntry, 'changes'>[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_log')
    .values(entries.map((entry) => rowOf(v7(), source, entry)))
    .execute()
}

/** Namespace of ids derived from an entry's content; arbitrary. */
const namespace = '5d5f3f0e-1f7c-4a57-9f0f-2b1b2d0c8a11'

/**
 * As `record`, but at most one entry a minute for the same action, actor and address, so that repeating does not fill
 * the log.
 */
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
    detail: JSON.stringify({ ...entry.detail, ...(viewer?.key && { key: viewer.key.id }) }),
    address: storedAddress(address),
    request_id: requestId,
  }
}

/** The address in the database's format; null for anything else. */
function storedAddress(address: string | null): string | null {
  const plain = plainAddress(address ?? '')
  return isIP(plain) === 0 ? null : plain
}

/**
 * Shortens addresses of old entries: IPv4 to /24, IPv6 to /48; the database refuses other changes. Returns how many.
 */
export async function shortenOldAddresses(db: Queryable): Promise<number> {
  const shortened = await db
    .updateTable('audit_log')
    .set({ address: sql`short_address(address)` })
    // Use the database's clock, as its trigger does.
    .where(sql<boolean>`at <= now() - interval '30 days' AND masklen(address) IN (32, 128)`)
    .executeTakeFirst()
  return Number(shortened.numUpdatedRows)
}

const forgottenAtOnce = 5_000

/** Deletes entries older than three years by the database's clock. Returns how many. */
export async function deleteOldEntries(db: Queryable): Promise<number> {
  for (let forgotten = 0; ; ) {
    const { rows } = await sql<{ count: number }>`
      SELECT forget_old_audit_entries(${sql.lit(forgottenAtOnce)}) AS count`.execute(db)
    const count = rows[0]?.count ?? 0
    forgotten += count
    if (count < forgottenAtOnce) return forgotten
  }
}
