import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import type { Refusal } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { decide } from '#store/jobs/decide.ts'
import { claimsOf } from '#store/jobs/job-claims.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { lockJob } from '#store/jobs/jobs.ts'
import { approvePending } from '#store/jobs/publication.ts'

/**
 * Approves many jobs, each in its own transaction, so that one failure does not affect the others. Unread jobs need a
 * verified employer and a check without findings.
 */
export async function bulkApproveJobs(
  { body }: ActionInput<'bulkApproveJobs'>,
  context: SignedInContext,
): Promise<ActionResult<'bulkApproveJobs'>> {
  const outcomes = []
  for (const id of body.ids) outcomes.push(outcomeView(id, await approveUnread(id, body.ids.length, context)))
  return { outcomes }
}

/** Approves one job; returns why not. */
function approveUnread(id: string, of: number, context: SignedInContext): Promise<Refusal | null> {
  const { db, viewer, now, followUps } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    if (job?.approval_status !== 'pending') return whyNotDecide(job)
    const claim = (await claimsOf(tx, [id])).get(id)
    if (claim && claim.user_id !== viewer.id) return 'claimed-by-other'
    if (!job.employer_verified) return 'employer-not-verified'
    if ((await findingsOf(tx, [job], now)).get(id)?.length) return 'has-findings'
    if (!(await approvePending(tx, { id, today: tokyoDate(now), now }))) return 'already-decided'
    await decide(tx, followUps, job, { kind: 'approved', findings: [], by: viewer.id, now })
    await saveKnownStops(tx, [{ job_id: id, stops: [] }])
    const changes = { of: job.owner_id, fields: { approval_status: { from: 'pending', to: 'approved' } } }
    await record(tx, context, { action: 'job:approve', subject: id, detail: { stops: [], bulk: of }, changes })
    return null
  })
}
