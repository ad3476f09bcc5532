import type { JobListStatus } from '#rules/jobs/approval-status.ts'
import type { FilterName, JobFilters } from '#rules/jobs/job-filters.ts'
import type { JobSort, JobType } from '#rules/jobs/job-vocabularies.ts'
import type { Distance } from '#rules/places/nearby.ts'
import type { AskedPlaces } from '#rules/places/where.ts'
import type { SearchQuery, SearchTerm, WidenedTerm } from '#rules/search/search-query.ts'
import type { Wish } from '#rules/search/wishes.ts'
import type { Transaction } from '#store/database.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import type { ImportedRow } from '#store/jobs/transferred-jobs.ts'

/**
 * The search of jobs, the only part of this folder used by the rest of the product (docs/search.md). Every result is
 * exact and current unless it reports how many jobs were looked at: it equals `rules/search/search-match.ts` and
 * `rules/jobs/job-filters.ts` on every public job; only `findListed` finds others. Created by `searchOn`.
 */
export type Search = {
  /** A page of matching jobs with the total. */
  find(criteria: SearchCriteria, options: FindOptions): Promise<FoundPage>

  /** For a search without matches: the criteria minus one condition. Null when no such search finds anything. */
  findNearest(criteria: SearchCriteria, options: SearchOptions): Promise<NearestSearch | null>

  /** The best public jobs that meet some of the wishes and that the search does not find, by rules/search/wishes. */
  findAlternatives(criteria: SearchCriteria, options: AlternativesOptions): Promise<Alternative[]>

  /** The nearest places to the asked ones where the criteria, which ask for none, find jobs; nearest first. */
  findPlacesWithJobs(
    criteria: SearchCriteria,
    options: SearchOptions & { where: AskedPlaces; limit: number },
  ): Promise<PlaceWithJobs[]>

  /** The number of matching jobs. */
  count(criteria: SearchCriteria, options: SearchOptions): Promise<Count>

  /** The number of matching jobs, and the number for each filter option. */
  countFacets(criteria: SearchCriteria, options: SearchOptions): Promise<Count & { facets: Facets }>

  /**
   * Ids of a page of jobs of all states, newest first, with the total; only for users who may see all. Null while the
   * index lacks some jobs or too many are fresh: then the caller must read each job.
   */
  findListed(criteria: ListedCriteria, options: ListedOptions): Promise<ListedPage | null>

  /** At most ten completions of a typed text; `today` is a date in Asia/Tokyo. */
  suggest(typed: string, today: string): Promise<Suggestion[]>

  /**
   * Maintains the index until nothing is left. Without it searches only become slower. One process works at a time; for
   * others there is nothing to do.
   */
  updateIndex(options?: UpdateOptions): Promise<void>

  /** Renews what is searched of an employer's jobs after another name: the newest at once, the rest by the worker. */
  renewTextsOf(of: { owner_id: string } | { id: string }): Promise<void>

  /** Whether the index needs maintenance. */
  isUpdateDue(): Promise<boolean>

  /**
   * Adds at most 32,768 jobs, and what `alongside` writes, in one transaction that also indexes them. Call it inside
   * `withIndexLease`.
   */
  insertJobs(jobs: readonly InsertedJob[], alongside: (tx: Transaction) => Promise<void>): Promise<void>

  /** Runs `work` while no other process builds the index; `onWait` is called when one does. */
  withIndexLease<Result>(work: () => Promise<Result>, onWait: () => void): Promise<Result>

  /** Reads into memory what a node's first searches need. */
  warmUp(): Promise<void>
}

export type SearchCriteria = { query: SearchQuery; filters: JobFilters }

/** `lookedAt`: how many jobs were searched while others wait for indexing, as after an import; else null. */
type Count = { total: number; lookedAt: number | null }

export type SearchOptions = {
  now: Date
  /** Aborts a search without a caller. */
  signal?: AbortSignal | undefined
}

/** `wishes` are those of the criteria. */
export type AlternativesOptions = SearchOptions & { wishes: readonly Wish[]; limit: number }

/** A station or municipality, the number of jobs found there, and the minutes by rail or kilometres to it. */
export type PlaceWithJobs = Distance & { filter: 'station' | 'area'; id: string; total: number }

/** Criteria of an internal list: jobs whose text contains every normalised term. */
export type ListedCriteria = {
  terms: readonly (readonly string[])[]
  status?: JobListStatus | undefined
  job_type?: JobType | undefined
}

export type ListedOptions = SearchOptions & { page: { offset: number; limit: number } }

export type ListedPage = { total: number; ids: string[] }

type FindOptions = SearchOptions & {
  page: { offset: number; limit: number; sort: JobSort }
  /** Whether to count facets too, at about the cost of the search. */
  facets?: boolean
}

type FoundPage = Count & {
  /** In the requested order. */
  jobs: JobRow[]
  /** Null when not requested. */
  facets: Facets | null
  /** Terms extended by synonyms. */
  widened: WidenedTerm[]
}

/** A public job that meets some of what a search asks for. */
export type Alternative = {
  job: JobRow
  /** For each wish, whether the job meets it. */
  met: boolean[]
}

/** The number of jobs per option of each filter, ignoring that filter; `salaryMin` by its steps, occupations that have jobs. */
export type Facets = { [Name in FacetName]: { value: string; count: number }[] }

/** Counted names: filters, `region` for all its prefectures and `occupationGroup` for all its occupations together. */
export type FacetName = Exclude<FilterName, 'line' | 'near'> | 'region' | 'occupationGroup'

/** What to drop, and the number of jobs then found; `where` is all that is asked of places. */
export type NearestSearch = { drop: { filter: FilterName | 'where' } | { terms: readonly SearchTerm[] }; total: number }

export type Suggestion = { kind: 'title' | 'company' | 'place' | 'word'; text: string }

/** A job to add, and whether its employer's profile is verified. */
export type InsertedJob = { row: ImportedRow; verified: boolean }

export type UpdateOptions = {
  /** Fewer changed jobs than this stay outside segments. */
  minFresh?: number
  /** Checked between steps; true ends the maintenance early. */
  shouldStop?: () => boolean
}
