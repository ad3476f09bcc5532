import { type JobFilters, passes } from '#rules/job-filters.ts'
import type { JobSort } from '#rules/job-terms.ts'
import { fulfils } from '#rules/search-match.ts'
import type { SearchQuery } from '#rules/search-query.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Database } from '#store/database.ts'
import { countBits } from './bits.ts'
import { currentSnapshot } from './current-snapshot.ts'
import { evaluate } from './evaluate.ts'
import { countFacets, type Facets, facetTokens } from './facets.ts'
import { filterBits, filterTokens, passing } from './filter-bits.ts'
import { postingsOf, SegmentGone } from './posting-cache.ts'
import { type Hits, pageOfHits, type Window } from './ranking.ts'
import { dayNumber } from './searched-jobs.ts'
import { onOneConnection, type Source } from './source.ts'

export type Search = { query: SearchQuery; filters: JobFilters }
export type Found = { total: number; ids: string[]; facets: Facets | null }

export type Asked = {
  now: Date
  /** Which part of what is found; none when only the number is asked for. */
  page?: Window & { sort: JobSort }
  facets?: boolean
  /** Ends a search for which nobody waits any more. */
  signal?: AbortSignal | undefined
}

/** Finds public jobs: their exact number, a page of their ids, and how many each option of the filters would give. */
export const findJobs = (db: Database, search: Search, asked: Asked): Promise<Found> =>
  onOneConnection(db, (source) => findOn(source, search, asked))

/** The same where the connection is given, because more is read from it. */
export async function findOn(source: Source, search: Search, asked: Asked): Promise<Found> {
  for (let tries = 0; ; tries++) {
    try {
      return await findOnce(source, search, asked)
    } catch (error) {
      if (!(error instanceof SegmentGone) || tries > 5) throw error
    }
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

async function findOnce(source: Source, { query, filters }: Search, asked: Asked): Promise<Found> {
  const { now, page, facets = false, signal } = asked
  signal?.throwIfAborted()
  const snapshot = await currentSnapshot(source)
  signal?.throwIfAborted()
  const day = dayNumber(tokyoDate(now))
  const segments = snapshot.segments.map(({ segment }) => segment)
  const postings = await postingsOf(source, segments, [...filterTokens(filters), ...(facets ? facetTokens : [])])
  const ranked = page?.sort === 'relevance'
  const matched = await evaluate(query, { source, snapshot, day, ranked, signal })
  const hits = matched.map((each): Hits => {
    const bits = passing(each.bits, filterBits(filters, each.segment, postings, now))
    return { segment: each.segment, bits, count: countBits(bits), matched: each }
  })
  const found = snapshot.freshJobs.filter(({ lastDay, text }) => lastDay >= day && fulfils(text, query))
  const fresh = found.filter((job) => passes(job, filters, now))
  return {
    total: hits.reduce((sum, { count }) => sum + count, fresh.length),
    ids: page ? pageOfHits(hits, fresh, { sort: page.sort, query }, page) : [],
    facets: facets ? countFacets(matched, found, { filters, now, postings }) : null,
  }
}
