import { Piscina } from 'piscina'
import { turns } from '#rules/turns.ts'
import type { PaperTask } from './paper-worker.ts'

/** Typesets 履歴書 and 職務経歴書. */
export type Papers = {
  /** The paper as PDF, or its pages as one SVG. Refuses as overloaded when too many wait, of this person or in all. */
  make(personId: string, task: PaperTask): Promise<Buffer>
  /** Starts the thread, of which a paper will be asked soon: its program and its fonts take a moment to load. */
  prepare(): void
}

const limits = { idleMs: 15 * 60_000, makeMs: 30_000 }

/**
 * Papers are made in a thread of their own, one after the other: once it is warm one takes a tenth of a second. It ends
 * when nobody asked for a while, because program and fonts take some two hundred megabytes.
 */
export function openPapers(): Papers {
  const pool = new Piscina<PaperTask | null, Uint8Array>({
    filename: new URL('./paper-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: limits.idleMs,
    // The flags of the process are not for this thread: some keep it from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const perPerson = turns({ atOnce: 1, waiting: 3 })
  const all = turns({ atOnce: 1, waiting: 20 })
  return {
    make: (personId, task) =>
      perPerson(personId, () =>
        all('', async () => Buffer.from(await pool.run(task, { signal: AbortSignal.timeout(limits.makeMs) }))),
      ),
    prepare() {
      // Whoever asks for a paper meets the failure itself, if there is one.
      if (pool.threads.length === 0) pool.run(null).catch(() => {})
    },
  }
}
