import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { countDrafts, listDrafts } from '#store/jobs/job-drafts.ts'

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
