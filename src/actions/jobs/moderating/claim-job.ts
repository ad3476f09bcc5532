import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { claimView, refuseClaimed, refuseDecision } from '#contract/jobs/queued-job-view.ts'
import { isWaiting } from '#rules/jobs/approval-status.ts'
import { record } from '#store/audit-log.ts'
import { claimFor, claimsOf } from '#store/jobs/job-claims.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { lockEditedJob } from '#store/jobs/revisions.ts'

/** Claims a pending job, so that no two moderators read it at once; it expires unless renewed. */
export async function claimJob(
  { params }: ActionInput<'claimJob'>,
  context: SignedInContext,
): Promise<ActionResult<'claimJob'>> {
  const { db, viewer } = context
  return db.transaction().execute(async (tx) => {
    const job = await lockEditedJob(tx, params.id)
    if (!isWaiting(job)) refuseDecision(job, (await decisionsOf(tx, [params.id])).get(params.id))
    const before = (await claimsOf(tx, [params.id])).get(params.id)
    const isClaimed = await claimFor(tx, params.id, viewer.id)
    const claim = (await claimsOf(tx, [params.id])).get(params.id)
    if (!isClaimed || !claim) return refuseClaimed(claim, viewer)
    // Renewals are not recorded.
    if (before?.user_id !== viewer.id) await record(tx, context, { action: 'job:claim', subject: params.id })
    return { claim: claimView(claim, viewer) }
  })
}
