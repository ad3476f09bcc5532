import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { countJobNotes, listJobNotes as list } from '#store/applications/job-notes.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Own notes on jobs, the latest first. */
export async function listJobNotes(
  { query }: ActionInput<'listJobNotes'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listJobNotes'>> {
  const find = (slice: Slice) => list(db, viewer.id, query.job_ids, slice)
  const page = pageOf(query)
  const total = await countJobNotes(db, viewer.id, query.job_ids)
  return page
    ? { total, notes: await find(page), page: page.page, limit: page.limit }
    : { total, notes: everyRow(find) }
}
