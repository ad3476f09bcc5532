import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import { insertDraft, lockAndCountDrafts } from '#store/jobs/job-drafts.ts'

/** Stores an unfinished posting, or a template. */
export async function saveJobDraft(
  { body }: ActionInput<'saveJobDraft'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'saveJobDraft'>> {
  const { posting, template_name } = body
  const draft = { id: v7(), posting, template_name: template_name || null, created_at: now, updated_at: now }
  try {
    await db.transaction().execute(async (tx) => {
      const count = await lockAndCountDrafts(tx, viewer.employerId)
      await insertDraft(tx, { ...draft, owner_id: viewer.employerId })
      if (count >= limits.jobDraftsPerEmployer) throw new RefusalError('too-many-drafts')
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new RefusalError('session-ended') // deleted since the request began
    throw error
  }
  return { draft }
}
