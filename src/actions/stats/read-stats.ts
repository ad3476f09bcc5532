import type { SignedInContext } from '#actions/context.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { monthsUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countsOf, totalOf } from '#store/applications/application-counts.ts'
import {
  applicationFigures,
  jobFigures,
  recentJobs,
  recentUsers,
  topCompanies,
  userFigures,
} from '#store/stats/admin-stats.ts'

/** Lists of the dashboard hold at most 5 items and lead to the full screens. */
const listed = 5
const monthsShown = 12

/** The figures of the administrator's dashboard. */
export async function readStats(_input: unknown, { reads, now }: SignedInContext): Promise<ActionResult<'readStats'>> {
  const today = tokyoDate(now)
  const months = monthsUpTo(today, monthsShown)
  const month = today.slice(0, 7)
  const since = tokyoMidnight(`${month}-01`)
  const [users, jobs, figures, recent_users, recent_jobs, top_companies] = await Promise.all([
    userFigures(reads, since),
    jobFigures(reads, since, today),
    applicationFigures(reads),
    recentUsers(reads, listed),
    recentJobs(reads, listed),
    topCompanies(reads, listed),
  ])
  const inMonth = (wanted: string) => totalOf(countsOf(figures.filter((figure) => figure.month === wanted)))
  const by_status = countsOf(figures)
  return {
    users,
    jobs,
    applications: { total: totalOf(by_status), this_month: inMonth(month), by_status },
    applications_by_month: months.map((each) => ({ month: each, count: inMonth(each) })),
    recent_users,
    recent_jobs,
    top_companies,
  }
}
