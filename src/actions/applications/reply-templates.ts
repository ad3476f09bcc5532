import type { Action } from '#actions/context.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'
import * as store from '#store/applications/reply-templates.ts'

/** The employer's own reply templates. */
export const listReplyTemplates: Action<'listReplyTemplates'> = async (_input, { db, viewer }) => {
  return { templates: await store.listReplyTemplates(db, viewer.employerId) }
}

/** Adds a reply template. */
export const addReplyTemplate: Action<'addReplyTemplate'> = async ({ body }, { db, viewer, now }) => {
  const template = { ...body, updated_at: now }
  const id = await db.transaction().execute(async (tx) => {
    await store.lockReplyTemplates(tx, viewer.employerId)
    return await store.addReplyTemplate(tx, viewer.employerId, template, limits.replyTemplatesPerEmployer)
  })
  if (id === null) throw new RefusalError('too-many-reply-templates')
  return { template: { ...template, id } }
}

/** Changes a reply template. */
export const editReplyTemplate: Action<'editReplyTemplate'> = async ({ params, body }, { db, viewer, now }) => {
  const template = { ...body, updated_at: now }
  if (!(await store.editReplyTemplate(db, { id: params.id, ownerId: viewer.employerId }, template)))
    throw new RefusalError('reply-template-not-found')
  return { template: { ...template, id: params.id } }
}

/** Deletes a reply template. */
export const deleteReplyTemplate: Action<'deleteReplyTemplate'> = async ({ params }, { db, viewer }) => {
  if (!(await store.removeReplyTemplate(db, { id: params.id, ownerId: viewer.employerId })))
    throw new RefusalError('reply-template-not-found')
}
