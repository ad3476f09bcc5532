import { readCompanySearch } from '#web/screens/public/companies/company-search.ts'
import { filterNames, readSearch } from '#web/screens/public/home/job-search.ts'
import { readResourceSearch } from '#web/screens/public/resources/resource-search.ts'

/** What a cached answer is known by. */
export type CacheAddress = {
  key: string
  /** Whether it shows anything of jobs. */
  showsJobs: boolean
}

/** A public page: `url` holds what decides its content, in one spelling, and nothing else. */
export type PageAddress = CacheAddress & { url: string; jobId: string | null }

type Route = {
  path: RegExp
  /** Parameters that the page reads; the others are dropped. */
  names: readonly string[]
  /** What the page makes of them: addresses of the same meaning share a page. */
  read(query: URLSearchParams): unknown
  showsJobs?: boolean
  /** A job page, open only where the operator opened them. */
  job?: boolean
}

const tab = { names: ['tab'], read: (query: URLSearchParams) => query.get('tab')?.slice(0, 20) }
const plain = { names: [], read: () => null }

/** The public pages; those that are not listed are rendered for every visit. */
export const cachedRoutes: readonly Route[] = [
  { path: /^\/$/, names: [...filterNames, 'sort', 'page', 'limit'], read: readSearch, showsJobs: true },
  { path: /^\/companies$/, names: ['q', 'industry'], read: readCompanySearch },
  { path: /^\/companies\/[\w-]{1,100}$/, ...tab },
  { path: /^\/resources$/, names: ['q', 'category', 'type'], read: readResourceSearch },
  { path: /^\/resources\/[\w-]{1,100}$/, ...tab },
  { path: /^\/(help|faq|contact|privacy|terms)$/, ...plain },
  { path: /^\/jobs\/[\da-f-]{36}$/, ...tab, showsJobs: true, job: true },
]

/** The address of a public page as the cache knows it; null for everything else. */
export function pageAddress(url: string, { publicJobPages }: { publicJobPages: boolean }): PageAddress | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const route = cachedRoutes.find((each) => each.path.test(path))
  if (!route || (route.job && !publicJobPages)) return null
  const query = readParameters(route, new URLSearchParams(end < 0 ? '' : url.slice(end)))
  return {
    key: `${path} ${meaningOf(route, query)}`,
    url: query.size > 0 ? `${path}?${query}` : path,
    showsJobs: route.showsJobs ?? false,
    jobId: route.job ? path.slice('/jobs/'.length) : null,
  }
}

/** The parameters that make a difference, in one order: nothing else of a reader's address reaches the next one. */
function readParameters(route: Route, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of [...route.names].sort()) {
    for (const value of given.getAll(name)) query.append(name, value)
  }
  const meaning = meaningOf(route, query)
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    query.delete(name)
    if (meaningOf(route, query) !== meaning) for (const value of values) query.append(name, value)
  }
  query.sort()
  return query
}

const meaningOf = (route: Route, query: URLSearchParams): string => JSON.stringify(route.read(query) ?? null)
