import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '#store/database.ts'

/** How often (ms) the offset to the database's clock is measured. */
const MEASURE_EVERY_MS = 10_000

export type DatabaseClock = {
  /** The database's time, the same on every node. */
  now(): Date
  stop(): Promise<void>
}

/**
 * A clock that follows the database, because nodes whose own clocks differ must agree when a session ends. It keeps
 * running while the database is away, and changes of this machine's clock do not affect it.
 */
export async function openClock(open: Pick<OpenDatabase, 'probe'>, everyMs = MEASURE_EVERY_MS): Promise<DatabaseClock> {
  // The database's time minus `performance.now()`.
  let offset = Date.now() - performance.now()
  const measure = async (isFirst: boolean) => {
    const startedAt = performance.now()
    const rows = await open.probe('select extract(epoch from clock_timestamp()) * 1000 as ms')
    const roundTrip = performance.now() - startedAt
    if (!rows?.[0]) return
    const measured = Number(rows[0].ms) - (startedAt + roundTrip / 2)
    // A difference below the round trip may be noise, and a clock that jumps back spoils sorting.
    if (isFirst || Math.abs(measured - offset) > roundTrip) offset = measured
  }
  await measure(true)
  // The first round trip includes connecting, so that half of it is a poor estimate.
  await measure(false)
  const stopping = new AbortController()
  const following = follow()

  async function follow() {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await measure(false)
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
