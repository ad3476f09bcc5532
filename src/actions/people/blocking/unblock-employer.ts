import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { removeBlock } from '#store/people/blocked-employers.ts'

/** Ends a block of the viewer. */
export async function unblockEmployer(
  { params }: ActionInput<'unblockEmployer'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeBlock(db, params.id, viewer.id))) throw new RefusalError('block-not-found')
}
