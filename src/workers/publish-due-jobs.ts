import type { Database } from '#store/database.ts'
import { publishDue } from '#store/jobs/publication.ts'
import type { QueueLog } from '#store/queue.ts'
import { repeat } from './repeat.ts'

/** How often (ms) a node looks for jobs whose time of publication has come. */
const intervalMs = 2_000

/** Publishes jobs whose time has come while the node runs; of several nodes, one publishes each. `stop` waits for running work. */
export function watchPublications(db: Database, clock: () => Date, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const watching = repeat(intervalMs, () =>
    publishDue(db, clock()).catch((error: Error) => {
      if (!stopped) log.warn({ reason: error.message }, 'jobs could not be published; it is tried again')
    }),
  )
  return {
    async stop() {
      stopped = true
      await watching.stop()
    },
  }
}
