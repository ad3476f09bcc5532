import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { checkedJobView, jobView } from '#contract/jobs/job-view.ts'
import { dailyViewer } from '#integrations/daily-viewer.ts'
import { mayManageJob } from '#rules/people/permissions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countView } from '#store/jobs/job-views.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'

/** One job. Counts as a view unless the owner or an administrator looks: they look to manage it. */
export async function readJob(
  { params }: ActionInput<'readJob'>,
  { db, viewer, address, now, config }: Context,
): Promise<ActionResult<'readJob'>> {
  const today = tokyoDate(now)
  const job = await findVisibleJob(db, params.id, viewer, today)
  if (!job) throw new RefusalError('job-not-found')
  if (viewer && mayManageJob(viewer, job)) {
    return { job: checkedJobView(job, viewer, (await findingsOf(db, [job], now)).get(job.id) ?? []) }
  }
  const hash = dailyViewer({ userId: viewer?.id, address }, today, config.secret)
  countView(db, { jobId: job.id, day: today, viewer: hash })
  return { job: jobView(job, viewer) }
}
