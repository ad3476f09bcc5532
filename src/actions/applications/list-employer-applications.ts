import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { refuseUnknownStage } from '#store/applications/application-stages.ts'
import {
  countReceived,
  idsOfReceived,
  type ReceivedRow,
  readReceivedPage,
  receivedById,
} from '#store/applications/received-applications.ts'
import { rowsOfIds } from '#store/keyset.ts'

/** The applicants of all own jobs, newest first by default. */
export async function listEmployerApplications(
  { query }: ActionInput<'listEmployerApplications'>,
  context: SignedInContext,
): Promise<ActionResult<'listEmployerApplications'>> {
  const { db, viewer, now } = context
  const { page: _page, limit: _limit, ...filters } = query
  await refuseUnknownStage(db, viewer.employerId, filters.stage)
  const filter = { ...filters, owner: viewer.employerId, desk: true }
  const view = (row: ReceivedRow) => receivedView(row, context)
  const page = pageOf(query)
  if (!page) {
    const [ids, counts] = await Promise.all([idsOfReceived(db, filter), countReceived(db, filter)])
    const applications = rowsOfIds(ids, async (some) => (await receivedById(db, some, now)).map(view))
    return { counts, applications }
  }
  const { rows, counts } = await readReceivedPage(db, filter, { ...page, now })
  const total = totalOf(counts, query.status)
  return { counts, applications: rows.map(view), total, page: page.page, limit: page.limit }
}
