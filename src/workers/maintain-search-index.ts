import { setTimeout as sleep } from 'node:timers/promises'
import { threadPool } from '#integrations/thread-pool.ts'
import type { OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { searchOn } from '#store/search/search-on.ts'
import type { IndexDatabase, IndexTask } from './index-worker.ts'
import { repeat } from './repeat.ts'

/** How often (ms) a node looks whether the index needs maintenance; searches are exact before and after. */
const intervalMs = 5_000
/** How often (ms) it reads new index parts into memory for searches. */
const readAheadMs = 2_000
/** How long (ms) a starting node waits for the index. */
const startLimitMs = 3_000

/** Reads the index into memory before the first request; the rest is read when needed. */
export async function readSearchIndex(
  { db }: Pick<OpenDatabase, 'db'>,
  log: QueueLog,
  limitMs = startLimitMs,
): Promise<void> {
  const reading = searchOn(db).warmUp()
  const warn = (error: Error) => log.warn({ reason: error.message }, notReadAhead)
  await Promise.race([reading.catch(warn), sleep(limitMs, undefined, { ref: false })])
}

const notReadAhead = 'the search index could not be read ahead; searches read what they need'

/** Maintains the search index in a thread while the node runs; one node at a time. `stop` waits for running work. */
export function maintainSearchIndex(
  { db, address }: Pick<OpenDatabase, 'db' | 'address'>,
  log: QueueLog,
): { stop(): Promise<void> } {
  const thread = indexThread(address)
  const update = async () => {
    if (await searchOn(db).isUpdateDue()) await thread.update()
  }
  // They do not wait for each other, and one's failure does not stop the other.
  const reading = repeat(readAheadMs, () => searchOn(db).warmUp(), log, notReadAhead)
  const failed = 'the search index could not be updated; searches still find everything'
  const updating = repeat(intervalMs, update, log, failed)
  return {
    async stop() {
      await Promise.all([reading.stop(), thread.stop(), updating.stop()])
    },
  }
}

/** How long (ms) the thread may take to finish its step when told to stop, before it is terminated. */
const stopLimitMs = 2_000
/** An idle thread ends after this long (ms). */
const idleMs = 60_000

/** A thread that builds the search index, so that requests never wait for it; started when there is work. */
function indexThread(database: IndexDatabase): { update(): Promise<void>; stop(): Promise<void> } {
  const pool = threadPool<IndexTask, void>(new URL('./index-worker.ts', import.meta.url), {
    threads: 1,
    heapMb: 1_024,
    idleMs,
  })
  const stopping = new Int32Array(new SharedArrayBuffer(4))
  return {
    update: () => pool.run({ database, stopping }),
    async stop() {
      Atomics.store(stopping, 0, 1)
      await pool.close(stopLimitMs)
    },
  }
}
