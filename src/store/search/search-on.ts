import { widenedTerms } from '#rules/search/search-query.ts'
import type { Database, Queryable } from '#store/database.ts'
import { searchSlice, TimeSlice } from '#store/time-slice.ts'
import { readAlternatives } from './alternatives.ts'
import { findFacets, findJobs, findPage } from './find.ts'
import { findListed } from './find-listed.ts'
import { insertJobs, isUpdateDue, renewTextsOf, updateIndex, withIndexLease } from './index/update-index.ts'
import { readIndexedJobs } from './indexed-jobs.ts'
import { facetTokens } from './match/facets.ts'
import { columnSteps, jobsReaching } from './match/filter-bitmaps.ts'
import { findNearest } from './nearest.ts'
import { findPlacesWithJobs } from './places-with-jobs.ts'
import { postingsOf, SegmentGone } from './postings.ts'
import { orderByPay } from './ranking.ts'
import { SavedSearchTable } from './saved-search-table.ts'
import type { Search, SearchCriteria } from './search.ts'
import { partialSnapshot } from './segments/backlog-snapshot.ts'
import { withConnection } from './segments/connection.ts'
import { currentSnapshot } from './segments/current-snapshot.ts'
import { suggest } from './suggestions.ts'

/**
 * Reads new segments (about 1.5 MB each) and the postings lists of all options, and prepares each segment's pay and
 * steps.
 */
const warmUp = (db: Database): Promise<void> =>
  withConnection(db, async (source) => {
    const snapshot = (await currentSnapshot(source)) ?? (await partialSnapshot(source))
    const segments = snapshot.segments.map(({ segment }) => segment)
    const requests = segments.map(({ id }) => ({ segment: id, tokens: facetTokens }))
    await postingsOf(source, requests).catch((error) => {
      if (!(error instanceof SegmentGone)) throw error
    })
    const slice = new TimeSlice(searchSlice)
    for (const segment of segments) {
      if (slice.isOver) await slice.yield()
      orderByPay(segment)
      for (const { name, steps } of columnSteps) for (const { least } of steps) jobsReaching(segment, name, least)
    }
  })

/** The search of a database's jobs. Its memory belongs to `db`, so calling it again is free. */
export const searchOn = (db: Database): Search => ({
  find: (criteria, options) =>
    withConnection(db, async (source) => {
      const { found, jobs } = await findPage(source, criteria, options)
      const { total, facets, lookedAt } = found
      return { jobs, total, lookedAt, facets, widened: widenedTerms(criteria.query) }
    }),
  findNearest: (criteria, options) => withConnection(db, (source) => findNearest(source, criteria, options)),
  findAlternatives: (criteria, options) => withConnection(db, (source) => readAlternatives(source, criteria, options)),
  findPlacesWithJobs: (criteria, options) =>
    withConnection(db, (source) => findPlacesWithJobs(source, criteria, options)),
  count: async (criteria, options) => {
    const { total, lookedAt } = await findJobs(db, criteria, options)
    return { total, lookedAt }
  },
  countFacets: (criteria, options) => findFacets(db, criteria, options),
  findListed: (criteria, options) => withConnection(db, (source) => findListed(source, criteria, options)),
  suggest: (typed, today) => suggest(db, typed, today),
  updateIndex: (options) => updateIndex(db, options),
  renewTextsOf: (of) => renewTextsOf(db, of),
  isUpdateDue: () => isUpdateDue(db),
  insertJobs: (jobs, alongside) => insertJobs(db, jobs, alongside),
  withIndexLease: (work, onWait) => withIndexLease(db, work, onWait),
  warmUp: () => warmUp(db),
})

/** Saved searches in memory, matched by job. `criteriaOf` parses a stored one. */
export const savedSearchTable = (criteriaOf: (search: string) => SearchCriteria) => new SavedSearchTable(criteriaOf)

/** The approved and active ones of the jobs, for matching saved searches. */
export const jobsToCompare = (db: Queryable, ids: readonly string[]) => readIndexedJobs(db, ids)
