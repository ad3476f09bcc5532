import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { noPaperFields } from '#rules/people/papers.ts'
import { findPaperFields } from '#store/people/paper-fields.ts'

/** The viewer's fields for papers beside the profile. Prepares the papers, which are requested next. */
export async function readPapers(
  _input: ActionInput<'readPapers'>,
  { db, viewer, outside }: SignedInContext,
): Promise<ActionResult<'readPapers'>> {
  outside.papers.prepare()
  return { papers: (await findPaperFields(db, viewer.id)) ?? noPaperFields }
}
