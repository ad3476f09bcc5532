import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { outcomeView } from '#contract/jobs/queued-job-view.ts'
import { isWaiting, whyNotDecide } from '#rules/jobs/approval-status.ts'
import { posterLevel } from '#rules/people/poster.ts'
import type { Refusal } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { employerRecordsOf, isLeftToOthers } from '#store/jobs/approval-queue.ts'
import { decide } from '#store/jobs/decide.ts'
import { claimsOf } from '#store/jobs/job-claims.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { saveKnownStops } from '#store/jobs/job-rechecks.ts'
import { decidePending } from '#store/jobs/publication.ts'
import { changesOfApproval, lockEditedJob } from '#store/jobs/revisions.ts'
import { postersOf } from '#store/people/posters.ts'

/**
 * Approves many jobs, each in its own transaction, so that one failure does not affect the others. Unread jobs need a
 * verified employer whose level is not high, an approved job before, and a check without findings; what the viewer
 * rejected last is left to others.
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
    const job = await lockEditedJob(tx, id)
    if (!job || !isWaiting(job)) return whyNotDecide(job)
    const claim = (await claimsOf(tx, [id])).get(id)
    if (claim && claim.user_id !== viewer.id) return 'claimed-by-other'
    if (job.employer_suspended) return 'owner-suspended'
    if (!job.employer_verified) return 'employer-not-verified'
    if ((await employerRecordsOf(tx, [job.owner_id])).get(job.owner_id)?.first) return 'first-posting'
    if (posterLevel((await postersOf(tx, [job.owner_id])).get(job.owner_id)?.signals ?? []) === 'high')
      return 'level-high'
    if (await isLeftToOthers(tx, id, viewer.id)) return 'decided-by-you'
    if ((await findingsOf(tx, [job], now)).get(id)?.length) return 'has-findings'
    await decidePending(tx, job, { reason: null, today: tokyoDate(now), now })
    await decide(tx, followUps, job, { kind: 'approved', findings: [], by: viewer.id, now })
    await saveKnownStops(tx, [{ job_id: id, stops: [] }])
    const changes = { of: job.owner_id, fields: changesOfApproval(job) }
    const detail = { stops: [], bulk: of, ...(job.revision && { revision: true }) }
    await record(tx, context, { action: 'job:approve', subject: id, detail, changes })
    return null
  })
}
