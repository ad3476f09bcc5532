import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import {
  countReceived,
  listReceived,
  type ReceivedRow,
  readReceivedPage,
} from '#store/applications/received-applications.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Who applied to own jobs, newest first unless asked otherwise. */
export async function listEmployerApplications(
  { query }: ActionInput<'listEmployerApplications'>,
  context: SignedInContext,
): Promise<ActionResult<'listEmployerApplications'>> {
  const { db, viewer } = context
  const { page: _page, limit: _limit, ...filters } = query
  const filter = { ...filters, owner: viewer.employerId, desk: true }
  const view = (row: ReceivedRow) => receivedView(row, context)
  const page = pageOf(query)
  if (!page) {
    const counts = await countReceived(db, filter)
    const find = async (slice: Slice) => (await listReceived(db, filter, slice)).map(view)
    return { counts, applications: everyRow(find) }
  }
  const { rows, counts } = await readReceivedPage(db, filter, page)
  const total = totalOf(counts, query.status)
  return { counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
}
