import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { changesBetween } from '#rules/audit-changes.ts'
import { whyNotManage } from '#rules/jobs/managing-jobs.ts'
import { RefusalError, refuseIf } from '#rules/refusals.ts'
import { tellOfDeletion } from '#store/applications/tell-applicants.ts'
import { record } from '#store/audit-log.ts'
import { lockJob, removeJob } from '#store/jobs/jobs.ts'

/** The fields of a deleted job in the audit log. */
const gone = { title: null, company: null, location: null, approval_status: null }

/** Deletes a job with its applications; the applicants are told, and keep theirs in their list. */
export async function deleteJob({ params }: ActionInput<'deleteJob'>, context: SignedInContext): Promise<void> {
  const { db, viewer, now, followUps } = context
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, params.id)
    if (!job) throw new RefusalError('job-not-found')
    refuseIf(whyNotManage(viewer, job))
    await removeJob(tx, job.id)
    await tellOfDeletion(tx, followUps, { employerId: job.owner_id, now })
    await record(tx, context, {
      action: 'job:delete',
      subject: job.id,
      detail: { owner: job.owner_id },
      ...(job.owner_id !== viewer.id && { changes: { of: job.owner_id, fields: changesBetween(job, gone) } }),
    })
  })
}
