import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { daysUpTo, tokyoMidnight } from '#rules/calendar.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { changesOfJob, jobFiguresByDay } from '#store/stats/job-figures.ts'

const daysShown = 90

/** An own job's views and applications by day, and what changed in its posting meanwhile. */
export async function readJobFigures(
  { params }: ActionInput<'readJobFigures'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'readJobFigures'>> {
  const job = await findJob(db, params.id)
  if (!job) throw new RefusalError('job-not-found')
  refuseIf(whyNotManage(viewer, job))
  const today = tokyoDate(now)
  const days = daysUpTo(today, daysShown)
  const day = days[0] ?? today
  const counted = new Map((await jobFiguresByDay(db, { jobId: job.id, day })).map((each) => [each.day, each]))
  const changes = await changesOfJob(db, { jobId: job.id, begins: tokyoMidnight(day) })
  return {
    job: { id: job.id, title: job.title },
    views: job.view_count,
    applications: job.application_count,
    per_day: days.map((day) => counted.get(day) ?? { day, views: 0, applications: 0 }),
    changes: changes.map(({ at, kind, fields }) => ({
      ...{ at, day: tokyoDate(at), kind },
      ...(fields && { fields }),
    })),
  }
}
