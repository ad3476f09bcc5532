import type { SignedInContext } from '#actions/context.ts'
import { receivedView } from '#contract/applications/received-view.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { pageOf } from '#contract/paging.ts'
import { totalOf } from '#store/applications/application-counts.ts'
import { countReceived, listReceived } from '#store/applications/received-applications.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Who applied to own jobs, newest first. */
export async function listEmployerApplications(
  { query }: ActionInput<'listEmployerApplications'>,
  context: SignedInContext,
): Promise<ActionResult<'listEmployerApplications'>> {
  const { db, viewer } = context
  const filter = { owner: viewer.id, q: query.q, job_id: query.job_id, status: query.status }
  const find = async (slice: Slice) => (await listReceived(db, filter, slice)).map((row) => receivedView(row, context))

  const page = pageOf(query)
  const [counts, applications] = await Promise.all([countReceived(db, filter), page ? find(page) : everyRow(find)])
  if (!page) return { counts, applications }
  return { counts, applications, total: totalOf(counts, query.status), page: page.page, limit: page.limit }
}
