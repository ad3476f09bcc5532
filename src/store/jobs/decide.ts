import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { saveDecidedPosting } from './decided-postings.ts'
import { endClaim } from './job-claims.ts'
import { addDecision } from './job-decisions.ts'
import type { JobRow } from './job-rows.ts'

type Deciding = { kind: 'approved' | 'rejected'; reason?: string; by: string; now: Date }

/**
 * Records a decision with the posting as it was, ends the claim, and notifies the employer's team once the decision can
 * no longer be undone.
 */
export async function decide(
  tx: Transaction,
  followUps: FollowUps,
  job: JobRow,
  { kind, reason, by, now }: Deciding,
): Promise<void> {
  const decision = { job_id: job.id, kind, decided_by: by, decided_at: now, reason: reason ?? null }
  const decision_id = await addDecision(tx, decision)
  await saveDecidedPosting(tx, { decisionId: decision_id, job, now })
  await endClaim(tx, job.id)
  const about = { kind: kind === 'approved' ? 'job_approved' : 'job_rejected', job_id: job.id, decision_id } as const
  await notifyEmployer(tx, followUps, { employerId: job.owner_id, about, now, afterSeconds: undoSeconds })
  const event = kind === 'approved' ? 'job.approved' : 'job.rejected'
  const data = { job_id: job.id, job_title: job.title }
  const options = { employerId: job.owner_id, event, data, decisionId: decision_id, now } as const
  await queueWebhookEvents(tx, followUps, { ...options, afterSeconds: undoSeconds })
}
