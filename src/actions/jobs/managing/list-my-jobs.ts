import type { SignedInContext } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { decidedJobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countListed, listJobs, listSorted } from '#store/jobs/job-lists.ts'
import { withRevisions } from '#store/jobs/revisions.ts'
import { everyRow, type Slice } from '#store/keyset.ts'

/** Own jobs, newest first by default. */
export async function listMyJobs(
  { query }: ActionInput<'listMyJobs'>,
  { db, viewer, now }: SignedInContext,
): Promise<ActionResult<'listMyJobs'>> {
  const filter = { today: tokyoDate(now), owner: viewer.employerId, q: query.q, status: query.status }
  const view = async (jobs: Awaited<ReturnType<typeof listJobs>>) => {
    const ids = jobs.map(({ id }) => id)
    const edited = await withRevisions(db, jobs)
    const [decisions, findings] = [await decisionsOf(db, ids), await findingsOf(db, edited, now)]
    return edited.map((job) => decidedJobView(job, viewer, { decisions, findings }))
  }

  const find = async (slice: Slice) => view(await listJobs(db, filter, slice))

  const page = pageOf(query)
  if (!page) return { jobs: everyRow(find) }
  const { sort = 'newest' } = query
  const [total, jobs] = await Promise.all([
    countListed(db, filter),
    sort === 'newest' ? find(page) : listSorted(db, filter, { sort, ...page }).then(view),
  ])
  return { jobs, total, page: page.page, limit: page.limit }
}
