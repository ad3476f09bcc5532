import { Piscina } from 'piscina'
import type { IndexDatabase, IndexTask } from './index-worker.ts'

/** How long (ms) the thread may take to end its step when it is told to stop; then it is cut off. */
const stopLimitMs = 2_000
/** A thread that has nothing to do ends after this (ms). */
const idleMs = 60_000
/** Where threads compete for a core, the one that answers requests comes first (nice(2)). */
const lowerPriority = 10

/** A thread that builds the search index, so that it never holds up requests; it starts when there is something to do. */
export function indexThread(database: IndexDatabase): { update(): Promise<void>; stop(): Promise<void> } {
  const pool = new Piscina<IndexTask, void>({
    filename: new URL('./index-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    niceIncrement: lowerPriority,
    // The flags of the process are not for this thread: some keep it from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })
  const stopping = new Int32Array(new SharedArrayBuffer(4))
  return {
    update: () => pool.run({ database, stopping }),
    async stop() {
      Atomics.store(stopping, 0, 1)
      const cut = setTimeout(() => void pool.destroy(), stopLimitMs)
      await pool.close()
      clearTimeout(cut)
    },
  }
}
