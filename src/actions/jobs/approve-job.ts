import type { SignedIn } from '#actions/context.ts'
import type { ReadInput } from '#contract/endpoints.ts'
import { Refused } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { record } from '#store/audit-log.ts'
import { findJob } from '#store/jobs/jobs.ts'
import { approvePending } from '#store/jobs/publication.ts'

/** Approves a pending job; of two who decide at once, one is first and the other is told. */
export async function approveJob(
  { params }: ReadInput<'approveJob'>,
  { db, viewer, now, followUps }: SignedIn,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await approvePending(tx, { id: params.id, today: tokyoDate(now), now }))) {
      throw new Refused((await findJob(tx, params.id)) ? 'already-decided' : 'job-not-found')
    }
    await followUps.add(tx, { kind: 'job-approved', job_id: params.id })
    await record(tx, { at: now, actor: viewer.id, action: 'job:approve', subject: params.id })
  })
}
