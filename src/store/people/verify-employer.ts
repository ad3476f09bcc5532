import { unread } from '#rules/versions.ts'
import { type AuditSource, record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { addAccountDecision } from './account-decisions.ts'
import { type EmployerProfile, markVerified } from './employer-profiles.ts'
import { notifyEmployer } from './notify-employer.ts'
import { closeVerificationRequest } from './verification-requests.ts'

type Circumstances = AuditSource & { viewer: { id: string }; followUps: FollowUps }

/**
 * Marks an employer, whose profile is locked, as verified, and records who did it. A pending request is accepted, which
 * notifies the employer; otherwise a mail does.
 */
export async function verifyEmployer(
  tx: Transaction,
  circumstances: Circumstances,
  {
    before,
    note,
    tradeNames,
    version,
  }: {
    before: EmployerProfile
    note: string | null
    tradeNames?: readonly string[] | undefined
    /** The version that was read; absent: none was named. */
    version?: Date | null | undefined
  },
): Promise<EmployerProfile> {
  const { viewer, now, followUps } = circumstances
  const employerId = before.user_id
  const profile = await markVerified(tx, before, { note, tradeNames, now })
  await addAccountDecision(tx, { account_id: employerId, kind: 'verified', reason: note, by: viewer.id, now })
  const verified = { from: before.verified_at !== null, to: true }
  const fields = { verified, ...(note && { note: { from: null, to: note } }) }
  const changes = { of: employerId, fields }
  await record(tx, circumstances, { action: 'employer:verify', subject: employerId, changes, detail: unread(version) })
  const request = await closeVerificationRequest(tx, { employerId, outcome: 'verified', by: viewer.id, now })
  if (request) {
    const about = { kind: 'verification_decided', verification_request_id: request, outcome: 'verified' } as const
    await notifyEmployer(tx, followUps, { employerId, ownersOnly: true, about, now })
  } else if (!before.verified_at) {
    await followUps.add(tx, { kind: 'employer-verified', user_id: employerId })
  }
  return profile
}
