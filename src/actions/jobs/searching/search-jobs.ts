import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { partialView, placesView, searchOf } from '#contract/jobs/job-search.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { farnessView } from '#contract/jobs/workplace-view.ts'
import { pageOf } from '#contract/paging.ts'
import { filterNames, isFilterSet } from '#rules/jobs/job-filters.ts'
import { corrections } from '#rules/search/corrections.ts'
import { understoodIn } from '#rules/search/job-query.ts'
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
  const understood = asked.literal === '1' || asked.synonyms === '0' ? [] : understoodIn(asked.keyword ?? '')
  const did_you_mean = total < fewHits ? await likeliestCorrection(asked, total, { db, now, signal }) : null
  return {
    jobs: jobs.map((job) => ({ ...listedJobView(job), ...farnessView(job.workplaces, search.filters) })),
    total,
    ...partialView(lookedAt),
    page: page.page,
    limit: page.limit,
    ...(understood.length > 0 && { understood }),
    ...(widened.length > 0 && { widened }),
    ...(facets && { facets }),
    ...(did_you_mean && { did_you_mean }),
    ...placesView(search.filters, facets),
    ...(nearest && !(did_you_mean && hasOneCondition(search)) && { nearest: nearestOf(nearest, search.query) }),
  }
}

/** Dropping the only condition would drop everything, which is no better than a correction of it. */
const hasOneCondition = ({ query, filters }: ReturnType<typeof searchOf>) =>
  query.terms.length + filterNames.filter((name) => isFilterSet(filters, name)).length === 1

/** A search that finds fewer jobs than this may have a slip of the pen. */
const fewHits = 3

/** The correction of the keyword that finds most jobs; null where none finds more than the search itself. */
async function likeliestCorrection(
  asked: ActionInput<'searchJobs'>['query'],
  found: number,
  { db, now, signal }: Pick<Context, 'db' | 'now' | 'signal'>,
): Promise<{ keyword: string; total: number } | null> {
  let best = { keyword: '', total: found }
  for (const keyword of corrections(asked.keyword ?? '')) {
    const { total } = await searchOn(db).count(searchOf({ ...asked, keyword }), { now, signal })
    if (total > best.total) best = { keyword, total }
  }
  return best.keyword === '' ? null : best
}

function nearestOf({ drop, total }: NearestSearch, query: SearchQuery): ActionResult<'searchJobs'>['nearest'] {
  if ('filter' in drop) return { drop: { name: drop.filter }, total }
  const kept = query.terms.filter((term) => term !== drop.term).map(({ source }) => source)
  return { drop: { name: 'keyword', term: drop.term.typed }, keyword: kept.join(' '), total }
}
