import { v7 } from 'uuid'
import type { Action } from '#actions/context.ts'
import { limits } from '#rules/limits.ts'
import { orRefuse, RefusalError } from '#rules/refusals.ts'
import { refusingTransaction } from '#store/database/transactions.ts'
import * as store from '#store/jobs/job-drafts.ts'
import { pageOf } from '#store/keyset.ts'

/** Drafts and templates of the viewer's employer, the last changed first. */
export const listJobDrafts: Action<'listJobDrafts'> = async ({ query }, { db, viewer }) => {
  const page = pageOf(query)
  const drafts = await store.listDrafts(db, viewer.employerId, page)
  if (!page) return { drafts }
  return { drafts, total: await store.countDrafts(db, viewer.employerId), page: page.page, limit: page.limit }
}

/** A draft or template of the viewer's employer. */
export const readJobDraft: Action<'readJobDraft'> = async ({ params }, { db, viewer }) => {
  return { draft: orRefuse(await store.findDraft(db, params.id, viewer.employerId), 'draft-not-found') }
}

/** Stores an unfinished posting, or a template. */
export const saveJobDraft: Action<'saveJobDraft'> = async ({ body }, { db, viewer, now }) => {
  const { posting, template_name } = body
  const draft = { id: v7(), posting, template_name: template_name || null, created_at: now, updated_at: now }
  await refusingTransaction(db, { deleted: 'session-ended' }, async (tx) => {
    const count = await store.lockAndCountDrafts(tx, viewer.employerId)
    await store.insertDraft(tx, { ...draft, owner_id: viewer.employerId })
    if (count >= limits.jobDraftsPerEmployer) throw new RefusalError('too-many-drafts')
  })
  return { draft }
}

/** Changes a draft; with `updated_at` only if a colleague has not changed it since. */
export const editJobDraft: Action<'editJobDraft'> = async ({ params, body }, { db, viewer, now }) => {
  return db.transaction().execute(async (tx) => {
    const before = orRefuse(await store.lockDraft(tx, params.id, viewer.employerId), 'draft-not-found')
    if (body.updated_at && before.updated_at > body.updated_at) throw new RefusalError('draft-changed')
    const { posting = before.posting, template_name = before.template_name } = body
    const draft = { ...before, posting, template_name: template_name || null, updated_at: now }
    await store.updateDraft(tx, draft)
    return { draft }
  })
}

/** Deletes a draft or template of the viewer's employer. */
export const deleteJobDraft: Action<'deleteJobDraft'> = async ({ params }, { db, viewer }) => {
  if (!(await store.removeDraft(db, params.id, viewer.employerId))) throw new RefusalError('draft-not-found')
}
