import { setTimeout as sleep } from 'node:timers/promises'
import type { RunSql } from '#store/database/session-pool.ts'
import type { OpenDatabase, Queryable } from './database.ts'

/** How often (ms) the version is read: notifications are faster but may be lost. */
const everyMs = 300

/** A node's knowledge of public changes. Times are those of `performance.now()`. */
export type PublicVersionWatch = {
  /** Increments whenever this node learns of a change. */
  generation: number
  /** Time of the last increment. */
  learnedAt: number
  /** Responses from an earlier generation must not be served any more. */
  required: number
  /** When the database last confirmed that there was no newer change. */
  checkedAt: number
  /**
   * Await before answering a call that may have changed something: its changes are known afterwards. Never throws; when
   * the database does not answer, everything rendered so far counts as outdated.
   */
  settle(): Promise<void>
  stop(): Promise<void>
}

type Log = { warn(facts: object, text: string): void }

/** Follows the table `public_version`, which triggers increment, by notifications and polling. */
export async function watchPublicVersion(open: OpenDatabase, log: Log): Promise<PublicVersionWatch> {
  let version = await publicVersion(open.db)
  const stopping = new AbortController()
  const watch: PublicVersionWatch = {
    generation: 1,
    learnedAt: 0,
    required: 1,
    checkedAt: performance.now(),
    settle: shareNextRun(settle),
    async stop() {
      stopping.abort()
      await following
    },
  }
  const following = follow()
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

  async function follow() {
    let warned = false
    while (!stopping.signal.aborted) {
      const connection = await open
        .listen('public_changed', (payload) => noteVersion(Number(payload)))
        .catch(() => null)
      if (connection) {
        warned = false
        await pollVersion(connection.run)
        await connection.close()
      }
      if (!warned && !stopping.signal.aborted)
        log.warn({}, 'the database connection that listens for public changes was lost')
      warned = true
      await pause(everyMs)
    }
  }

  /** Polls until the connection breaks or the watch stops. */
  async function pollVersion(run: RunSql) {
    while (!stopping.signal.aborted) {
      const askedAt = performance.now()
      try {
        noteVersion((await run('select version from public_version')).rows[0].version)
      } catch {
        return
      }
      watch.checkedAt = askedAt
      await pause(everyMs)
    }
  }

  function pause(ms: number) {
    return sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  }
}

/** Each call gets the result of a run that starts after the call; calls that wait for the same run share it. */
function shareNextRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null
  let next: Promise<Result> | null = null
  const start = () => {
    next = null
    const run = work().finally(() => {
      running = null
    })
    running = run
    return run
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}

/** A number that triggers increment on every public change. */
export async function publicVersion(db: Queryable): Promise<number> {
  return (await db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version
}
