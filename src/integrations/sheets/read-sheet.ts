import type { SheetPostings } from '#contract/jobs/posting-sheet.ts'
import { type ThreadPool, threadPool } from '#integrations/thread-pool.ts'
import type { GateCaller } from '#rules/gate.ts'
import type { SheetTask } from './sheet-worker.ts'

let pool: ThreadPool<SheetTask, SheetPostings | string> | undefined

/**
 * The postings of a spreadsheet file (.xlsx, CSV, tabs), or a sentence that says why there are none. Reads in a thread,
 * which can be ended.
 */
export function readSheetFile(task: SheetTask, caller: GateCaller): Promise<SheetPostings | string> {
  const file = new URL('./sheet-worker.ts', import.meta.url)
  // Nobody waits longer than another person's file takes.
  pool ??= threadPool(file, { threads: 2, heapMb: 512, idleMs: 60_000, taskMs: 8_000, waitMs: 10_000 })
  return pool.run(task, caller)
}
