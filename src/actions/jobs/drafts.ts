import { v7 } from 'uuid'
import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import { isForeignKeyViolation } from '#store/database/errors.ts'
import {
  countDrafts,
  findDraft,
  insertDraft,
  listDrafts,
  lockAndCountDrafts,
  lockDraft,
  removeDraft,
  updateDraft,
} from '#store/jobs/job-drafts.ts'

/** Drafts and templates of the viewer's employer, the last changed first. */
export async function listJobDrafts(
  { query }: ActionInput<'listJobDrafts'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listJobDrafts'>> {
  const page = pageOf(query)
  const drafts = await listDrafts(db, viewer.employerId, page)
  if (!page) return { drafts }
  return { drafts, total: await countDrafts(db, viewer.employerId), page: page.page, limit: page.limit }
}

/** A draft or template of the viewer's employer. */
export async function readJobDraft(
  { params }: ActionInput<'readJobDraft'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'readJobDraft'>> {
  const draft = await findDraft(db, params.id, viewer.employerId)
  if (!draft) throw new RefusalError('draft-not-found')
  return { draft }
}

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

/** Deletes a draft or template of the viewer's employer. */
export async function deleteJobDraft(
  { params }: ActionInput<'deleteJobDraft'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeDraft(db, params.id, viewer.employerId))) throw new RefusalError('draft-not-found')
}
