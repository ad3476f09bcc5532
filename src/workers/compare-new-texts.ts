import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#store/database.ts'
import { compareTexts } from '#store/jobs/similar-texts.ts'
import type { QueueLog } from '#store/queue.ts'
import { repeat } from './repeat.ts'

/** How often (ms) a node looks for new texts. */
const intervalMs = 2_000
/** Texts per transaction, which blocks editors of them, and the pause (ms) after it. */
const batch = { texts: 50, restMs: 20 }

/** Compares new texts with all others while the node runs; one node at a time. `stop` waits for running work. */
export function compareNewTexts(db: Database, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const compareAll = async () => {
    const compareSome = () => db.transaction().execute((tx) => compareTexts(tx, batch.texts))
    while (!stopped && (await compareSome())) await sleep(batch.restMs)
  }
  const comparing = repeat(intervalMs, () =>
    compareAll().catch((error: Error) => {
      if (!stopped)
        log.warn({ reason: error.message }, 'new texts could not be compared; lists still find similar ones')
    }),
  )
  return {
    async stop() {
      stopped = true
      await comparing.stop()
    },
  }
}
