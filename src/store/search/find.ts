import type { JobSort } from '#rules/jobs/job-vocabularies.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import { countBits } from './bitmap.ts'
import { dayNumber, type IndexedJob } from './indexed-jobs.ts'
import { evaluate } from './match/evaluate.ts'
import { FacetCounts, facetTokens } from './match/facets.ts'
import { applyFilters, filterBitmaps, filterTokens } from './match/filter-bitmaps.ts'
import { searchFreshJobs } from './match/fresh-jobs.ts'
import { postingsOf, SegmentGone } from './postings/postings-cache.ts'
import type { PageWindow, SegmentHits } from './rank/hits.ts'
import { pageOfHits } from './rank/ranking.ts'
import type { Facets, SearchCriteria, SearchOptions } from './search.ts'
import { backlogSnapshot, freshBatches } from './segments/backlog-snapshot.ts'
import { type SearchConnection, withConnection, withRepeatableRead } from './segments/connection.ts'
import { cachedSnapshot, currentSnapshot } from './segments/current-snapshot.ts'
import type { Snapshot } from './segments/snapshot.ts'

/** `ids` are those of the page. */
export type SearchResult = { total: number; ids: string[]; facets: Facets | null }

/** What a search is to answer, and when. */
export type FindRequest = SearchOptions & {
  /** Which part of what is found; none when only the number is wanted. */
  page?: PageWindow & { sort: JobSort }
  facets?: boolean
  /** More fresh jobs than this are not kept in memory; for tests. */
  maxFresh?: number
}

/** Finds public jobs: their exact number, a page of their ids, and how many each option of the filters would give. */
export const findJobs = (db: Database, criteria: SearchCriteria, request: FindRequest): Promise<SearchResult> =>
  withConnection(db, (source) => findOnConnection(source, criteria, request))

/** The same where the connection is given, because more is read from it. */
export async function findOnConnection(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<SearchResult> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    request.signal?.throwIfAborted()
    const snapshot = await currentSnapshot(source, request.maxFresh)
    if (!snapshot) break
    try {
      return await findInSnapshot(source, criteria, { ...request, snapshot, fresh: [snapshot.freshJobs] })
    } catch (error) {
      if (!(error instanceof SegmentGone)) throw error
    }
  }
  // There are too many fresh jobs to keep them in memory, or segments are merged faster than a search reads them.
  return withRepeatableRead(source, async (unchanging) => {
    const snapshot = await backlogSnapshot(unchanging)
    const fresh = freshBatches(unchanging.connection, criteria.query, request.maxFresh)
    return findInSnapshot(unchanging, criteria, { ...request, snapshot, fresh })
  })
}

/** Finds in the snapshot that is in memory, or null without one. The caller has to check that it was current. */
export async function findInCache(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<{ found: SearchResult; snapshot: Snapshot } | null> {
  const snapshot = cachedSnapshot(source)
  if (!snapshot) return null
  try {
    const found = await findInSnapshot(source, criteria, { ...request, snapshot, fresh: [snapshot.freshJobs] })
    return { found, snapshot }
  } catch (error) {
    if (error instanceof SegmentGone) return null
    throw error
  }
}

/** The number of jobs and the facets of a search. */
export async function findFacets(
  db: Database,
  criteria: SearchCriteria,
  options: SearchOptions,
): Promise<{ total: number; facets: Facets }> {
  const { total, facets } = await findJobs(db, criteria, { ...options, facets: true })
  if (!facets) throw new Error('Facets were asked for and not counted')
  return { total, facets }
}

type IndexState = {
  snapshot: Snapshot
  /** Jobs that no segment answers for. */
  fresh: Iterable<readonly IndexedJob[]> | AsyncIterable<readonly IndexedJob[]>
}

async function findInSnapshot(
  source: SearchConnection,
  { query, filters }: SearchCriteria,
  request: FindRequest & IndexState,
): Promise<SearchResult> {
  const { now, page, signal, snapshot, fresh } = request
  signal?.throwIfAborted()
  const day = dayNumber(tokyoDate(now))
  const facets = request.facets ? new FacetCounts(filters, now) : null
  const tokens = [...filterTokens(filters), ...(facets ? facetTokens : [])]
  const postings = await postingsOf(
    source,
    snapshot.segments.map(({ segment: { id } }) => ({ segment: id, tokens })),
  )
  const ranked = page?.sort === 'relevance'
  const slice = new TimeSlice(searchSlice)
  const hits: SegmentHits[] = []
  for (const matches of await evaluate(query, { source, snapshot, day, ranked, signal })) {
    if (slice.isOver) await slice.yield(signal)
    const { segment, bitmap: found } = matches
    const filtered = filterBitmaps(filters, segment, postings, now)
    const bitmap = applyFilters(found, filtered)
    hits.push({ segment, bitmap, count: countBits(bitmap), matches })
    facets?.addSegment(segment, { found, filtered, postings })
  }
  const freshHits = await searchFreshJobs(fresh, { query, filters, now, day, page, facets, signal })
  return {
    total: hits.reduce((sum, { count }) => sum + count, freshHits.total),
    ids: page ? pageOfHits(hits, freshHits.first, { sort: page.sort, query }, page) : [],
    facets: facets?.facets() ?? null,
  }
}
