import type { z } from 'zod'
import { whyNotDecide } from '#rules/jobs/approval-status.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { refusalSentence } from '#words/refusals.ts'
import { jobClaim } from './approval-queue.ts'
import { decision, job } from './job.ts'
import { jobView } from './job-view.ts'

type Claim = { user_id: string; by_name: string; until: Date }
type Decision = z.input<typeof decision>

/** A claim as the viewer sees it. */
export const claimView = ({ user_id, by_name, until }: Claim, viewer: { id: string }) => ({
  ...{ by_name, until, is_own: user_id === viewer.id },
})

/** Refuses a decision or claim, and tells what the job is now, who decided what before, and when. */
export function refuseDecision(
  row: Parameters<typeof jobView>[0] | undefined,
  viewer: Viewer,
  decisions: readonly Decision[] = [],
): never {
  const refusal = whyNotDecide(row)
  const last = decisions.find(({ kind }) => kind === 'approved' || kind === 'rejected')
  const told = refusal === 'already-decided' && last ? { decision: decision.parse(last) } : {}
  throw new RefusalError(refusal, row ? { data: { ...told, current: job.parse(jobView(row, viewer)) } } : {})
}

/** Refuses a job that another moderator has claimed. */
export function refuseClaimed(claim: Claim | undefined, viewer: { id: string }): never {
  throw new RefusalError('claimed-by-other', claim && { data: { claim: jobClaim.parse(claimView(claim, viewer)) } })
}

/** The result for one job of many; with what it is now when it changed since it was read. */
export const outcomeView = (
  jobId: string,
  refusal: Refusal | null,
  current?: Parameters<typeof jobView>[0],
  viewer?: Viewer,
) =>
  refusal
    ? {
        id: jobId,
        done: false,
        refusal,
        message: refusalSentence[refusal],
        current: current && jobView(current, viewer ?? null),
      }
    : { id: jobId, done: true }
