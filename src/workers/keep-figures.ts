import type { Database, OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { foldFigures, recountFigures } from '#store/stats/kept-figures.ts'
import { repeat } from './repeat.ts'

/** How often (ms) a node folds changes into the figures, which are exact before and after. */
const intervalMs = 5_000

/** Folds changes into the figures while the node runs. `stop` waits for running work. */
export function keepFigures(db: Database, log: QueueLog): { stop(): Promise<void> } {
  let stopped = false
  const figures = repeat(intervalMs, () =>
    foldFigures(db).catch((error: Error) => {
      if (!stopped) log.warn({ reason: error.message }, 'the figures could not be added up; they are still right')
    }),
  )
  return {
    async stop() {
      stopped = true
      await figures.stop()
    },
  }
}

/** Recounts the figures, corrects them, and logs the differences. */
export async function checkFigures(open: OpenDatabase, log: QueueLog): Promise<void> {
  const drift = (await recountFigures(open)) ?? []
  if (drift.length > 0) log.warn({ drift }, 'figures were wrong and are corrected')
}
