import type { OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { searchOn } from '#store/search/search-on.ts'

/** How often (ms) a node looks whether the index needs upkeep; searches are exact before and after. */
const intervalMs = 5_000

/** Keeps the search index quick while the node runs. Every node does; the first one wins. `stop` waits for what runs. */
export function maintainSearchIndex(
  { db, reads }: Pick<OpenDatabase, 'db' | 'reads'>,
  log: QueueLog,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = async () => {
    // First what there is, so that the first searches after a start find it in memory.
    await searchOn(reads).warmUp()
    await searchOn(db).updateIndex({ shouldStop: () => stopped })
    await searchOn(reads).warmUp()
  }
  const repeat = () => {
    running = run()
      .catch((error: Error) => {
        if (!stopped)
          log.warn({ reason: error.message }, 'the search index could not be updated; searches still find everything')
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
