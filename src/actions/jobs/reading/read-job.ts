import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { employerView } from '#contract/jobs/employer-view.ts'
import { checkedJobView, jobView } from '#contract/jobs/job-view.ts'
import { dailyViewer } from '#integrations/daily-viewer.ts'
import { fewestAnswers } from '#rules/jobs/answer-time.ts'
import { mayInspectJob } from '#rules/people/permissions.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { answerTimeOf } from '#store/applications/answer-times.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countView } from '#store/jobs/job-views.ts'
import { findVisibleJob } from '#store/jobs/jobs.ts'
import { withRevision } from '#store/jobs/revisions.ts'
import { findEmployerProfile } from '#store/people/employer-profiles.ts'

/** One job, for its employer and administrators with its correction. Counts as a view, except for these. */
export async function readJob(
  { params, query }: ActionInput<'readJob'>,
  { db, viewer, address, now, config, outside }: Context,
): Promise<ActionResult<'readJob'>> {
  const today = tokyoDate(now)
  const job = await findVisibleJob(db, params.id, viewer, today)
  if (!job) throw new RefusalError('job-not-found')
  const profile = await findEmployerProfile(db, job.owner_id)
  const answered = await answerTimeOf(db, job.owner_id, now)
  const answer_time = answered && answered.count >= fewestAnswers ? answered : null
  const employer = { ...employerView(job, profile, outside.directoryCompany(job.company)), answer_time }
  if (viewer && mayInspectJob(viewer, job)) {
    const shown = query.version === 'public' ? job : await withRevision(db, job)
    const findings = (await findingsOf(db, [shown], now)).get(job.id) ?? []
    return { job: { ...checkedJobView(shown, viewer, findings), ...employer } }
  }
  const hash = dailyViewer({ userId: viewer?.id, address }, today, config.secret)
  countView(db, { jobId: job.id, day: today, viewer: hash })
  return { job: { ...jobView(job, viewer), ...employer } }
}
