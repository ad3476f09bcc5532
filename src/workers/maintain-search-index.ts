import type { OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { keepIndex } from '#store/search/sealing/seal.ts'
import { readAhead } from '#store/search/segments/read-ahead.ts'

/** Pause between two looks whether enough changed jobs wait to be sealed; the search is exact before and after. */
const pauseMs = 5_000

/** Seals the search index from time to time. Every node tries, and the first one does it. `stop` waits for what runs. */
export function maintainSearchIndex(
  { db, reads }: Pick<OpenDatabase, 'db' | 'reads'>,
  log: QueueLog,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const work = () => {
    // Read first, so that the first searches after a start find the index in memory.
    running = readAhead(reads)
      .then(() => keepIndex(db, { isOver: () => stopped }))
      .then(() => readAhead(reads))
      .catch((error: Error) => {
        if (!stopped)
          log.warn(
            { reason: error.message },
            'the search index could not be brought up to date; searches still find everything',
          )
      })
      .then(() => {
        if (!stopped) timer = setTimeout(work, pauseMs).unref()
      })
  }
  work()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
