import { setTimeout as sleep } from 'node:timers/promises'

/** Figures that all nodes share, because the database has them. */
export type StoredFigures = {
  followUpsWaiting: number
  followUpsOldestSeconds: number
  jobsUnsealed: number
  searchGeneration: number
  sessions: number
}

/** However often and by how many programs metrics are asked for, the database is asked no more often than this (ms). */
const everyMs = 10_000

/** A scrape ends after 10 s in Prometheus; the other figures must not wait for the database. */
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
    // A reading that hangs is not joined by another.
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
