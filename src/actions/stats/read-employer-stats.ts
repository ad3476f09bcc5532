import type { SignedInContext } from '#actions/context.ts'
import type { ActionResult } from '#contract/endpoints.ts'
import { daysUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countsOf, totalOf } from '#store/applications/application-counts.ts'
import { figuresByDay, ownApplicationFigures, ownJobFigures } from '#store/stats/employer-stats.ts'

const daysShown = 90

/** The figures of own jobs. */
export async function readEmployerStats(
  _input: unknown,
  { reads, viewer, now }: SignedInContext,
): Promise<ActionResult<'readEmployerStats'>> {
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const first = days[0] ?? today
  const [jobs, statuses, happened] = await Promise.all([
    ownJobFigures(reads, viewer.id),
    ownApplicationFigures(reads, viewer.id),
    figuresByDay(reads, { owner: viewer.id, day: first, begins: tokyoMidnight(first) }),
  ])
  const by_status = countsOf(statuses)
  const onDay = new Map(happened.map((figures) => [figures.day, figures]))
  const inState = (status: string) => jobs.filter((job) => job.approval_status === status).length
  return {
    jobs: {
      total: jobs.length,
      active: jobs.filter((job) => isPublic(job, today)).length,
      pending: inState('pending'),
      approved: inState('approved'),
      rejected: inState('rejected'),
    },
    views: jobs.reduce((sum, job) => sum + job.views, 0),
    applications: totalOf(by_status),
    by_status,
    per_job: jobs.map(({ job_id, title, views, applications }) => ({ job_id, title, views, applications })),
    per_day: days.map((day) => onDay.get(day) ?? { day, views: 0, applications: 0 }),
  }
}
