import { type JobFilters, passes } from '#rules/jobs/job-filters.ts'
import type { JobSort } from '#rules/jobs/job-terms.ts'
import { fulfils } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { type Order, rankOf } from '#store/search/order/ranking.ts'
import { searchTurn, Turn } from '#store/search/sealing/turn.ts'
import type { SearchedJob } from '#store/search/searched-jobs.ts'
import type { FacetCounts } from './facets.ts'
import { inOrder, type RankedHit, type Window } from './hits.ts'

/** What a search found of jobs that no segment answers for. */
export type FreshFound = {
  total: number
  /** As many as can stand on the page, in its order. */
  first: RankedHit[]
}

type Question = {
  query: SearchQuery
  filters: JobFilters
  now: Date
  /** Days since 1970, in Asia/Tokyo. */
  day: number
  page?: (Window & { sort: JobSort }) | undefined
  facets: FacetCounts | null
  signal?: AbortSignal | undefined
}

/** Looks at jobs one by one, by the plain meaning of the search; they come in pages, of which one is in memory. */
export async function findFresh(
  pages: Iterable<readonly SearchedJob[]> | AsyncIterable<readonly SearchedJob[]>,
  { query, filters, now, day, page, facets, signal }: Question,
): Promise<FreshFound> {
  const turn = new Turn(searchTurn)
  const order: Order = { sort: page?.sort ?? 'new', query }
  const most = page ? page.offset + page.limit : 0
  let total = 0
  let first: RankedHit[] = []
  for await (const jobs of pages) {
    for (const job of jobs) {
      if (turn.isOver) await turn.give(signal)
      if (job.lastDay < day || !fulfils(job.text, query)) continue
      facets?.addJob(job)
      if (!passes(job, filters, now)) continue
      total++
      if (most > 0) first.push({ id: job.id, created: job.created, rank: rankOf(job, order) })
    }
    if (first.length > 2 * most) first = inOrder(first).slice(0, most)
  }
  return { total, first: inOrder(first).slice(0, most) }
}
