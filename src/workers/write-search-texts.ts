import { setTimeout as sleep } from 'node:timers/promises'
import {
  hasAllApplicationTexts,
  noteApplicationTexts,
  writeApplicationTexts,
} from '#store/applications/application-texts.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import type { Database } from '#store/database.ts'
import { hasAllSearchTexts, noteSearchTexts, writeSearchTexts } from '#store/people/search-texts.ts'
import type { QueueLog } from '#store/queue.ts'

/** Rows in one statement, and the rest (ms) after it, in which others write to the tables. */
const batch = { rows: 500, restMs: 20 }

/** What is searched of people first, because what is searched of their applications is made of it. */
const kinds = [
  { areWritten: hasAllSearchTexts, write: writeSearchTexts, note: noteSearchTexts },
  { areWritten: hasAllApplicationTexts, write: writeApplicationTexts, note: noteApplicationTexts },
]

/**
 * Writes what is searched of users and applications that were there before it was stored, once; others have it from the
 * beginning. What is left undone is done after the next start: until then both are found by reading all of them.
 */
export function writeMissingSearchTexts(db: Database, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const run = async () => {
    for (const { areWritten, write, note } of kinds) {
      if (await areWritten(db)) continue
      let last: string | null = null
      do {
        const after: string | null = last
        last = await transactionWithRetries(db, (tx) => write(tx, after, batch.rows))
        await sleep(batch.restMs)
      } while (last !== null && !stopped)
      if (last !== null) return
      await note(db)
    }
  }
  const running = run().catch((error: Error) => {
    if (!stopped)
      log.warn(
        { reason: error.message },
        'what is searched of people or applications could not be written; they are found',
      )
  })
  return {
    async stop() {
      stopped = true
      await running
    },
  }
}
