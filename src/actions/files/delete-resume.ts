import type { SignedIn } from '#actions/context.ts'
import type { ReadInput } from '#contract/endpoints.ts'
import { Refused } from '#rules/refusals.ts'
import { removeResume } from '#store/people/files.ts'

/** Deletes an own resume; applications that carried it keep standing without it. */
export async function deleteResume({ params }: ReadInput<'deleteResume'>, { db, viewer }: SignedIn): Promise<void> {
  if (!(await removeResume(db, params.id, viewer.id))) throw new Refused('resume-not-found')
}
