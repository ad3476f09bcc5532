import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase, Queryable } from '#store/database.ts'
import { notifiedChannel } from './notify.ts'

/** Intervals (ms) for checking the listener's connection, connecting it again, and checking sessions. */
const everyMs = { listener: 5_000, reconnect: 500, sessions: 15_000 }

/** Streams of one person on one node: more than anybody has windows. */
const perPerson = 8

type Subscriber = {
  userId: string
  sessionId: string
  /** The list may have changed. */
  changed(): void
  /** The session or this node ends. */
  end(): void
}

/** Notifies readers on this node of changes to their list made on any node. */
export type NotificationFeed = {
  /** How long (ms) a reader may stay; 0 ends a stream after the current state. */
  lifetime: number
  now(): Date
  /** Null when this person has too many streams on this node. */
  subscribe(subscriber: Subscriber): { unsubscribe(): void } | null
  /** The number of open streams. */
  size(): number
  /** Ends every stream, so that readers reconnect to another node. */
  end(): void
}

/** Listens while there are readers. */
export function openNotificationFeed(open: OpenDatabase, now: () => Date, lifetime: number): NotificationFeed {
  const byUser = new Map<string, Set<Subscriber>>()
  let following: AbortController | null = null
  let ended = false
  const everybody = () => [...byUser.values()].flatMap((them) => [...them])
  const tell = (userId: string) => {
    for (const subscriber of byUser.get(userId) ?? []) subscriber.changed()
  }

  function remove(subscriber: Subscriber): void {
    const them = byUser.get(subscriber.userId)
    if (!them?.delete(subscriber)) return
    if (them.size === 0) byUser.delete(subscriber.userId)
    if (byUser.size === 0) {
      following?.abort()
      following = null
    }
  }

  function endAll(ending: readonly Subscriber[]): void {
    for (const subscriber of ending) {
      remove(subscriber)
      subscriber.end()
    }
  }

  function follow(): AbortController {
    const stopping = new AbortController()
    const { signal } = stopping
    const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
    void followChanges()
    void watchSessions()
    return stopping

    async function followChanges() {
      while (!signal.aborted) {
        const connection = await open.listen(notifiedChannel, hear).catch(() => null)
        // Notifications sent while nobody listened.
        if (connection) for (const userId of byUser.keys()) tell(userId)
        while (connection && !signal.aborted && (await connection.run('select 1').then(Boolean, () => false)))
          await pause(everyMs.listener)
        await connection?.close()
        if (!signal.aborted) await pause(everyMs.reconnect)
      }
    }

    function hear(payload: string) {
      const [userId = '', at = ''] = payload.split(' ')
      if (!byUser.has(userId)) return
      const later = Number(at) - now().getTime()
      if (later <= 0) tell(userId)
      else void pause(later + 50).then(() => tell(userId))
    }

    async function watchSessions() {
      while (!signal.aborted) {
        await pause(everyMs.sessions)
        const readers = everybody()
        const alive = await aliveSessions(
          open.db,
          readers.map(({ sessionId }) => sessionId),
        ).catch(() => null)
        if (alive && !signal.aborted) endAll(readers.filter(({ sessionId }) => !alive.has(sessionId)))
      }
    }
  }

  return {
    lifetime,
    now,
    subscribe(subscriber) {
      const them = byUser.get(subscriber.userId) ?? new Set()
      if (ended || them.size >= perPerson) return null
      byUser.set(subscriber.userId, them.add(subscriber))
      following ??= follow()
      return { unsubscribe: () => remove(subscriber) }
    },
    size: () => everybody().length,
    end() {
      ended = true
      endAll(everybody())
    },
  }
}

/** The sessions that have not ended. */
async function aliveSessions(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('sessions').select('id').where(sql<boolean>`id = ANY(${ids}::uuid[])`).execute()
  return new Set(rows.map(({ id }) => id))
}
