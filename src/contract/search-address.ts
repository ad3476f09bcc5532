import { type JobSort, jobSorts } from '#rules/jobs/job-vocabularies.ts'
import { homePageSizeDefault, limits } from '#rules/limits.ts'
import { pagePath } from './page-addresses.ts'
import { conditionParameters, conditionQuery, readConditions, type SearchConditions } from './search-conditions.ts'

/** The list of jobs at an address. `limit` 'all' is the endless list, which always starts with page 1. */
export type SearchAddress = {
  conditions: SearchConditions
  /** Whether a search was submitted, perhaps without conditions. */
  searching: boolean
  sort: JobSort
  page: number
  limit: number | 'all'
}

/** Cards per request of the endless list. */
export const endlessStep = 24

/** The address of a submitted search: all matches in the default order. */
export function submittedSearch(conditions: SearchConditions): SearchAddress {
  return { conditions, searching: true, sort: usualSort(conditions), page: 1, limit: 'all' }
}

/** The first page of the same list under other conditions. */
export function withConditions(address: SearchAddress, conditions: SearchConditions): SearchAddress {
  return { ...address, conditions, searching: true, sort: possibleSort(conditions, address.sort), page: 1 }
}

/** Parses the query of the front page. Drops unknown parameters and wrong values. */
export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  const conditions = readConditions((name) => query.getAll(name))
  const searching = conditionParameters.some((name) => query.has(name))
  const sort = jobSorts.find((value) => value === query.get('sort')) ?? usualSort(conditions)
  const limit = limitOf(query.get('limit')) ?? usualLimit(searching)
  const page = limit === 'all' ? 1 : (wholeNumber(query.get('page'), limits.page) ?? 1)
  return { conditions, searching, sort: possibleSort(conditions, sort), page, limit }
}

/** The normal query of an address: defaults are omitted, and an empty keyword means that everything is searched. */
export function searchAddressQuery({ conditions, searching, sort, page, limit }: SearchAddress): string {
  const query = new URLSearchParams(conditionQuery(conditions))
  if (searching && query.size === 0) query.set('keyword', '')
  if (sort !== usualSort(conditions)) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (limit !== usualLimit(searching)) query.set('limit', String(limit))
  return String(query)
}

export function searchPath(address: SearchAddress): string {
  const query = searchAddressQuery(address)
  return query ? `${pagePath('home')}?${query}` : pagePath('home')
}

/** The page of a saved search: newest first in any case. */
export const savedSearchPath = (search: string): string =>
  searchPath({ ...parseSearchAddress(new URLSearchParams(search)), sort: 'new' })

/** Whether two saved searches find the same jobs. */
export const isSameSearch = (one: string, other: string): boolean => spelledConditions(one) === spelledConditions(other)

const spelledConditions = (query: string): string =>
  String(new URLSearchParams(conditionQuery(parseSearchAddress(new URLSearchParams(query)).conditions)))

/** The address of the feed with the newest jobs of a search. */
export function feedPath(conditions: SearchConditions): string {
  const query = new URLSearchParams(conditionQuery(conditions))
  query.sort()
  return query.size > 0 ? `/feed.atom?${query}` : '/feed.atom'
}

/** The input of `searchJobs` for one page of the list. A search's numbered page also gets the facets. */
export function searchInput({ conditions, searching, sort, page, limit }: SearchAddress, wanted: number = page) {
  const facets = searching && wanted === page && ({ facets: '1' } as const)
  const size = limit === 'all' ? endlessStep : limit
  return { query: { ...conditionQuery(conditions), sort, page: String(wanted), limit: String(size), ...facets } }
}

const usualSort = ({ keyword }: SearchConditions): JobSort => (keyword ? 'relevance' : 'new')
const usualLimit = (searching: boolean) => (searching ? 'all' : homePageSizeDefault)

/** Without words, relevance is the same for all jobs. */
export const possibleSort = (conditions: SearchConditions, sort: JobSort): JobSort =>
  sort === 'relevance' || (sort === 'commute' && !asksForCommute(conditions)) ? usualSort(conditions) : sort

/** Whether a search says where commutes begin, by its filter or in words (渋谷から30分). */
const asksForCommute = ({ commute, keyword }: SearchConditions) =>
  commute !== null || /(?:から|まで|へ)[\d０-９]{1,2}(?:分|時間)/.test(keyword)

const limitOf = (text: string | null) => (text === 'all' ? text : wholeNumber(text, limits.pageSize.max))

function wholeNumber(text: string | null, most: number): number | null {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}
