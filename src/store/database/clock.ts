import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '#store/database.ts'

/** How often the database is asked for its time (ms). Between two questions this process counts on by itself. */
const EVERY_MS = 10_000

export type DatabaseClock = {
  /** The time of the database: the same on every node, whatever their own clocks say. */
  now(): Date
  stop(): Promise<void>
}

/**
 * A clock that goes by the database, because the life of tokens and sessions is decided by nodes whose own clocks may
 * differ. It goes on while the database is away, and is not moved by a change of this machine's clock.
 */
export async function openClock(open: Pick<OpenDatabase, 'probe'>, everyMs = EVERY_MS): Promise<DatabaseClock> {
  // The database's time less that of `performance.now()`.
  let offset = Date.now() - performance.now()
  const ask = async (isFirst: boolean) => {
    const askedAt = performance.now()
    const rows = await open.probe('select extract(epoch from clock_timestamp()) * 1000 as ms')
    const took = performance.now() - askedAt
    if (!rows?.[0]) return
    const measured = Number(rows[0].ms) - (askedAt + took / 2)
    // What the way there and back explains is no difference, and a clock that stands still sorts better.
    if (isFirst || Math.abs(measured - offset) > took) offset = measured
  }
  await ask(true)
  // The first question also made the connection, which took most of the way there and little of the way back.
  await ask(false)
  const stopping = new AbortController()
  const following = follow()

  async function follow() {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await ask(false)
    }
  }

  return {
    now: () => new Date(performance.now() + offset),
    async stop() {
      stopping.abort()
      await following
    },
  }
}
