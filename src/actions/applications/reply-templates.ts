import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import {
  addReplyTemplate as add,
  editReplyTemplate as edit,
  listReplyTemplates as list,
  lockReplyTemplates,
  removeReplyTemplate,
} from '#store/applications/reply-templates.ts'

/** The employer's own reply templates. */
export async function listReplyTemplates(
  _input: ActionInput<'listReplyTemplates'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listReplyTemplates'>> {
  return { templates: await list(db, viewer.employerId) }
}

/** Adds a reply template. */
export async function addReplyTemplate(
  { body }: ActionInput<'addReplyTemplate'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'addReplyTemplate'>> {
  const template = { ...body, updated_at: now }
  const id = await db.transaction().execute(async (tx) => {
    await lockReplyTemplates(tx, viewer.employerId)
    return await add(tx, viewer.employerId, template, limits.replyTemplatesPerEmployer)
  })
  if (id === null) throw new RefusalError('too-many-reply-templates')
  return { template: { ...template, id } }
}

/** Changes a reply template. */
export async function editReplyTemplate(
  { params, body }: ActionInput<'editReplyTemplate'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'editReplyTemplate'>> {
  const template = { ...body, updated_at: now }
  if (!(await edit(db, { id: params.id, ownerId: viewer.employerId }, template)))
    throw new RefusalError('reply-template-not-found')
  return { template: { ...template, id: params.id } }
}

/** Deletes a reply template. */
export async function deleteReplyTemplate(
  { params }: ActionInput<'deleteReplyTemplate'>,
  { db, viewer }: SignedInContext,
): Promise<void> {
  if (!(await removeReplyTemplate(db, { id: params.id, ownerId: viewer.employerId })))
    throw new RefusalError('reply-template-not-found')
}
