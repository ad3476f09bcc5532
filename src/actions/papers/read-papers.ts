import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { noPaperFields } from '#rules/people/papers.ts'
import { findPaperFields } from '#store/people/paper-fields.ts'

/** What one's own papers state beside the profile. Whoever looks at it asks for the papers next. */
export async function readPapers(
  _input: ActionInput<'readPapers'>,
  { db, viewer, outside }: SignedInContext,
): Promise<ActionResult<'readPapers'>> {
  outside.papers.prepare()
  return { papers: (await findPaperFields(db, viewer.id)) ?? noPaperFields }
}
