import {
  type EmploymentFilter,
  employmentFilters,
  type JobCategory,
  type JobSort,
  jobCategories,
  jobSorts,
} from '#rules/job-terms.ts'
import { homePageSizeDefault, limits } from '#rules/limits.ts'
import { type Prefecture, prefectureValues } from '#rules/prefectures.ts'
import type { ApiInput } from '#web/api/api.ts'

/** What the search panel asks for. */
export type JobFilters = {
  keyword?: string
  location?: Prefecture
  category?: JobCategory
  workStyle?: EmploymentFilter
}

/** The list as the address describes it. `limit` 'all' is the endless list. */
export type JobSearch = {
  filters: JobFilters
  /** A search was submitted, perhaps without any condition. */
  searching: boolean
  sort: JobSort
  page: number
  limit: number | 'all'
}

export const filterNames = ['keyword', 'location', 'category', 'workStyle'] as const

/** Cards that the endless list asks for at once. */
export const endlessStep = 24

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Filters from an address or a form; what is unknown is left out, as if it had not been asked. */
export function readFilters(get: (name: (typeof filterNames)[number]) => string | null): JobFilters {
  const keyword = (get('keyword') ?? '').trim().slice(0, limits.keyword)
  const location = oneOf(prefectureValues, get('location'))
  const category = oneOf(jobCategories, get('category'))
  const workStyle = oneOf(employmentFilters, get('workStyle'))
  return {
    ...(keyword && { keyword }),
    ...(location && { location }),
    ...(category && { category }),
    ...(workStyle && { workStyle }),
  }
}

/** Reads the address of the home page. A search shows all its matches, browsing six (section 9), unless `limit` says more. */
export function readSearch(query: URLSearchParams): JobSearch {
  const filters = readFilters((name) => query.get(name))
  const searching = filterNames.some((name) => query.has(name))
  const asked = query.get('limit')
  const size = Number(asked)
  const isSize = Number.isInteger(size) && size >= 1 && size <= limits.pageSize.max
  const page = Number(query.get('page'))
  return {
    filters,
    searching,
    sort: oneOf(jobSorts, query.get('sort')) ?? (filters.keyword ? 'relevance' : 'new'),
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
    limit: asked === 'all' ? 'all' : isSize ? size : searching ? 'all' : homePageSizeDefault,
  }
}

/** The call for one page of a search; `page` counts from 1. */
export function searchInput(search: JobSearch, page: number = search.page): ApiInput<'searchJobs'> {
  const limit = search.limit === 'all' ? endlessStep : search.limit
  const sort = search.sort === 'relevance' && !search.filters.keyword ? 'new' : search.sort
  return { query: { ...search.filters, sort, page: String(page), limit: String(limit) } }
}

/** The address of a submitted search; an empty keyword says that everything was asked for. */
export function searchPath(filters: JobFilters): string {
  const query = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) query.set(name, filters[name])
  return query.size ? `/?${query}` : '/?keyword='
}
