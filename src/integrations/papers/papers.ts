import { threadPool } from '#integrations/thread-pool.ts'
import type { GateCaller } from '#rules/gate.ts'
import { isPaperTooLong } from '#rules/people/papers.ts'
import { RefusalError } from '#rules/refusals.ts'
import type { PaperTask } from './paper-worker.ts'

/** Typesets 履歴書 and 職務経歴書. */
export type Papers = {
  /**
   * The paper as PDF, or its pages as one SVG. Refuses texts that are too long, and as overloaded when too many wait.
   */
  make(task: PaperTask, caller: GateCaller): Promise<Buffer>
  /** Starts a thread for the next paper, because loading program and fonts takes a moment. */
  prepare(): void
}

/**
 * Typesets in threads: a started one takes a tenth of a second. Program and fonts take some 200 MB, so idle threads
 * end.
 */
export function openPapers(): Papers {
  const pool = threadPool<PaperTask | null, Uint8Array>(new URL('./paper-worker.ts', import.meta.url), {
    threads: 2,
    heapMb: 256,
    idleMs: 15 * 60_000,
    taskMs: 30_000,
    waitMs: 5_000,
  })
  return {
    async make(task, caller) {
      if (isPaperTooLong([task.facts.profile, task.facts.papers])) throw new RefusalError('paper-too-long')
      return Buffer.from(await pool.run(task, caller))
    },
    prepare() {
      // The call that renders the paper reports the failure, if it happens again.
      if (pool.threads() === 0) pool.run(null).catch(() => {})
    },
  }
}
