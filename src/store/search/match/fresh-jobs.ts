import { passes, statesTerm } from '#rules/jobs/filtered-job.ts'
import type { JobFilters } from '#rules/jobs/job-filters.ts'
import type { JobSort } from '#rules/jobs/job-vocabularies.ts'
import { matches } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { commuteOf } from '#rules/search/search-query.ts'
import type { IndexedJob } from '#store/search/indexed-jobs.ts'
import { type Order, type PageWindow, type RankedHit, rankOf, sortHits } from '#store/search/ranking.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import type { FacetCounts } from './facets.ts'

/** The matches among fresh jobs, which no segment covers. */
type FreshResult = {
  total: number
  /** Enough of them for the page, in its order. */
  first: RankedHit[]
}

type FreshSearch = {
  query: SearchQuery
  filters: JobFilters
  now: Date
  /** Days since 1970, in Asia/Tokyo. */
  day: number
  page?: (PageWindow & { sort: JobSort }) | undefined
  facets: FacetCounts | null
  signal?: AbortSignal | undefined
}

/** Whether a job is public on a day (days since 1970, Asia/Tokyo) and matches the words of a search. */
export const matchesOn = (job: IndexedJob, query: SearchQuery, day: number): boolean =>
  job.lastDay >= day && matches(job.text, query, (term) => statesTerm(job, term))

/** Matches jobs one by one by rules/search/search-match; batches bound memory. */
export async function searchFreshJobs(
  batches: Iterable<readonly IndexedJob[]> | AsyncIterable<readonly IndexedJob[]>,
  { query, filters, now, day, page, facets, signal }: FreshSearch,
): Promise<FreshResult> {
  const slice = new TimeSlice(searchSlice)
  const order: Order = { sort: page?.sort ?? 'new', query, from: commuteOf(query, filters)?.from ?? null }
  const wanted = page ? page.offset + page.limit : 0
  let total = 0
  let first: RankedHit[] = []
  for await (const jobs of batches) {
    for (const job of jobs) {
      if (slice.isOver) await slice.yield(signal)
      if (!matchesOn(job, query, day)) continue
      facets?.addJob(job)
      if (!passes(job, filters, now)) continue
      total++
      if (wanted > 0) first.push({ id: job.id, created: job.created, rank: rankOf(job, order) })
    }
    if (first.length > 2 * wanted) first = sortHits(first).slice(0, wanted)
  }
  return { total, first: sortHits(first).slice(0, wanted) }
}
