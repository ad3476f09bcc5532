import { createHmac } from 'node:crypto'
import type { Context } from '#actions/context.ts'
import type { GivenData, ReadInput } from '#contract/endpoints.ts'
import { jobView } from '#contract/job-view.ts'
import { Refused } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { countView } from '#store/jobs/job-views.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'

/** One job, and one view of it more, unless the owner looks. */
export async function readJob({ params }: ReadInput<'readJob'>, context: Context): Promise<GivenData<'readJob'>> {
  const { db, viewer } = context
  const today = tokyoDate(context.now)
  const job = await findVisibleJob(db, params.id, viewer, today)
  if (!job) throw new Refused('job-not-found')
  if (job.owner_id !== viewer?.id) seeJob(job.id, context)
  return { job: jobView(job, viewer) }
}

/** Counts a view of a job that the viewer was shown, also where it was shown without being read anew. */
export function seeJob(jobId: string, context: Context): void {
  const day = tokyoDate(context.now)
  countView(context.db, { jobId, day, viewer: viewerOfDay(context, day) })
}

/** Tells the viewers of one day apart and nothing more: the next day's hash of the same viewer is another. */
function viewerOfDay({ viewer, address, config }: Context, day: string): Buffer {
  const who = viewer ? `user:${viewer.id}` : `address:${address}`
  return createHmac('sha256', config.secret).update(`job-view:${day}:${who}`).digest()
}
