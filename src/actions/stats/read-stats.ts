import type { SignedInContext } from '#actions/context.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { sumBoardFigures } from '#rules/board-figures.ts'
import { monthsUpTo } from '#rules/calendar.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { readBoardFigures, recentJobs, recentUsers, topCompanies } from '#store/stats/admin-stats.ts'

/** Lists on the dashboard have at most 5 items and link to the full screens. */
const listed = 5
const monthsShown = 12

/** The figures of the administrator's dashboard. */
export async function readStats(_input: unknown, { db, now }: SignedInContext): Promise<ActionResult<'readStats'>> {
  const today = tokyoDate(now)
  const [figures, recent_users, recent_jobs, top_companies] = await Promise.all([
    readBoardFigures(db),
    recentUsers(db, listed),
    recentJobs(db, listed),
    topCompanies(db, listed),
  ])
  const sums = sumBoardFigures(figures, monthsUpTo(today, monthsShown), today)
  return { ...sums, recent_users, recent_jobs, top_companies }
}
