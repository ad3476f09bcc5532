import { notifyOfDeletion } from '#store/applications/notify-applicants.ts'
import { record, withoutRequest } from '#store/audit-log.ts'
import type { Database } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { takeDueDeletion } from '#store/jobs/bulk-job-changes.ts'
import { findJob, removeJob } from '#store/jobs/jobs.ts'

/** Deletes the jobs of one due deletion, unless somebody reopened them since; false when none is due. */
export function deleteDueJobs(db: Database, followUps: FollowUps, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await takeDueDeletion(tx, now)
    if (!due) return false
    for (const { id } of due.before) {
      const job = await findJob(tx, id)
      if (!job || job.is_active) continue
      await removeJob(tx, id)
      await notifyOfDeletion(tx, followUps, { employerId: job.owner_id, now })
      const source = { ...withoutRequest, now, viewer: { id: due.changed_by } }
      const detail = { owner: job.owner_id, bulk: due.before.length }
      await record(tx, source, 'job:delete', id, { detail })
    }
    return true
  })
}
