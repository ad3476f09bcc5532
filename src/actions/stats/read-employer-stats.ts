import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { daysUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { answerTimeOf, answerTimeOfAll } from '#store/applications/answer-times.ts'
import { countsOf, totalOf } from '#store/applications/application-counts.ts'
import { ownApplicationFigures, ownJobFigures, ownStageFigures, ownViewsByDay } from '#store/stats/employer-stats.ts'

const daysShown = 90
/** A selection may take months until the first working day. */
const daysOfStages = 365

/** The figures of own jobs, total and per job. */
export async function readEmployerStats(
  { query }: ActionInput<'readEmployerStats'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'readEmployerStats'>> {
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const first = days[0] ?? today
  const page = pageOf(query)
  const [{ views, per_job, ...jobs }, applications, viewed, stages, answer_time, answer_time_of_all] =
    await Promise.all([
      ownJobFigures(db, { owner: viewer.employerId, today, page }),
      ownApplicationFigures(db, viewer.employerId, tokyoMidnight(first)),
      ownViewsByDay(db, viewer.employerId, first),
      ownStageFigures(db, {
        owner: viewer.employerId,
        begins: new Date(now.getTime() - daysOfStages * 86_400_000),
        now,
      }),
      answerTimeOf(db, viewer.employerId, now),
      answerTimeOfAll(db, now),
    ])
  const by_status = countsOf(applications)
  const viewsOn = new Map(viewed.map((each) => [each.day, each.views]))
  const applicationsOn = new Map<string | null, number>()
  for (const { day, count } of applications) applicationsOn.set(day, (applicationsOn.get(day) ?? 0) + count)
  return {
    jobs,
    answer_time,
    answer_time_of_all,
    views,
    applications: totalOf(by_status),
    by_status,
    conversion: stages.all,
    by_source: stages.bySource,
    per_job,
    per_day: days.map((day) => ({ day, views: viewsOn.get(day) ?? 0, applications: applicationsOn.get(day) ?? 0 })),
    ...(page && { page: page.page, limit: page.limit }),
  }
}
