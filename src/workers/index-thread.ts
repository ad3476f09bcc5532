import { threadPool } from '#integrations/thread-pool.ts'
import type { IndexDatabase, IndexTask } from './index-worker.ts'

/** How long (ms) the thread may take to end its step when it is told to stop; then it is cut off. */
const stopLimitMs = 2_000
/** A thread that has nothing to do ends after this (ms). */
const idleMs = 60_000
/** Where threads compete for a core, the one that answers requests comes first (nice(2)). */
const lowerPriority = 10

/** A thread that builds the search index, so that it never holds up requests; it starts when there is something to do. */
export function indexThread(database: IndexDatabase): { update(): Promise<void>; stop(): Promise<void> } {
  const pool = threadPool<IndexTask, void>(new URL('./index-worker.ts', import.meta.url), {
    threads: 1,
    heapMb: 1_024,
    idleMs,
    nice: lowerPriority,
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
