import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { noPaperFields, paperChange } from '#rules/people/papers.ts'
import { RefusalError } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { findPaperFields, storePaperFields } from '#store/people/paper-fields.ts'

/** Updates the given fields; drops entries without a name. */
export async function updatePapers(
  { body }: ActionInput<'updatePapers'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'updatePapers'>> {
  const change = paperChange(body, tokyoDate(now))
  try {
    await storePaperFields(db, viewer.id, change, now)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
  return { papers: (await findPaperFields(db, viewer.id)) ?? noPaperFields }
}
