import { CompiledQuery, sql } from 'kysely'
import type { JobSort } from '#rules/jobs/job-vocabularies.ts'
import { RefusalError } from '#rules/refusals.ts'
import { commuteOf } from '#rules/search/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import { inOrderOf, publicJobsById, readPublicJobs } from '#store/jobs/public-jobs.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import { countBits } from './bitmap.ts'
import { dayNumber, type IndexedJob } from './indexed-jobs.ts'
import { evaluate } from './match/evaluate.ts'
import { FacetCounts, facetTokens } from './match/facets.ts'
import { applyFilters, filterBitmaps, filterTokens } from './match/filter-bitmaps.ts'
import { searchFreshJobs } from './match/fresh-jobs.ts'
import { postingsOf, SegmentGone } from './postings.ts'
import { type PageWindow, pageOfHits, type SegmentHits } from './ranking.ts'
import type { Facets, SearchCriteria, SearchOptions } from './search.ts'
import { backlogSnapshot, freshBatches, partialSnapshot, scanBacklog } from './segments/backlog-snapshot.ts'
import { type SearchConnection, withConnection, withRepeatableRead } from './segments/connection.ts'
import { cachedSnapshot, currentSnapshot, hasBacklog, isCurrent, type Snapshot } from './segments/current-snapshot.ts'
import { type IndexVersion, indexVersionSql } from './segments/segment.ts'

/** `ids` of the page; `lookedAt`: how many jobs were searched while others wait for indexing, else null. */
type SearchResult = { total: number; ids: string[]; facets: Facets | null; lookedAt: number | null }

/** What to return for a search, and as of when. */
type FindRequest = SearchOptions & {
  /** The wanted part of the matches; without it only the number. */
  page?: PageWindow & { sort: JobSort }
  facets?: boolean
  /** Test limits: the most fresh jobs kept in memory, and how long (ms) others are read. */
  maxFresh?: number
  scanMs?: number
}

/** Finds public jobs: their exact number, a page of ids, and the number for each filter option. */
export const findJobs = (db: Database, criteria: SearchCriteria, request: FindRequest): Promise<SearchResult> =>
  withConnection(db, (source) => findOnConnection(source, criteria, request))

/** The same on a given connection, for callers that read more from it. */
export async function findOnConnection(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<SearchResult> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    request.signal?.throwIfAborted()
    const snapshot = await currentSnapshot(source, request.maxFresh)
    const found = snapshot && (await findInState(source, criteria, request, snapshot))
    if (found) return found
    if (!snapshot) break
  }
  const scan = (unchanging: SearchConnection, checkTime = () => {}) => scanned(unchanging, criteria, request, checkTime)
  // Segments are merged faster than this search reads them.
  if (!hasBacklog(source)) return withRepeatableRead(source, scan)
  return (await scanBacklog(source, scan, request.scanMs)) ?? findInPart(source, criteria, request)
}

/** How often a search restarts after a merge removed one of its segments. */
const attempts = 3

/** Searches all segments and the fresh jobs, which are read from the database in batches. */
async function scanned(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
  checkTime: () => void,
): Promise<SearchResult> {
  const snapshot = await backlogSnapshot(source)
  checkTime()
  const fresh = freshBatches(source.connection, criteria.query, checkTime, request.maxFresh)
  return findInSnapshot(source, criteria, { ...request, snapshot, fresh })
}

/** Searches the part that is ready, and reports its size. */
async function findInPart(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<SearchResult> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    request.signal?.throwIfAborted()
    const snapshot = await partialSnapshot(source, attempt > 1)
    const found = await findInState(source, criteria, request, snapshot)
    if (found) return found
  }
  throw new RefusalError('overloaded', { retryAfter: 1 })
}

/** Searches a snapshot and its fresh jobs; null when a segment was merged away. */
async function findInState(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
  snapshot: Snapshot,
): Promise<SearchResult | null> {
  try {
    return await findInSnapshot(source, criteria, { ...request, snapshot, fresh: [snapshot.freshJobs] })
  } catch (error) {
    if (error instanceof SegmentGone) return null
    throw error
  }
}

/** Searches the snapshot in memory; null without one. The caller must check that it was current. */
async function findInCache(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<{ found: SearchResult; snapshot: Snapshot } | null> {
  const snapshot = cachedSnapshot(source)
  if (!snapshot) return null
  const found = await findInState(source, criteria, request, snapshot)
  return found && { found, snapshot }
}

/** The number of jobs and the facets of a search. */
export async function findFacets(
  db: Database,
  criteria: SearchCriteria,
  options: SearchOptions,
): Promise<{ total: number; facets: Facets; lookedAt: number | null }> {
  const { total, facets, lookedAt } = await findJobs(db, criteria, { ...options, facets: true })
  if (!facets) throw new Error('Facets were requested but not counted')
  return { total, facets, lookedAt }
}

type IndexState = {
  snapshot: Snapshot
  /** Jobs that changed since their segment was built. */
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
  const from = commuteOf(query, filters)?.from ?? null
  const freshHits = await searchFreshJobs(fresh, { query, filters, now, day, page, facets, signal })
  return {
    total: hits.reduce((sum, { count }) => sum + count, freshHits.total),
    ids: page ? pageOfHits(hits, freshHits.first, { sort: page.sort, query, from }, page) : [],
    facets: facets?.facets() ?? null,
    lookedAt: snapshot.isPartial ? snapshot.size : null,
  }
}

/**
 * Finds public jobs and reads those of the page. One query suffices while the index is unchanged: it reads the page
 * found in memory with the index's version; if the version differs, the search starts again in order.
 */
export async function findPage(
  source: SearchConnection,
  criteria: SearchCriteria,
  request: FindRequest,
): Promise<{ found: SearchResult; jobs: JobRow[] }> {
  const today = tokyoDate(request.now)
  const cached = await findInCache(source, criteria, request)
  if (cached) {
    const { found, snapshot } = cached
    const { version, jobs } = await readWithVersion(source, found.ids, today)
    if (isCurrent(source, snapshot, version, request.maxFresh)) return { found, jobs }
  }
  const found = await findOnConnection(source, criteria, request)
  return { found, jobs: await readPublicJobs(source.connection, found.ids, today) }
}

/** One statement, so that jobs and version belong together. */
async function readWithVersion({ connection }: SearchConnection, ids: readonly string[], today: string) {
  const query = CompiledQuery.raw(queryText(connection), [ids, today]) as CompiledQuery<IndexVersion & JobRow>
  const { rows } = await connection.executeQuery(query)
  const jobs = rows.map(({ version: _version, fresh: _fresh, ...job }) => job)
  // Without a match, one row has the version alone.
  return { version: rows[0] as IndexVersion, jobs: inOrderOf(ids, jobs) }
}

let text: string | undefined

/** Compiled once: the text is constant, and compiling takes as long as reading the result. */
function queryText(db: Database): string {
  text ??= sql`
    SELECT version.*, found.* FROM (${indexVersionSql}) AS version
    LEFT JOIN (${publicJobsById(db, ['ids'], 'today')}) AS found ON true`.compile(db).sql
  return text
}
