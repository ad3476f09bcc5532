import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { countOwnApplications, everyOwnApplication, readOwnPage } from '#store/applications/own-applications.ts'

/** Own applications, newest first, and the number in each state. */
export async function listMyApplications(
  { query }: ActionInput<'listMyApplications'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listMyApplications'>> {
  const page = pageOf(query)
  if (page) {
    const { applications, counts } = await readOwnPage(db, viewer.id, query, page, now)
    return { total: totalOf(counts, query.status), counts, applications, page: page.page, limit: page.limit }
  }
  const counts = await countOwnApplications(db, viewer.id)
  return { total: totalOf(counts), counts, applications: everyOwnApplication(db, viewer.id, now) }
}
