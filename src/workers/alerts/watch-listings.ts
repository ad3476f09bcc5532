import type { Database } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { JobMatcher } from './match-jobs.ts'

/** How often (ms) a node looks for jobs that changed. */
const intervalMs = 2_000

/** Compares jobs that change with the saved searches while the node runs. `stop` waits for what runs. */
export function watchListings(db: Database, now: () => Date, log: QueueLog): { stop(): Promise<void> } {
  const matcher = new JobMatcher(db)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const repeat = () => {
    running = matcher
      .run(now, () => stopped)
      .then(() => undefined)
      .catch((error: Error) => {
        if (!stopped) log.warn({ reason: error.message }, 'saved searches could not be compared with new jobs yet')
      })
      .then(() => {
        if (!stopped) timer = setTimeout(repeat, intervalMs).unref()
      })
  }
  repeat()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
