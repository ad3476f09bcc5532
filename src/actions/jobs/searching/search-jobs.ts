import type { Context } from '#actions/context.ts'
import type { ActionInput, ActionResult } from '#contract/endpoints.ts'
import { searchOf } from '#contract/jobs/job-search.ts'
import { listedJobView } from '#contract/jobs/job-view.ts'
import { pageOf } from '#contract/paging.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { listPublicJobs, readFoundJobs } from '#store/jobs/public-jobs.ts'
import { everyRow, type Slice } from '#store/keyset.ts'
import { findAndRead } from '#store/search/find-and-read.ts'
import { type Nearest, nearestSearch } from '#store/search/hits/nearest.ts'
import { onOneConnection } from '#store/search/segments/source.ts'

/** Public jobs: a page of what a search finds, or all of them. */
export async function searchJobs(
  { query: asked }: ActionInput<'searchJobs'>,
  { reads, now, signal }: Context,
): Promise<ActionResult<'searchJobs'>> {
  const today = tokyoDate(now)
  const page = pageOf(asked)
  if (!page) {
    const list = async (slice: Slice) => (await listPublicJobs(reads, today, slice)).map(listedJobView)
    return { jobs: everyRow(list) }
  }
  if (asked.ids) {
    const rows = await readFoundJobs(reads, asked.ids, today)
    const { offset, ...asPage } = page
    const jobs = rows.slice(offset, offset + page.limit).map(listedJobView)
    return { jobs, total: rows.length, ...asPage }
  }
  const search = searchOf(asked)
  const window = { ...page, sort: asked.sort ?? 'new' }
  const { found, rows, nearest } = await onOneConnection(reads, async (source) => {
    const facets = asked.facets === '1'
    const { found, rows } = await findAndRead(source, search, { now, page: window, facets, signal })
    return { found, rows, nearest: found.total === 0 ? await nearestSearch(source, search, { now, signal }) : null }
  })
  const widened = widenedTerms(search.query)
  return {
    jobs: rows.map(listedJobView),
    total: found.total,
    page: page.page,
    limit: page.limit,
    ...(widened.length > 0 && { widened }),
    ...(found.facets && { facets: found.facets }),
    ...(nearest && { nearest: nearestOf(nearest, search.query) }),
  }
}

const widenedTerms = ({ terms }: SearchQuery) =>
  terms
    .filter(({ synonyms }) => synonyms.length > 0)
    .map(({ typed, synonyms }) => ({ term: typed, synonyms: [...synonyms] }))

function nearestOf({ drop, total }: Nearest, query: SearchQuery): ActionResult<'searchJobs'>['nearest'] {
  if ('filter' in drop) return { drop: { name: drop.filter }, total }
  const kept = query.terms.filter((term) => term !== drop.term).map(({ source }) => source)
  return { drop: { name: 'keyword', term: drop.term.typed }, keyword: kept.join(' '), total }
}
