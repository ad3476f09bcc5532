import type { OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { keepIndex } from '#store/search/sealing/seal.ts'
import { readAhead } from '#store/search/segments/read-ahead.ts'

/** How often (ms) a node looks whether there is enough to seal; the search is exact before and after. */
const pause = 5_000

/** Keeps the search index sealed while the node runs. Every node does; whoever is first wins. `stop` waits for what runs. */
export function keepSearchIndex(
  { db, reads }: Pick<OpenDatabase, 'db' | 'reads'>,
  log: QueueLog,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const work = () => {
    // First what there is, so that the first searches after a start find it in memory.
    running = readAhead(reads)
      .then(() => keepIndex(db, { isOver: () => stopped }))
      .then(() => readAhead(reads))
      .catch((error: Error) => {
        if (!stopped) log.warn({ reason: error.message }, 'the search index could not be kept')
      })
      .then(() => {
        if (!stopped) timer = setTimeout(work, pause).unref()
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
