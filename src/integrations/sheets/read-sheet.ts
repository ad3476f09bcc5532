import { type TaskCaller, type ThreadPool, threadPool } from '#integrations/thread-pool.ts'
import type { SheetFault, SheetRows } from '#rules/postings/sheet.ts'

let pool: ThreadPool<Uint8Array, SheetRows | SheetFault> | undefined

/** The rows of a file as spreadsheets write it (.xlsx, CSV, tabs), or why there are none. Read in a thread that can be ended. */
export function readSheetFile(content: Uint8Array, caller: TaskCaller): Promise<SheetRows | SheetFault> {
  const file = new URL('./sheet-worker.ts', import.meta.url)
  // Nobody waits for longer than one file of another person takes.
  pool ??= threadPool(file, { threads: 2, heapMb: 512, idleMs: 60_000, taskMs: 8_000, waitMs: 10_000 })
  return pool.run(content, caller)
}
