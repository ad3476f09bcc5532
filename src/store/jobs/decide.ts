import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { saveDecidedPosting } from './decided-postings.ts'
import { endClaim } from './job-claims.ts'
import { addDecision, isRejectedForCrimeAgain } from './job-decisions.ts'
import { openCheckCase } from './job-rechecks.ts'
import type { EditedJob } from './revisions.ts'

type Deciding = {
  kind: 'approved' | 'rejected'
  reason?: string
  findings: readonly Finding[]
  overrideReason?: string | undefined
  by: string
  now: Date
}

/**
 * Records a decision on a job or its correction with the posting as it was, ends the claim, and notifies the employer's
 * team once the decision can no longer be undone. A second rejection for signs of crime opens a case.
 */
export async function decide(
  tx: Transaction,
  followUps: FollowUps,
  job: EditedJob,
  { kind, reason, findings, overrideReason, by, now }: Deciding,
): Promise<void> {
  const codes = [...new Set(findings.map(({ code }) => code))]
  const revisionSince = job.revision?.submitted_at
  const isRevision = revisionSince !== undefined && { revision: true as const }
  const decision = { job_id: job.id, kind, decided_by: by, decided_at: now, reason: reason ?? null, findings: codes }
  const override = overrideReason === undefined ? {} : { override_reason: overrideReason }
  const decision_id = await addDecision(tx, { ...decision, ...override, revisionSince })
  await saveDecidedPosting(tx, { decisionId: decision_id, job, now })
  await endClaim(tx, job.id)
  if (kind === 'rejected' && codes.includes('word.crime') && (await isRejectedForCrimeAgain(tx, job.owner_id)))
    await openCheckCase(tx, { jobId: job.id, found: ['word.crime'], now })
  const about = {
    kind: kind === 'approved' ? 'job_approved' : 'job_rejected',
    ...{ job_id: job.id, decision_id, ...isRevision },
  } as const
  await notifyEmployer(tx, followUps, { employerId: job.owner_id, about, now, afterSeconds: undoSeconds })
  const event = kind === 'approved' ? 'job.approved' : 'job.rejected'
  const data = { job_id: job.id, job_title: job.title, ...(isRevision && { is_revision: true }) }
  const options = { employerId: job.owner_id, event, data, decisionId: decision_id, now } as const
  await queueWebhookEvents(tx, followUps, { ...options, afterSeconds: undoSeconds })
}
