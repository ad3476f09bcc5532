import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { partialView, searchOf } from '#contract/jobs/job-search.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { listPublicJobs, readPublicJobs } from '#store/jobs/public-jobs.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import type { NearestSearch } from '#store/search/search.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Public jobs: a page of a search, or all. */
export async function searchJobs(
  { query: asked }: ActionInput<'searchJobs'>,
  { db, now, signal }: Context,
): Promise<ActionResult<'searchJobs'>> {
  const today = tokyoDate(now)
  const page = pageOf(asked)
  if (!page) {
    const list = async (slice: Slice) => (await listPublicJobs(db, today, slice)).map(listedJobView)
    return { jobs: everyRow(list) }
  }
  if (asked.ids) {
    const rows = await readPublicJobs(db, asked.ids, today)
    const { offset, ...asPage } = page
    const jobs = rows.slice(offset, offset + page.limit).map(listedJobView)
    return { jobs, total: rows.length, ...asPage }
  }
  const search = searchOf(asked)
  const window = { ...page, sort: asked.sort ?? 'new' }
  const options = { now, page: window, facets: asked.facets === '1', signal }
  const { jobs, total, lookedAt, facets, widened, nearest } = await searchOn(db).find(search, options)
  return {
    jobs: jobs.map(listedJobView),
    total,
    ...partialView(lookedAt),
    page: page.page,
    limit: page.limit,
    ...(widened.length > 0 && { widened }),
    ...(facets && { facets }),
    ...(nearest && { nearest: nearestOf(nearest, search.query) }),
  }
}

function nearestOf({ drop, total }: NearestSearch, query: SearchQuery): ActionResult<'searchJobs'>['nearest'] {
  if ('filter' in drop) return { drop: { name: drop.filter }, total }
  const kept = query.terms.filter((term) => term !== drop.term).map(({ source }) => source)
  return { drop: { name: 'keyword', term: drop.term.typed }, keyword: kept.join(' '), total }
}
