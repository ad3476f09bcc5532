import { type SqlBool, sql } from 'kysely'
import type { Change, EntryKind } from '#rules/audit-changes.ts'
import type { Queryable } from './database.ts'
import { type Cursor, everyRow, exactTime, olderThan, type Slice } from './keyset.ts'

/** Filter of entries; `until` is exclusive. */
export type EntryFilter = {
  actor?: string | undefined
  action?: string | undefined
  /** Ids of subjects; an entry about any of them is listed. */
  subjects?: readonly string[] | undefined
  kind?: EntryKind | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** An entry with the current names of its ids; null when the record is gone. */
export type Entry = Cursor & {
  time: Date
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_email: string | null
  subject_id: string | null
  subject_person: string | null
  subject_job: string | null
  detail: Record<string, unknown>
  changes: Record<string, Change> | null
  address: string | null
  request_id: string | null
}

/** An entry's place in the log. */
export function findEntry(db: Queryable, id: string): Promise<Cursor | undefined> {
  return db
    .selectFrom('audit_log')
    .select(['id', exactTime('at').as('at')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** As the partial indexes of audit_log write them. */
const ofKind = {
  'sign-ins': sql<SqlBool>`action LIKE 'session:%'`,
  acts: sql<SqlBool>`action NOT LIKE 'session:%'`,
} as const satisfies Record<EntryKind, unknown>

/** Entries, newest first. */
export async function listEntries(
  db: Queryable,
  { actor, action, subjects, kind, from, until }: EntryFilter,
  { limit, after }: Pick<Slice, 'limit' | 'after'>,
): Promise<Entry[]> {
  let asked = db
    .selectFrom('audit_log')
    .selectAll()
    .where(olderThan(after, 'at', 'id'))
  if (actor) asked = asked.where('actor_id', '=', actor)
  if (action) asked = asked.where('action', '=', action)
  if (subjects) asked = asked.where(sql<SqlBool>`subject_id = ANY(${subjects}::uuid[])`)
  if (kind) asked = asked.where(ofKind[kind])
  if (from) asked = asked.where('at', '>=', from)
  if (until) asked = asked.where('at', '<', until)
  const page = asked.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  const { rows } = await sql<Entry>`
    SELECT entry.id, entry.at::text AS at, entry.at AS time, entry.action, entry.actor_id, actor.name AS actor_name,
      actor.email AS actor_email, entry.subject_id, person.name AS subject_person, jobs.title AS subject_job,
      entry.detail, audit_changes.changes, host(entry.address) || CASE
        WHEN masklen(entry.address) IN (32, 128) THEN '' ELSE '/' || masklen(entry.address) END AS address,
      entry.request_id
    FROM (${page}) AS entry
    LEFT JOIN users AS actor ON actor.id = entry.actor_id
    LEFT JOIN users AS person ON person.id = entry.subject_id
    LEFT JOIN jobs ON jobs.id = entry.subject_id
    LEFT JOIN audit_changes ON audit_changes.entry_id = entry.id
    ORDER BY entry.at DESC, entry.id DESC`.execute(db)
  return rows
}

/** All matching entries, read in batches. */
export function everyEntry(db: Queryable, filter: EntryFilter): AsyncGenerator<Entry> {
  return everyRow((slice) => listEntries(db, filter, slice))
}

/** The name of the last actor on this subject; null when there is none or the account is gone. */
export async function lastActor(db: Queryable, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select('users.name')
    .where('subject_id', '=', subject)
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}

/** An entry about a person for that person; `address` only for their own actions. */
export type OwnEntry = Cursor & {
  time: Date
  action: string
  by: 'self' | 'other' | 'system'
  changes: Record<string, Change> | null
  address: string | null
}

/** Entries about a person, newest first: by them, about them, or changing their data. */
export async function entriesAbout(
  db: Queryable,
  person: string,
  { limit, offset = 0, after }: Slice,
): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    SELECT entry.id, entry.at::text AS at, entry.at AS time, entry.action,
      CASE WHEN entry.actor_id IS NULL THEN 'system' WHEN entry.actor_id = ${person} THEN 'self' ELSE 'other' END AS by,
      CASE WHEN entry.actor_id = ${person} THEN abbrev(entry.address) END AS address,
      own.changes
    FROM audit_log AS entry LEFT JOIN audit_changes AS own ON own.entry_id = entry.id AND own.person_id = ${person}
    WHERE entry.id IN (${idsAbout(person)}) AND ${olderThan(after, 'entry.at', 'entry.id')}
    ORDER BY entry.at DESC, entry.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** The number of `entriesAbout`. */
export async function countEntriesAbout(db: Queryable, person: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM audit_log AS entry WHERE entry.id IN (${idsAbout(person)})`.execute(db)
  return rows[0]?.total ?? 0
}

const idsAbout = (person: string) => sql`
  SELECT id FROM audit_log WHERE actor_id = ${person}
  UNION SELECT id FROM audit_log WHERE subject_id = ${person}
  UNION SELECT entry_id FROM audit_changes WHERE person_id = ${person}`
