import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import * as store from '#store/announcements.ts'
import { lastActor } from '#store/audit-entries.ts'
import { record } from '#store/audit-log.ts'
import type { Queryable } from '#store/database.ts'

const pageSize = 50

/** A page of the announcements. */
export const listAnnouncements: Action<'listAnnouncements'> = async ({ query }, { db, now }) => {
  const { phase, after, limit = pageSize } = query
  const last = after && (await store.findAnnouncement(db, after))
  if (after && !last) return { announcements: [], next: null }
  const rows = await store.listAnnouncements(db, { phase, now }, { limit: limit + 1, after: last || undefined })
  const announcements = rows.slice(0, limit)
  return { announcements, next: rows.length > limit ? (announcements.at(-1)?.id ?? null) : null }
}

/** Adds an announcement to all pages. */
export const addAnnouncement: Action<'addAnnouncement'> = async ({ body }, context) => {
  const { db, viewer, now } = context
  const words = wordsOf(body)
  return db.transaction().execute(async (tx) => {
    const id = v7()
    await store.insertAnnouncement(tx, { ...words, id, created_by: viewer.id, now })
    await record(tx, context, 'announcement:add', id, { detail: words })
    return { announcement: await announcementOf(tx, id) }
  })
}

/** Changes an announcement. A refusal has the current version, so that the second editor sees the first one's. */
export const editAnnouncement: Action<'editAnnouncement'> = async ({ params, body }, context) => {
  const { db, now } = context
  const { updated_at: asRead, ...given } = body
  const words = wordsOf(given)
  return db.transaction().execute(async (tx) => {
    const { id } = params
    if (!(await store.updateAnnouncement(tx, id, { ...words, now, asRead }))) {
      const { text, updated_at } = await announcementOf(tx, id)
      const stands = { text, updated_at, changed_by_name: await lastActor(tx, id) }
      throw new RefusalError('announcement-changed', { data: { announcement: stands } })
    }
    await record(tx, context, 'announcement:edit', id, { detail: words })
    return { announcement: await announcementOf(tx, id) }
  })
}

/** Ends an announcement. */
export const endAnnouncement: Action<'endAnnouncement'> = async ({ params }, context) => {
  const { db, now } = context
  return db.transaction().execute(async (tx) => {
    const { id } = params
    const ended = await store.endAnnouncement(tx, id, now)
    const announcement = await announcementOf(tx, id)
    if (!ended) throw new RefusalError('announcement-not-due')
    await record(tx, context, 'announcement:end', id)
    return { announcement }
  })
}

/** Deletes an announcement. */
export const deleteAnnouncement: Action<'deleteAnnouncement'> = async ({ params }, context) => {
  await context.db.transaction().execute(async (tx) => {
    if (!(await store.deleteAnnouncement(tx, params.id))) throw new RefusalError('announcement-not-found')
    await record(tx, context, 'announcement:delete', params.id)
  })
}

function wordsOf({ link, ...words }: ActionInput<'addAnnouncement'>['body']): store.AnnouncementText {
  if (words.ends_at <= words.starts_at) throw new InvalidInputError([{ fault: 'end-before-start', path: 'ends_at' }])
  return { ...words, link: link ?? null }
}

async function announcementOf(db: Queryable, id: string) {
  return orRefuse(await store.findAnnouncement(db, id), 'announcement-not-found')
}
