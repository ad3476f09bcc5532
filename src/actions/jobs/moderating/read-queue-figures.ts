import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { decisionsByDay, oldestWaiting } from '#store/stats/queue-figures.ts'

const [days, dayMs] = [7, 24 * 60 * 60 * 1_000]

/** The queue's figures: since when the oldest job waits, and the decisions of the last days. */
export async function readQueueFigures(
  _input: ActionInput<'readQueueFigures'>,
  { db, now }: SignedInContext,
): Promise<ActionResult<'readQueueFigures'>> {
  const dates = Array.from({ length: days }, (_, ago) => tokyoDate(new Date(now.getTime() - ago * dayMs)))
  const found = await decisionsByDay(db, new Date(`${dates.at(-1)}T00:00:00+09:00`))
  const byDay = new Map(found.map((each) => [each.day, each]))
  const none = { approved: 0, rejected: 0, median_wait_seconds: null }
  return { oldest: await oldestWaiting(db), days: dates.map((day) => byDay.get(day) ?? { day, ...none }) }
}
