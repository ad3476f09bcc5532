import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { countBlockedEmployers, listBlockedEmployers as list } from '#store/people/blocked-employers.ts'

/** Employers that the viewer has blocked, newest first. */
export async function listBlockedEmployers(
  { query }: ActionInput<'listBlockedEmployers'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listBlockedEmployers'>> {
  const find = (slice: Slice) => list(db, viewer.id, slice)
  const page = pageOf(query)
  const total = await countBlockedEmployers(db, viewer.id)
  return page
    ? { total, blocked_employers: await find(page), page: page.page, limit: page.limit }
    : { total, blocked_employers: everyRow(find) }
}
