import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AnnouncementPhase,
  type AnnouncementTone,
  type ComingAnnouncement,
  maxShown,
} from '#rules/announcements.ts'
import { didChange } from './database/transactions.ts'
import type { OpenDatabase, Queryable, Transaction } from './database.ts'
import { type Cursor, exactTime, newestFirst } from './keyset.ts'

export type AnnouncementText = {
  text: string
  link: string | null
  tone: AnnouncementTone
  starts_at: Date
  ends_at: Date
}

const announcements = (db: Queryable) =>
  db
    .selectFrom('announcements as told')
    .leftJoin('users as author', 'author.id', 'told.created_by')
    .select(['told.id', 'told.text', 'told.link', 'told.tone', 'told.starts_at', 'told.ends_at', 'told.updated_at'])
    .select(['author.name as created_by_name', exactTime('told.starts_at').as('at')])

type AnnouncementRow = Awaited<ReturnType<ReturnType<typeof announcements>['execute']>>[number]

/** Announcements of a phase, ordered by start, latest first. */
export function listAnnouncements(
  db: Queryable,
  { phase, now }: { phase?: AnnouncementPhase | undefined; now: Date },
  { limit, after }: { limit: number; after?: Cursor | undefined },
): Promise<AnnouncementRow[]> {
  return announcements(db)
    .$if(phase === 'current', (query) => query.where('told.starts_at', '<=', now).where('told.ends_at', '>', now))
    .$if(phase === 'upcoming', (query) => query.where('told.starts_at', '>', now))
    .$if(phase === 'past', (query) => query.where('told.ends_at', '<=', now))
    .$call(newestFirst('told.starts_at', 'told.id', { limit, after }))
    .execute()
}

/** One announcement, or undefined. */
export function findAnnouncement(db: Queryable, id: string): Promise<AnnouncementRow | undefined> {
  return announcements(db).where('told.id', '=', id).executeTakeFirst()
}

/** Adds an announcement. */
export async function insertAnnouncement(
  tx: Transaction,
  { now, ...row }: AnnouncementText & { id: string; created_by: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('announcements')
    .values({ ...row, created_at: now, updated_at: now })
    .execute()
}

/** Changes an announcement, with `asRead` only if it is still that version; returns false otherwise. */
export const updateAnnouncement = (
  tx: Transaction,
  id: string,
  { now, asRead, ...change }: AnnouncementText & { now: Date; asRead?: Date | undefined },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('announcements')
      .set({ ...change, updated_at: now })
      .where('id', '=', id)
      .$if(asRead !== undefined, (query) => query.where('updated_at', '=', asRead as Date)),
  )

/** Ends an announcement that is due; false if it is not. */
export const endAnnouncement = (tx: Transaction, id: string, now: Date): Promise<boolean> =>
  didChange(
    tx
      .updateTable('announcements')
      .set({ ends_at: now, updated_at: now })
      .where('id', '=', id)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now),
  )

/** Deletes an announcement; false if it does not exist. */
export const deleteAnnouncement = (tx: Transaction, id: string): Promise<boolean> =>
  didChange(tx.deleteFrom('announcements').where('id', '=', id))

/** Current and coming announcements by start, at most a hundred. */
export function listComingAnnouncements(db: Queryable, now: Date): Promise<ComingAnnouncement[]> {
  return db
    .selectFrom('announcements')
    .select(['id', 'text', 'link', 'tone', 'starts_at', 'ends_at', 'updated_at'])
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** A node's view of the announcements. */
export type AnnouncementWatch = {
  /** The announcements shown at a time (ms), newest first. */
  dueAt(clock: number): readonly ComingAnnouncement[]
  /** Identifies the result of `dueAt`; pages rendered under another key are outdated. */
  editionAt(clock: number): string
  /** Await before answering a call that may have changed announcements. Never throws. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/** How often (ms) a node reads the announcements: the delay until a change on another node shows. */
const everyMs = 5_000

/** Keeps the announcements in memory, so that pages need no query. */
export async function watchAnnouncements({ db }: OpenDatabase, now: () => Date): Promise<AnnouncementWatch> {
  const stopping = new AbortController()
  let coming: readonly ComingAnnouncement[] = []
  // While the database is away, the last announcements stay.
  const settle = async () => {
    coming = await listComingAnnouncements(db, now()).catch(() => coming)
  }
  await settle()
  const following = follow()
  return {
    dueAt,
    editionAt: (clock) =>
      coming.length === 0
        ? ''
        : dueAt(clock)
            .map(({ id, updated_at }) => `${id}${updated_at.getTime()}`)
            .join(),
    settle,
    async stop() {
      stopping.abort()
      await following
    },
  }

  function dueAt(clock: number) {
    const due = coming.filter(({ starts_at, ends_at }) => starts_at.getTime() <= clock && clock < ends_at.getTime())
    return due.slice(-maxShown).reverse()
  }

  async function follow() {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await settle()
    }
  }
}
