import type { Action, Context, SignedInContext } from '#actions/context.ts'
import { auditEntryRow, auditEntryView } from '#contract/audit-log.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import type { Refusal } from '#rules/refusals.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'
import { nextTokyoDay } from '#rules/tokyo-date.ts'
import * as store from '#store/audit-entries.ts'
import { recordOncePerMinute } from '#store/audit-log.ts'
import type { Queryable } from '#store/database.ts'
import { everyRow, pageOf } from '#store/keyset.ts'
import { findCredentials, pageOfUsers } from '#store/people/users.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Records a refused call; the code is part of the action, so that each kind is recorded once a minute. */
export async function recordRefusal(refusal: Refusal, call: string, context: Context): Promise<void> {
  await recordOncePerMinute(context.db, context, { action: `refusal:${refusal}`, subject: null, detail: { call } })
}

const pageSize = 50

/** A page of the audit log. */
export const readAuditLog: Action<'readAuditLog'> = async ({ query }, context) => {
  const { db } = context
  const { limit = pageSize, after } = query
  const filter = await filterOf(context, query)
  const last = after && (await store.findEntry(db, after))
  if (!filter || (after && !last)) return { entries: [], next: null }
  const rows = await store.listEntries(db, filter, { limit: limit + 1, after: last || undefined })
  const entries = rows.slice(0, limit).map(auditEntryView)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

/** Audit entries about the signed-in person, without ids and administrators' own notes. */
export const listMyAuditEntries: Action<'listMyAuditEntries'> = async ({ query }, { db, viewer }) => {
  const page = pageOf(query)
  if (!page) return { entries: ownEntries(db, viewer.id) }
  const [total, entries] = await Promise.all([
    store.countEntriesAbout(db, viewer.id),
    store.entriesAbout(db, viewer.id, page),
  ])
  return { entries: entries.map(ownEntryView), total, page: page.page, limit: page.limit }
}

async function* ownEntries(db: Queryable, person: string) {
  for await (const entry of everyRow((slice) => store.entriesAbout(db, person, slice))) yield ownEntryView(entry)
}

function ownEntryView({ time, action, by, changes, address }: store.OwnEntry) {
  const { note: _note, ...told } = changes ?? {}
  return { at: time, action, by, changes: told, address }
}

/** The filtered entries, row by row. */
export const exportAuditLog: Action<'exportAuditLog'> = async ({ query }, context) => {
  return { table: 'audit-log', rows: rowsOf(context.db, await filterOf(context, query)) }
}

async function* rowsOf(db: Queryable, filter: store.EntryFilter | null) {
  if (filter) for await (const entry of store.everyEntry(db, filter)) yield auditEntryRow(entry)
}

/** At most this many subjects of a name are looked for. */
const mostSubjects = 100

/** Ids of what a text may mean: an id, people by name or email, jobs by title. */
async function subjectsOf({ db, now }: SignedInContext, text: string): Promise<string[]> {
  if (isId(text)) return [text]
  const page = { offset: 0, limit: mostSubjects }
  const { rows } = await pageOfUsers(db, { q: text }, page)
  const jobs = await searchOn(db).findListed({ terms: jobTerms(text) }, { now, page })
  return [...rows.map(({ id }) => id), ...(jobs?.ids ?? [])]
}

/** Null when no account has the requested email. */
async function filterOf(
  context: SignedInContext,
  { actor, action, subject, kind, from, until }: ActionInput<'exportAuditLog'>['query'],
): Promise<store.EntryFilter | null> {
  const { db } = context
  const byEmail = actor?.includes('@') ? await findCredentials(db, actor) : undefined
  const actorId = actor?.includes('@') ? byEmail?.id : actor
  if (actor && !isId(actorId)) return null
  return {
    ...{ actor: actorId || undefined, action: action || undefined, kind },
    ...(subject && { subjects: await subjectsOf(context, subject) }),
    from: from ? startOf(from) : undefined,
    until: until ? new Date(nextTokyoDay(startOf(until))) : undefined,
  }
}

const isId = (text: string | undefined) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '')

const startOf = (date: string) => new Date(`${date}T00:00:00+09:00`)
