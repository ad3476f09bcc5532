import { pagePath } from '#contract/page-addresses.ts'
import {
  type EmploymentFilter,
  employmentFilters,
  experienceLevels,
  type JobSort,
  jobCategories,
  jobSorts,
  workStyles,
} from '#rules/jobs/job-terms.ts'
import { type Prefecture, prefectureValues } from '#rules/jobs/prefectures.ts'
import { homePageSizeDefault, limits } from '#rules/limits.ts'
import type { ApiInput } from '#web/api/api.ts'

/**
 * What the address filters by, each under its parameter in one spelling. One place of work is `location`, several are
 * `prefecture` with commas between; likewise `workStyle` and `employment`.
 */
export type JobFilters = {
  keyword?: string
  location?: Prefecture
  prefecture?: string
  category?: string
  workStyle?: EmploymentFilter
  employment?: string
  style?: string
  experience?: string
  salaryMin?: string
  newOnly?: '1'
  remote?: '1'
  /** '0' searches the typed words only. */
  synonyms?: '0'
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

export const filterNames = [
  'keyword',
  'location',
  'prefecture',
  'category',
  'workStyle',
  'employment',
  'style',
  'experience',
  'salaryMin',
  'newOnly',
  'remote',
  'synonyms',
] as const satisfies readonly (keyof JobFilters)[]
/** Filters beside those of the search panel. */
export const finerFilters = ['style', 'experience', 'salaryMin', 'newOnly', 'remote', 'synonyms'] as const
export type FilterParameter = (typeof filterNames)[number]

/** Cards that the endless list asks for at once. */
export const endlessStep = 24

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/**
 * Filters from an address or a form, which may hold a parameter several times; what is unknown is left out, as if it had
 * not been asked.
 */
export function readFilters(getAll: (name: FilterParameter) => readonly string[]): JobFilters {
  const several = <Value extends string>(values: readonly Value[], ...names: FilterParameter[]) => {
    const asked = names.flatMap((name) => getAll(name)).flatMap((text) => text.split(','))
    return values.filter((value) => asked.includes(value))
  }
  const first = (name: FilterParameter) => getAll(name)[0] ?? ''
  const keyword = first('keyword').trim().slice(0, limits.keyword)
  const places = several(prefectureValues, 'location', 'prefecture')
  const employment = several(employmentFilters, 'workStyle', 'employment')
  const salary = /^\d{1,10}$/.test(first('salaryMin')) ? Number(first('salaryMin')) : 0
  const read: JobFilters = {
    keyword,
    ...(places.length > 1 ? { prefecture: places.join() } : { location: places[0] }),
    category: several(jobCategories, 'category').join(),
    ...(employment.length > 1 ? { employment: employment.join() } : { workStyle: employment[0] }),
    style: several(workStyles, 'style').join(),
    experience: several(experienceLevels, 'experience').join(),
    ...(salary > 0 && salary <= limits.salary && { salaryMin: String(salary) }),
    ...(first('newOnly') === '1' && { newOnly: '1' }),
    ...(first('remote') === '1' && { remote: '1' }),
    // Without words there is nothing to widen.
    ...(keyword && first('synonyms') === '0' && { synonyms: '0' }),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value))
}

const usualSort = ({ keyword }: JobFilters): JobSort => (keyword ? 'relevance' : 'new')

/** Reads the address of the home page. A search shows all its matches, browsing six, unless `limit` says more. */
export function readSearch(query: URLSearchParams): JobSearch {
  const filters = readFilters((name) => query.getAll(name))
  const searching = filterNames.some((name) => query.has(name))
  const asked = query.get('limit')
  const size = Number(asked)
  const isSize = Number.isInteger(size) && size >= 1 && size <= limits.pageSize.max
  const page = Number(query.get('page'))
  return {
    filters,
    searching,
    sort: oneOf(jobSorts, query.get('sort')) ?? usualSort(filters),
    page: Number.isInteger(page) && page >= 1 && page <= limits.page ? page : 1,
    limit: asked === 'all' ? 'all' : isSize ? size : searching ? 'all' : homePageSizeDefault,
  }
}

/** The page of a search that its address names; an endless list begins with the first. */
export const namedPage = ({ limit, page }: JobSearch): number => (limit === 'all' ? 1 : page)

/** The call for one page of a search; `page` counts from 1. The named page of a search brings the counts of the filters along. */
export function searchInput(search: JobSearch, page: number = search.page): ApiInput<'searchJobs'> {
  const limit = search.limit === 'all' ? endlessStep : search.limit
  const sort = search.sort === 'relevance' && !search.filters.keyword ? 'new' : search.sort
  const facets = search.searching && page === namedPage(search) && ({ facets: '1' } as const)
  return { query: { ...search.filters, sort, page: String(page), limit: String(limit), ...facets } }
}

/** The address of a submitted search; an empty keyword says that everything was asked for. */
export function searchPath(filters: JobFilters): string {
  const query = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) query.set(name, filters[name])
  return query.size ? `/?${query}` : pagePath('home', { keyword: '' })
}

/** The address of a search's first page: order and length are written where they are not the usual ones. */
export function searchAddress({ filters, sort, limit }: Pick<JobSearch, 'filters' | 'sort' | 'limit'>): string {
  const query = new URLSearchParams(searchPath(filters).slice('/?'.length))
  if (sort !== usualSort(filters) && (sort !== 'relevance' || filters.keyword)) query.set('sort', sort)
  if (limit !== 'all') query.set('limit', String(limit))
  return `/?${query}`
}
