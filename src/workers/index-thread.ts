import { threadPool } from '#integrations/thread-pool.ts'
import type { IndexDatabase, IndexTask } from './index-worker.ts'

/** How long (ms) the thread may take to finish its step when told to stop, before it is terminated. */
const stopLimitMs = 2_000
/** An idle thread ends after this long (ms). */
const idleMs = 60_000

/** A thread that builds the search index, so that requests never wait for it; started when there is work. */
export function indexThread(database: IndexDatabase): { update(): Promise<void>; stop(): Promise<void> } {
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
