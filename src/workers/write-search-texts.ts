import { setTimeout as sleep } from 'node:timers/promises'
import {
  hasAllApplicationTexts,
  markApplicationTextsComplete,
  writeApplicationTexts,
} from '#store/applications/application-texts.ts'
import { transactionWithRetries } from '#store/database/retry.ts'
import type { Database } from '#store/database.ts'
import { hasAllSearchTexts, markSearchTextsComplete, writeSearchTexts } from '#store/people/search-texts.ts'
import type { QueueLog } from '#store/queue.ts'

/** Rows per statement, and the pause (ms) after it for other writers. */
const batch = { rows: 500, restMs: 20 }

/** People first, because applications copy their texts. */
const kinds = [
  { areWritten: hasAllSearchTexts, write: writeSearchTexts, note: markSearchTextsComplete },
  { areWritten: hasAllApplicationTexts, write: writeApplicationTexts, note: markApplicationTextsComplete },
]

/**
 * Writes the search texts of older users and applications once; new ones have them at once. The rest continues after a
 * restart: until done, both are searched by reading all rows.
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
