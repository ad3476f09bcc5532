import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { interviewView } from '#contract/interviews/interview-view.ts'
import { pageOf } from '#contract/paging.ts'
import { countOwnInterviews, listOwnInterviews } from '#store/interviews/interviews.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** The viewer's interviews on either side. */
export async function listMyInterviews(
  { query }: ActionInput<'listMyInterviews'>,
  { db, viewer }: SignedInContext,
): Promise<ActionResult<'listMyInterviews'>> {
  const { from, to } = query
  const whose = { party: viewer, days: from || to ? { from, to } : undefined }
  const find = async (slice: Slice) =>
    (await listOwnInterviews(db, whose, slice)).map((row) => interviewView(row, viewer))
  const page = pageOf(query)
  if (!page) return { interviews: everyRow(find) }
  const [total, interviews] = await Promise.all([countOwnInterviews(db, whose), find(page)])
  return { interviews, total, page: page.page, limit: page.limit }
}
