import { parseKnownSearch } from '#contract/known-search.ts'
import { type PageName, pageAddresses } from '#contract/page-addresses.ts'
import { searchAddressQuery } from '#contract/search-address.ts'
import { companyQuery, readCompanySearch } from '#web/screens/public/companies/company-search.ts'
import { readResourceSearch, resourceQuery } from '#web/screens/public/resources/resource-search.ts'

/** The key and facts of a cached response. */
export type CacheAddress = {
  key: string
  /** The template of its address, as the log names it. */
  route: string
  /** Whether it depends on jobs. */
  showsJobs: boolean
}

/** A cached page; `url` has only the parameters that decide its content, normalised. */
export type PageAddress = CacheAddress & { url: string; jobId: string | null }

type CachedPage = {
  /** The normalised query with only the parameters that the page reads, so that equivalent addresses share an entry. */
  query(given: URLSearchParams): string
  showsJobs?: boolean
  /** A job page; cached only where the operator made job pages public. */
  job?: boolean
}

const plain: CachedPage = { query: () => '' }
const tabbed: CachedPage = { query: (given) => written({ tab: given.get('tab')?.slice(0, 20) }) }

/** The cached pages; every other one is rendered for each visit, as that of an employer, whose followers change it. */
const pages: { [Name in PageName]?: CachedPage } = {
  home: { query: (given) => searchAddressQuery(parseKnownSearch(given)), showsJobs: true },
  companies: { query: (given) => written(companyQuery(readCompanySearch(given))), showsJobs: true },
  company: { ...tabbed, showsJobs: true },
  resources: { query: (given) => written(resourceQuery(readResourceSearch(given))) },
  resource: tabbed,
  // Approvals change the approval time that it shows.
  forEmployers: { ...plain, showsJobs: true },
  // Its figures are recounted every hour.
  transparency: { ...plain, showsJobs: true },
  help: plain,
  faq: plain,
  contact: plain,
  privacy: plain,
  terms: plain,
  job: { ...tabbed, showsJobs: true, job: true },
}

const cached = Object.entries(pages).map(([name, page]) => {
  const route = pageAddresses[name as PageName]
  const id = page.job ? '[\\da-f-]{36}' : '[\\w-]{1,100}'
  return { ...page, route, path: new RegExp(`^${route.replace(/:\w+/g, id)}$`) }
})

/** The cache address of a public page; null for everything else. */
export function pageAddress(url: string, { publicJobPages }: { publicJobPages: boolean }): PageAddress | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const page = cached.find((each) => each.path.test(path))
  if (!page || (page.job && !publicJobPages)) return null
  const query = page.query(new URLSearchParams(end < 0 ? '' : url.slice(end)))
  const own = query ? `${path}?${query}` : path
  return {
    key: own,
    route: page.route,
    url: own,
    showsJobs: page.showsJobs ?? false,
    jobId: page.job ? path.slice('/jobs/'.length) : null,
  }
}

function written(values: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return String(query)
}
