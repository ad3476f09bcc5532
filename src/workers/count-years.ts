import type { Database } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { keepYearCounts } from '#store/stats/year-counts.ts'
import { repeat } from './repeat.ts'

const hourMs = 60 * 60 * 1_000

/** Counts what happened in the year, for the public report, at start and then every hour. `stop` waits for running work. */
export function countYears(db: Database, clock: () => Date, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const counting = repeat(hourMs, () =>
    keepYearCounts(db, clock()).catch((error: Error) => {
      if (!stopped) log.warn({ reason: error.message }, 'the year could not be counted; it is tried again')
    }),
  )
  return {
    async stop() {
      stopped = true
      await counting.stop()
    },
  }
}
