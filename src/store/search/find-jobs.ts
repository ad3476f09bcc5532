import type { JobFilters } from '#rules/jobs/job-filters.ts'
import type { JobSort } from '#rules/jobs/job-terms.ts'
import type { SearchQuery } from '#rules/search/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import { countBits } from './hits/bits.ts'
import { evaluate } from './hits/evaluate.ts'
import { FacetCounts, type Facets, facetTokens } from './hits/facets.ts'
import { filterBits, filterTokens, passing } from './hits/filter-bits.ts'
import { findFresh } from './hits/fresh-hits.ts'
import type { Hits, Window } from './hits/hits.ts'
import { pageOfHits } from './order/ranking.ts'
import { searchTurn, Turn } from './sealing/turn.ts'
import { dayNumber, type SearchedJob } from './searched-jobs.ts'
import { crowdedSnapshot, freshPages } from './segments/crowded-snapshot.ts'
import { currentSnapshot, presumedSnapshot } from './segments/current-snapshot.ts'
import { postingsOf, SegmentGone } from './segments/posting-cache.ts'
import type { Snapshot } from './segments/snapshot.ts'
import { atOneMoment, onOneConnection, type Source } from './segments/source.ts'

/** Words and filters. */
export type Search = { query: SearchQuery; filters: JobFilters }
/** `ids` are those of the page. */
export type Found = { total: number; ids: string[]; facets: Facets | null }

/** What a search is to answer, and when. */
export type Asked = {
  now: Date
  /** Which part of what is found; none when only the number is asked for. */
  page?: Window & { sort: JobSort }
  facets?: boolean
  /** Ends a search for which nobody waits any more. */
  signal?: AbortSignal | undefined
  /** More unsealed jobs than this are not kept in memory; for tests. */
  mostFresh?: number
}

/** Finds public jobs: their exact number, a page of their ids, and how many each option of the filters would give. */
export const findJobs = (db: Database, search: Search, asked: Asked): Promise<Found> =>
  onOneConnection(db, (source) => findOn(source, search, asked))

/** The same where the connection is given, because more is read from it. */
export async function findOn(source: Source, search: Search, asked: Asked): Promise<Found> {
  for (let tries = 0; tries < 3; tries++) {
    asked.signal?.throwIfAborted()
    const snapshot = await currentSnapshot(source, asked.mostFresh)
    if (!snapshot) break
    try {
      return await findIn(source, search, { ...asked, snapshot, fresh: [snapshot.freshJobs] })
    } catch (error) {
      if (!(error instanceof SegmentGone)) throw error
    }
  }
  // Too many jobs are unsealed to keep them in memory, or segments are merged faster than a search reads them.
  return atOneMoment(source, async (still) => {
    const snapshot = await crowdedSnapshot(still)
    return findIn(still, search, { ...asked, snapshot, fresh: freshPages(still.one, search.query, asked.mostFresh) })
  })
}

/** The same in what is in memory; null where that may not do. Whether it was right shows by `isStill`. */
export async function findPresumed(
  source: Source,
  search: Search,
  asked: Asked,
): Promise<{ found: Found; snapshot: Snapshot } | null> {
  const snapshot = presumedSnapshot(source)
  if (!snapshot) return null
  try {
    return { found: await findIn(source, search, { ...asked, snapshot, fresh: [snapshot.freshJobs] }), snapshot }
  } catch (error) {
    if (error instanceof SegmentGone) return null
    throw error
  }
}

/** The number of jobs and the facets of a search. */
export async function findFacets(
  db: Database,
  search: Search,
  asked: Pick<Asked, 'now' | 'signal'>,
): Promise<{ total: number; facets: Facets }> {
  const { total, facets } = await findJobs(db, search, { ...asked, facets: true })
  if (!facets) throw new Error('Facets were asked for and not counted')
  return { total, facets }
}

type State = {
  snapshot: Snapshot
  /** Jobs that no segment answers for. */
  fresh: Iterable<readonly SearchedJob[]> | AsyncIterable<readonly SearchedJob[]>
}

async function findIn(source: Source, { query, filters }: Search, asked: Asked & State): Promise<Found> {
  const { now, page, signal, snapshot, fresh } = asked
  signal?.throwIfAborted()
  const day = dayNumber(tokyoDate(now))
  const facets = asked.facets ? new FacetCounts(filters, now) : null
  const tokens = [...filterTokens(filters), ...(facets ? facetTokens : [])]
  const postings = await postingsOf(
    source,
    snapshot.segments.map(({ segment: { id } }) => ({ segment: id, tokens })),
  )
  const ranked = page?.sort === 'relevance'
  const turn = new Turn(searchTurn)
  const hits: Hits[] = []
  for (const matched of await evaluate(query, { source, snapshot, day, ranked, signal })) {
    if (turn.isOver) await turn.give(signal)
    const { segment, bits: found } = matched
    const passed = filterBits(filters, segment, postings, now)
    const bits = passing(found, passed)
    hits.push({ segment, bits, count: countBits(bits), matched })
    facets?.addSegment(segment, { found, asked: passed, postings })
  }
  const others = await findFresh(fresh, { query, filters, now, day, page, facets, signal })
  return {
    total: hits.reduce((sum, { count }) => sum + count, others.total),
    ids: page ? pageOfHits(hits, others.first, { sort: page.sort, query }, page) : [],
    facets: facets?.facets() ?? null,
  }
}
