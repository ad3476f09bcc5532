import type { Context } from '#actions/context.ts'
import { id as uuid } from '#contract/fields.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findJob } from '#store/jobs/jobs.ts'

/**
 * Whether the public saw a job that is closed now. A job that waits for approval again is not over; one that the public
 * never saw does not exist for it.
 */
export async function isJobOver(id: string, { db, now }: Context): Promise<boolean> {
  const job = uuid.safeParse(id).success ? await findJob(db, id) : undefined
  return job?.was_public === true && job.approval_status !== 'pending' && !isPublic(job, tokyoDate(now))
}
