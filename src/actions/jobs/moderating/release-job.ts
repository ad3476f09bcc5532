import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { releaseClaim } from '#store/jobs/job-claims.ts'
import { findJob } from '#store/jobs/jobs.ts'

/** Releases an own claim; without one, nothing changes. */
export async function releaseJob(
  { params }: ActionInput<'releaseJob'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await findJob(db, params.id))) throw new RefusalError('job-not-found')
  await releaseClaim(db, params.id, viewer.id)
}
