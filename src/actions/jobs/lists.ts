import type { Action, SignedInContext } from '#actions/context.ts'
import { decidedJobView } from '#contract/jobs/job-view.ts'
import { searchTerms } from '#rules/search/search-text.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { decisionsOf } from '#store/jobs/job-decisions.ts'
import { findingsOf } from '#store/jobs/job-findings.ts'
import { countListed, listJobs, listSorted, readListed } from '#store/jobs/job-lists.ts'
import { withRevisions } from '#store/jobs/revisions.ts'
import { everyRow, pageOf, type Slice } from '#store/keyset.ts'
import { idsOfPosters } from '#store/people/users.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Own jobs, newest first by default. */
export const listMyJobs: Action<'listMyJobs'> = async ({ query }, context) => {
  const { db, viewer, now } = context
  const filter = { today: tokyoDate(now), owner: viewer.employerId, q: query.q, status: query.status }
  const find = async (slice: Slice) => viewsOf(await listJobs(db, filter, slice), context)
  const page = pageOf(query)
  if (!page) return { jobs: everyRow(find) }
  const { sort = 'newest' } = query
  const [total, jobs] = await Promise.all([
    countListed(db, filter),
    sort === 'newest' ? find(page) : listSorted(db, filter, { sort, ...page }).then((rows) => viewsOf(rows, context)),
  ])
  return { jobs, total, page: page.page, limit: page.limit }
}

/** At most this many matching accounts are looked at. */
const maxPosters = 100

/** All jobs with their owners, newest first. */
export const listAllJobs: Action<'listAllJobs'> = async ({ query }, context) => {
  const { db, now, signal } = context
  const { q, status, job_type, owner } = query
  const isByPoster = searchTerms(query.poster ?? '').length > 0
  const posters = isByPoster ? await idsOfPosters(db, query.poster ?? '', maxPosters + 1) : undefined
  const more_posters = posters && posters.length > maxPosters
  const owners = posters?.slice(0, maxPosters)
  const filter = { today: tokyoDate(now), q, status, job_type, owner, owners }
  const find = async (slice: Slice) => viewsOf(await listJobs(db, filter, slice), context)
  const page = pageOf(query)
  if (!page) return { jobs: everyRow(find), ...(more_posters && { more_posters }) }
  const terms = jobTerms(q ?? '')
  // Which jobs are public depends on the day, so no kept figure locates their pages.
  const isByIndex = owner === undefined && !owners && (terms.length > 0 || status === 'public')
  const found = isByIndex ? await searchOn(db).findListed({ terms, status, job_type }, { now, page, signal }) : null
  if (found) {
    const jobs = await viewsOf(await readListed(db, found.ids), context)
    return { jobs, total: found.total, page: page.page, limit: page.limit }
  }
  const [total, jobs] = await Promise.all([countListed(db, filter), find(page)])
  return { jobs, total, page: page.page, limit: page.limit, ...(more_posters && { more_posters }) }
}

/** Jobs with their latest text, decisions and findings. */
async function viewsOf(jobs: Awaited<ReturnType<typeof readListed>>, { db, viewer, now }: SignedInContext) {
  const ids = jobs.map(({ id }) => id)
  const edited = await withRevisions(db, jobs)
  const [decisions, findings] = [await decisionsOf(db, ids), await findingsOf(db, edited, now)]
  return edited.map((job) => decidedJobView(job, viewer, { decisions, findings }))
}
