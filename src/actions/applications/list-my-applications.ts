import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { countOwnApplications, listOwnApplications } from '#store/applications/own-applications.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Own applications, newest first, and how many of them are in each state. */
export async function listMyApplications(
  { query }: ActionInput<'listMyApplications'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyApplications'>> {
  const find = (slice: Slice) => listOwnApplications(db, viewer.id, query, slice)

  const page = pageOf(query)
  const [counts, applications] = await Promise.all([
    countOwnApplications(db, viewer.id, query),
    page ? find(page) : everyRow(find),
  ])
  const total = totalOf(counts, query.status)
  return page ? { total, counts, applications, page: page.page, limit: page.limit } : { total, counts, applications }
}
