import { tokyoDate } from '#rules/tokyo-date.ts'
import { unread } from '#rules/versions.ts'
import { type AuditSource, record } from '#store/audit-log.ts'
import type { Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { decide } from './decide.ts'
import { findingsOfPosting } from './job-findings.ts'
import { decidePending } from './publication.ts'
import type { EditedJob } from './revisions.ts'

type Rejecting = { reason: string; source: AuditSource & { viewer: { id: string } }; asRead?: Date | undefined }

/** Rejects what waits of a locked job with a reason for its owner; false when it changed or was decided. */
export async function rejectWaiting(
  tx: Transaction,
  followUps: FollowUps,
  job: EditedJob,
  { reason, source, asRead }: Rejecting,
): Promise<boolean> {
  const { now, viewer } = source
  const findings = await findingsOfPosting(tx, job, { ownerId: job.owner_id, now })
  if (!(await decidePending(tx, job, { reason, today: tokyoDate(now), now, asRead }))) return false
  await decide(tx, followUps, job, { kind: 'rejected', reason, findings, by: viewer.id, now })
  const fields = {
    ...(!job.revision && { approval_status: { from: 'pending', to: 'rejected' } }),
    rejection_reason: { from: job.rejection_reason, to: reason },
  }
  await record(tx, source, 'job:reject', job.id, {
    changes: { of: job.owner_id, fields },
    detail: { ...(job.revision && { revision: true }), ...unread(asRead) },
  })
  return true
}
