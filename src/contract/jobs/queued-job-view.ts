import type { z } from 'zod'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { refusalSentence } from '#words/refusals.ts'
import { jobClaim } from './approval-queue.ts'
import { decision } from './job.ts'

type Claim = { user_id: string; by_name: string; until: Date }
type Decision = z.input<typeof decision>

/** A claim as the viewer sees it. */
export const claimView = ({ user_id, by_name, until }: Claim, viewer: { id: string }) => ({
  ...{ by_name, until, is_own: user_id === viewer.id },
})

/** Refuses a decision or claim, and tells who decided what before, and when. */
export function refuseDecision(
  job: { approval_status: 'pending' | 'approved' | 'rejected' } | undefined,
  decisions: readonly Decision[] = [],
): never {
  const refusal = whyNotDecide(job)
  const last = decisions.find(({ kind }) => kind === 'approved' || kind === 'rejected')
  const told = refusal === 'already-decided' && last ? { data: { decision: decision.parse(last) } } : {}
  throw new RefusalError(refusal, told)
}

/** Refuses a job that another moderator has claimed. */
export function refuseClaimed(claim: Claim | undefined, viewer: { id: string }): never {
  throw new RefusalError('claimed-by-other', claim && { data: { claim: jobClaim.parse(claimView(claim, viewer)) } })
}

/** The result for one job of many. */
export const outcomeView = (jobId: string, refusal: Refusal | null) =>
  refusal ? { id: jobId, done: false, refusal, message: refusalSentence[refusal] } : { id: jobId, done: true }
