import type { JobListStatus } from '#rules/jobs/approval-status.ts'
import type { FilterName, JobFilters } from '#rules/jobs/job-filters.ts'
import type { JobSort, JobType } from '#rules/jobs/job-vocabularies.ts'
import type { SearchQuery, SearchTerm, WidenedTerm } from '#rules/search/search-query.ts'
import type { Transaction } from '#store/database.ts'
import type { JobRow } from '#store/jobs/job-rows.ts'
import type { ImportedRow } from '#store/jobs/transferred-jobs.ts'

/**
 * The search of jobs, as the rest of the product sees it; everything else in this folder is its inside (docs/search.md).
 * Every answer is exact and as of now, unless it says how many jobs were looked at: it equals what `rules/search/search-match.ts` and `rules/jobs/job-filters.ts` say of
 * every public job, one by one; `findListed` alone finds others. Made by `searchOn` for a database.
 */
export type Search = {
  /** A page of the jobs that meet the criteria, with their total number. */
  find(criteria: SearchCriteria, options: FindOptions): Promise<FoundPage>

  /** How many jobs meet the criteria. */
  count(criteria: SearchCriteria, options: SearchOptions): Promise<Count>

  /** How many jobs meet the criteria, and how many each option of the filters would give. */
  countFacets(criteria: SearchCriteria, options: SearchOptions): Promise<Count & { facets: Facets }>

  /**
   * The ids of a page of jobs of all states, newest first, with their total number; for those who may see all jobs. Null
   * while the index does not hold all states, or too many jobs wait to get into it: then each job has to be read.
   */
  findListed(criteria: ListedCriteria, options: ListedOptions): Promise<ListedPage | null>

  /** At most ten ways to complete what somebody types; `today` is a date in Asia/Tokyo. */
  suggest(typed: string, today: string): Promise<Suggestion[]>

  /**
   * Does the upkeep of the index until nothing is left to do. Nothing becomes wrong without it, only slower. One process
   * does it at a time; for the others nothing is left to do.
   */
  updateIndex(options?: UpdateOptions): Promise<void>

  /** Whether the index needs upkeep. */
  isUpdateDue(): Promise<boolean>

  /**
   * Adds at most 32,768 jobs, with what else `alongside` writes, in one transaction, at the end of which they are in
   * the index. `withIndexLease` has to go on around it.
   */
  insertJobs(jobs: readonly InsertedJob[], alongside: (tx: Transaction) => Promise<void>): Promise<void>

  /** Runs `work` while no other process builds the index; `onWait` is called where one does. */
  withIndexLease<Result>(work: () => Promise<Result>, onWait: () => void): Promise<Result>

  /** Reads into memory what the first searches of a node need. */
  warmUp(): Promise<void>
}

export type SearchCriteria = { query: SearchQuery; filters: JobFilters }

/** `lookedAt`: how many jobs were searched where more wait to get into the index, as after an import; else null. */
export type Count = { total: number; lookedAt: number | null }

export type SearchOptions = {
  now: Date
  /** Ends a search for which nobody waits any more. */
  signal?: AbortSignal | undefined
}

/** What a desk lists: jobs whose text has every term, letter by letter. Terms went through the normaliser. */
export type ListedCriteria = {
  terms: readonly string[]
  status?: JobListStatus | undefined
  job_type?: JobType | undefined
}

export type ListedOptions = SearchOptions & { page: { offset: number; limit: number } }

export type ListedPage = { total: number; ids: string[] }

export type FindOptions = SearchOptions & {
  page: { offset: number; limit: number; sort: JobSort }
  /** Whether the facets are wanted as well, which costs about as much again. */
  facets?: boolean
}

export type FoundPage = Count & {
  /** In the order that was asked for. */
  jobs: JobRow[]
  /** Null when they were not wanted. */
  facets: Facets | null
  /** Terms to which synonyms were added. */
  widened: WidenedTerm[]
  /** Where nothing is found: the criteria less one condition. Null when no such search finds anything. */
  nearest: NearestSearch | null
}

/** How many jobs each option would give, by filter and value, whatever that filter is set to; `salaryMin` by its steps. */
export type Facets = { [Name in FacetName]: { value: string; count: number }[] }

/** What is counted: the options of each filter, and by `region` what all prefectures of a region together would give. */
export type FacetName = FilterName | 'region'

/** Which condition to drop, so that the others find the most jobs, and how many these are. */
export type NearestSearch = { drop: { filter: FilterName } | { term: SearchTerm }; total: number }

export type Suggestion = { kind: 'title' | 'company' | 'place' | 'word'; text: string }

/** A job to be added, and whether the profile of its employer is verified. */
export type InsertedJob = { row: ImportedRow; verified: boolean }

export type UpdateOptions = {
  /** Fewer changed jobs than this stay outside the segments. */
  minFresh?: number
  /** Asked between two steps; true ends the upkeep early. */
  shouldStop?: () => boolean
}
