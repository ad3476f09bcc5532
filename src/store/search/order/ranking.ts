import type { JobSort } from '#rules/jobs/job-terms.ts'
import { relevance } from '#rules/search/search-match.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import type { Hits, Ranked, RankedHit, Window } from '#store/search/hits/hits.ts'
import type { SearchedJob } from '#store/search/searched-jobs.ts'
import { bestPaid, mostBestPaid } from './best-paid.ts'
import { newest } from './newest.ts'
import { rankedByPay } from './pay-ranks.ts'
import { rankedByRelevance } from './relevance-ranks.ts'

/** What is asked for: an order, of the jobs that a query finds. */
export type Order = { sort: JobSort; query: SearchQuery }

const byRelevance = ({ sort, query }: Order) => sort === 'relevance' && query.terms.some(({ excluded }) => !excluded)

/** By what a job outside the segments is ordered; the higher, the earlier. */
export function rankOf(job: SearchedJob, order: Order): number {
  if (order.sort === 'salary') return job.pay
  return byRelevance(order) ? relevance(job.text, order.query) : 0
}

/**
 * The ids of a page of what was found, in the asked order; jobs of equal rank newest first. Of the fresh ones as many
 * have to be given, first things first, as there are jobs to the end of the page.
 */
export function pageOfHits(hits: readonly Hits[], fresh: readonly RankedHit[], order: Order, window: Window): string[] {
  if (order.sort === 'salary') {
    if (window.offset + window.limit <= mostBestPaid) return bestPaid(hits, fresh, window)
    return byRank(hits.map(rankedByPay), fresh, window)
  }
  if (!byRelevance(order)) return newest(hits, fresh, window)
  return byRank(
    hits.map((each) => rankedByRelevance(each, order.query)),
    fresh,
    window,
  )
}

/** The ids of a page of ranked hits, however late the page. */
export function byRank(parts: readonly Ranked[], fresh: readonly RankedHit[], window: Window): string[] {
  const sizes = new Map<number, number>()
  const add = (rank: number, count: number) => sizes.set(rank, (sizes.get(rank) ?? 0) + count)
  for (const { counts } of parts) for (const [rank, count] of counts) add(rank, count)
  for (const { rank } of fresh) add(rank, 1)
  const windows = windowsOf(sizes, window)
  const ofRanks = parts.map((part) => part.having([...windows.keys()].filter((rank) => part.counts.has(rank))))
  return [...windows].flatMap(([rank, window]) =>
    newest(
      ofRanks.flatMap((ofRank) => ofRank.get(rank) ?? []),
      fresh.filter((hit) => hit.rank === rank),
      window,
    ),
  )
}

/** Which part of each rank stands on the page, the highest rank first. */
function windowsOf(sizes: ReadonlyMap<number, number>, { offset, limit }: Window): Map<number, Window> {
  const windows = new Map<number, Window>()
  let before = 0
  for (const [rank, size] of [...sizes].sort(([a], [b]) => b - a)) {
    const from = Math.max(0, offset - before)
    const to = Math.min(size, offset + limit - before)
    if (from < to) windows.set(rank, { offset: from, limit: to - from })
    before += size
    if (before >= offset + limit) break
  }
  return windows
}
