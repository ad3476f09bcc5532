import type { Context } from '#actions/context.ts'
import { id as uuid } from '#contract/fields.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { findJob } from '#store/jobs/jobs.ts'

/**
 * Whether a closed job was once public. A job pending again is not over, and one that was never public does not exist
 * for the public.
 */
export async function isJobOver(id: string, { db, now }: Context): Promise<boolean> {
  const job = uuid.safeParse(id).success ? await findJob(db, id) : undefined
  return job?.was_public === true && job.approval_status !== 'pending' && !isPublic(job, tokyoDate(now))
}
