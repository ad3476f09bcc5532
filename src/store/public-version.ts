import { setTimeout as sleep } from 'node:timers/promises'
import type { RunSql } from '#store/database/session-pool.ts'
import { shareNextRun } from '#store/database/share-next-run.ts'
import type { OpenDatabase, Queryable } from './database.ts'

/** How often the version is asked for (ms): notifications are quicker, but may be lost. */
const everyMs = { server: 300, embedded: 500 }

/** What this node knows of changes to what the public reads. Times are those of `performance.now()`. */
export type PublicVersionWatch = {
  /** Rises whenever this node learns of a change. */
  generation: number
  /** When it rose last. */
  learnedAt: number
  /** What was made under a generation before this one must not be shown any more. */
  required: number
  /** When the database confirmed last that there was no newer change; Infinity where nobody else can change anything. */
  checkedAt: number
  /**
   * To be awaited before a call that may have changed something is answered: its changes are known from then on. Never
   * throws; when the database does not answer, everything made so far counts as old.
   */
  settle(): Promise<void>
  stop(): Promise<void>
}

type Log = { warn(facts: object, text: string): void }

/** Follows the table `public_version`, which triggers raise, by notifications and by reading it. */
export async function watchPublicVersion(open: OpenDatabase, log: Log): Promise<PublicVersionWatch> {
  let version = await publicVersion(open.db)
  const stopping = new AbortController()
  const watch: PublicVersionWatch = {
    generation: 1,
    learnedAt: 0,
    required: 1,
    checkedAt: open.listen ? performance.now() : Number.POSITIVE_INFINITY,
    settle: shareNextRun(settle),
    async stop() {
      stopping.abort()
      await following
    },
  }
  const following = open.listen ? followServer(open.listen) : followEmbedded()
  return watch

  function rise() {
    watch.generation += 1
    watch.learnedAt = performance.now()
  }

  function noteVersion(read: number) {
    if (!(read > version)) return
    version = read
    rise()
  }

  async function settle() {
    try {
      noteVersion(await publicVersion(open.db))
    } catch {
      rise()
    }
    watch.required = watch.generation
  }

  async function followServer(listen: NonNullable<OpenDatabase['listen']>) {
    let warned = false
    while (!stopping.signal.aborted) {
      const connection = await listen('public_changed', (payload) => noteVersion(Number(payload))).catch(() => null)
      if (connection) {
        warned = false
        await pollVersion(connection.run)
        await connection.close()
      }
      if (!warned && !stopping.signal.aborted)
        log.warn({}, 'the database connection that listens for public changes was lost')
      warned = true
      await pause(everyMs.server)
    }
  }

  /** Until the connection breaks or all is stopped. */
  async function pollVersion(run: RunSql) {
    while (!stopping.signal.aborted) {
      const askedAt = performance.now()
      try {
        noteVersion((await run('select version from public_version')).rows[0].version)
      } catch {
        return
      }
      watch.checkedAt = askedAt
      await pause(everyMs.server)
    }
  }

  /** For what changes beside a call, such as follow-ups. */
  async function followEmbedded() {
    while (!stopping.signal.aborted) {
      await pause(everyMs.embedded)
      if (!stopping.signal.aborted) await publicVersion(open.db).then(noteVersion, () => {})
    }
  }

  function pause(ms: number) {
    return sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  }
}

/** A number that rises with every change to what the public reads (migration 0004). */
export async function publicVersion(db: Queryable): Promise<number> {
  return (await db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version
}
