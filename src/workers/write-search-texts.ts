import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#store/database.ts'
import { areSearchTextsWritten, noteSearchTexts, writeSearchTexts } from '#store/people/search-texts.ts'
import type { QueueLog } from '#store/queue.ts'

/** Users in one statement, and the rest (ms) after it, in which others write to the table. */
const batch = { users: 500, restMs: 20 }

/**
 * Writes what is searched of users who were there before it was stored, once; others have it from the beginning. What is
 * left undone is done after the next start: until then people are found by reading all of them.
 */
export function writeMissingSearchTexts(db: Database, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const run = async () => {
    if (await areSearchTextsWritten(db)) return
    let last: string | null = null
    do {
      last = await writeSearchTexts(db, last, batch.users)
      await sleep(batch.restMs)
    } while (last !== null && !stopped)
    await noteSearchTexts(db)
  }
  const running = run().catch((error: Error) => {
    if (!stopped) log.warn({ reason: error.message }, 'what is searched of people could not be written; they are found')
  })
  return {
    async stop() {
      stopped = true
      await running
    },
  }
}
