import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { RefusalError } from '#rules/refusals.ts'
import { lockDraft, updateDraft } from '#store/jobs/job-drafts.ts'

/** Changes a draft; with `updated_at` only if a colleague has not changed it since. */
export async function editJobDraft(
  { params, body }: ActionInput<'editJobDraft'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'editJobDraft'>> {
  return db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, params.id, viewer.employerId)
    if (!before) throw new RefusalError('draft-not-found')
    if (body.updated_at && before.updated_at > body.updated_at) throw new RefusalError('draft-changed')
    const { posting = before.posting, template_name = before.template_name } = body
    const draft = { ...before, posting, template_name: template_name || null, updated_at: now }
    await updateDraft(tx, draft)
    return { draft }
  })
}
