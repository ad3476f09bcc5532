import type { SignedInContext } from '#actions/context.ts'
import { RefusalError } from '#rules/refusals.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Counts one upload of the viewer, before a byte of it is read. */
export async function countUpload({ db, viewer, now, config }: SignedInContext): Promise<void> {
  const attempt = await takeAttempt(db, `upload:${viewer.id}`, config.allowances.uploadsPerUser, now)
  if (!attempt.allowed) throw new RefusalError('too-many-tries', { retryAfter: attempt.retryAfterSeconds })
}
