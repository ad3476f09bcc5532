import { JobMatcher } from './match-jobs.ts'
import { type AlertDelivery, sendAlerts } from './send-alerts.ts'

/** How often (ms) a node looks for changed jobs and due mails. */
const intervalMs = 2_000

/**
 * Matches changed jobs with saved searches and mails the results while the node runs. `stop` waits for running work.
 */
export function watchListings(delivery: AlertDelivery): { stop(): Promise<void> } {
  const { db, now, log } = delivery
  const matcher = new JobMatcher(db)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const repeat = () => {
    running = matcher
      .run(now, () => stopped)
      .then(() => sendAlerts(delivery, () => stopped))
      .then(() => undefined)
      .catch((error: Error) => {
        if (!stopped)
          log.warn(
            { reason: error.message },
            'saved searches could not be compared with changed jobs; it is tried again',
          )
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
