import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { removeResume } from '#store/people/files.ts'

/** Deletes an own resume; applications sent with it stay, without it. */
export async function deleteResume(
  { params }: ActionInput<'deleteResume'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeResume(db, params.id, viewer.id))) throw new RefusalError('resume-not-found')
}
