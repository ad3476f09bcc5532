import { setTimeout as sleep } from 'node:timers/promises'

/** Figures that all nodes share through the database. */
export type StoredFigures = {
  followUpsWaiting: number
  followUpsOldestSeconds: number
  jobsUnsealed: number
  searchGeneration: number
  sessions: number
}

/** The database is asked at most this often (ms), however often metrics are requested. */
const everyMs = 10_000

/** Prometheus gives up after 10 s; the other figures must not wait for the database. */
const deadlineMs = 2_000

/** Reads figures at most once per `everyMs`; null when they do not come in time. */
export function storedFigures(
  read: () => Promise<StoredFigures>,
  { now = () => performance.now(), deadline = deadlineMs } = {},
): () => Promise<StoredFigures | null> {
  let latest: Promise<StoredFigures | null> = Promise.resolve(null)
  let readAt = Number.NEGATIVE_INFINITY
  let running = false
  return () => {
    // Never start a second read while one hangs.
    if (running || now() - readAt < everyMs) return latest
    running = true
    readAt = now()
    const reading = read().catch(() => null)
    reading.finally(() => {
      running = false
    })
    latest = Promise.race([reading, sleep(deadline, null, { ref: false })])
    return latest
  }
}
