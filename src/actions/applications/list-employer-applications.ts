import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { countReceived, listReceived, searchReceived } from '#store/applications/received-applications.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Who applied to own jobs, newest first. */
export async function listEmployerApplications(
  { query }: ActionInput<'listEmployerApplications'>,
  context: SignedInContext,
): Promise<ActionResult<'listEmployerApplications'>> {
  const { db, viewer } = context
  const filter = { owner: viewer.employerId, q: query.q, job_id: query.job_id, status: query.status }
  type Row = Awaited<ReturnType<typeof listReceived>>[number]
  const view = (row: Row) => receivedView(row, context)
  const find = async (slice: Slice) => (await listReceived(db, filter, slice)).map(view)

  const page = pageOf(query)
  if (page && searchTerms(query.q ?? '').length > 0) {
    const { rows, counts } = await searchReceived(db, filter, page)
    const total = totalOf(counts, query.status)
    return { counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
  }
  const [counts, applications] = await Promise.all([countReceived(db, filter), page ? find(page) : everyRow(find)])
  if (!page) return { counts, applications }
  return { counts, applications, total: totalOf(counts, query.status), page: page.page, limit: page.limit }
}
