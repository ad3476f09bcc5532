import type { OpenDatabase } from '#store/database.ts'
import type { QueueLog } from '#store/queue.ts'
import { areFiguresCounted, foldFigures, recountFigures } from '#store/stats/kept-figures.ts'

/** How often (ms) a node adds changes to their figures; figures are exact before and after. */
const intervalMs = 5_000

/** Counts the figures of a board that has none yet, then keeps them quick to read while the node runs. `stop` waits for what runs. */
export function keepFigures(open: OpenDatabase, log: QueueLog): { stop(): Promise<void> } {
  const { db } = open
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = async () => {
    if (!(await areFiguresCounted(db))) await recountFigures(open)
    await foldFigures(db)
  }
  const repeat = () => {
    running = run()
      .catch((error: Error) => {
        if (!stopped) log.warn({ reason: error.message }, 'the figures could not be added up; they are still right')
      })
      .then(() => {
        if (!stopped) timer = setTimeout(repeat, intervalMs).unref()
      })
  }
  repeat()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Counts everything anew, corrects what is kept, and says in the log what was wrong. */
export async function checkFigures(open: OpenDatabase, log: QueueLog): Promise<void> {
  const drift = (await recountFigures(open)) ?? []
  if (drift.length > 0) log.warn({ drift }, 'figures were wrong and are corrected')
}
