import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { daysUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countsOf, totalOf } from '#store/applications/application-counts.ts'
import {
  figuresByDay,
  ownApplicationFigures,
  ownJobFigures,
  ownJobSums,
  pageOfOwnJobFigures,
} from '#store/stats/employer-stats.ts'

const daysShown = 90

/** The figures of own jobs, all together and job by job. */
export async function readEmployerStats(
  { query }: ActionInput<'readEmployerStats'>,
  { reads, viewer, now }: SignedInContext,
): Promise<ActionResult<'readEmployerStats'>> {
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const first = days[0] ?? today
  const page = pageOf(query)
  const [sums, per_job, statuses, happened] = await Promise.all([
    ownJobSums(reads, viewer.id, today),
    page ? pageOfOwnJobFigures(reads, viewer.id, page) : ownJobFigures(reads, viewer.id),
    ownApplicationFigures(reads, viewer.id),
    figuresByDay(reads, { owner: viewer.id, day: first, begins: tokyoMidnight(first) }),
  ])
  const by_status = countsOf(statuses)
  const onDay = new Map(happened.map((figures) => [figures.day, figures]))
  const { views, ...jobs } = sums
  return {
    jobs,
    views,
    applications: totalOf(by_status),
    by_status,
    per_job,
    per_day: days.map((day) => onDay.get(day) ?? { day, views: 0, applications: 0 }),
    ...(page && { page: page.page, limit: page.limit }),
  }
}
