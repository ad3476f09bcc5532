import type { SignedInContext } from '#actions/context.ts'
import { refuseTooMany } from '#rules/refusals.ts'
import { takeAttempt } from '#store/throttles.ts'

/** Counts an upload of the viewer before its body is read. */
export async function countUpload({ db, viewer, now, config }: SignedInContext): Promise<void> {
  refuseTooMany(await takeAttempt(db, `upload:${viewer.id}`, config.allowances.uploadsPerUser, now))
}
