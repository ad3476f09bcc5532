import type { readSitemapParts } from '#actions/jobs/reading.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchPath, submittedSearch } from '#contract/search-address.ts'
import { noConditions, withFilter } from '#contract/search-conditions.ts'
import { employmentFilters, jobTypeOfFilter } from '#rules/jobs/job-vocabularies.ts'
import type { SitePage } from '#web/screens/public/site-pages.ts'
import { xmlHead, xmlText } from './xml.ts'

/** The limit of sitemaps.org for one file. */
export const sitemapSize = 50_000

export type Survey = Awaited<ReturnType<typeof readSitemapParts>>

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap index: the permanent pages, and the job pages in parts where they are public. */
export function sitemapIndex({ parts, filters }: Survey, publicUrl: string, publicJobPages: boolean): string {
  const maps = [
    { path: '/sitemaps/pages.xml', changed: latest(filters) },
    ...(publicJobPages
      ? parts.map(({ changed }, index) => ({ path: `/sitemaps/jobs-${index + 1}.xml`, changed }))
      : []),
  ]
  return `${xmlHead}<sitemapindex ${schema}>
${maps.map(({ path, changed }) => `<sitemap>${place(publicUrl + path, changed)}</sitemap>\n`).join('')}</sitemapindex>
`
}

/** The permanent pages, those of employers, and single-condition searches that find jobs; dated only where the last change is known. */
export function pagesSitemap(pages: readonly SitePage[], { filters, employers }: Survey, publicUrl: string): string {
  const searches = filters.flatMap(({ name, value, changed }) => {
    const search = searchFor(name, value)
    return search ? [{ path: searchPath(search), changed }] : []
  })
  const ofEmployers = employers.map((id) => ({ path: pagePath('employer', { id }), changed: null }))
  const home = { path: pagePath('home'), changed: latest(filters) }
  const all = [home, ...searches.sort((a, b) => (a.path < b.path ? -1 : 1)), ...pages, ...ofEmployers]
  return `${sitemapHead}${all.map(({ path, changed }) => sitemapEntry(publicUrl + path, changed)).join('')}${sitemapFoot}`
}

export const sitemapHead = `${xmlHead}<urlset ${schema}>\n`
export const sitemapFoot = '</urlset>\n'

export const sitemapEntry = (url: string, changed: Date | string | null): string =>
  `<url>${place(url, changed)}</url>\n`

const place = (url: string, changed: Date | string | null) =>
  `<loc>${xmlText(url)}</loc>${changed ? `<lastmod>${typeof changed === 'string' ? changed : changed.toISOString()}</lastmod>` : ''}`

const latest = (filters: Survey['filters']) =>
  filters.reduce<Date | null>((last, { changed }) => (last && (!changed || last >= changed) ? last : changed), null)

/** The search for one value of a job's field; null where the search has no such option. */
function searchFor(name: Survey['filters'][number]['name'], value: string): SearchAddress | null {
  const filter = name === 'job_type' ? 'employment' : name
  const option = filter === 'employment' ? employmentFilters.find((each) => jobTypeOfFilter[each] === value) : value
  const conditions = withFilter(noConditions, filter, option ? [option] : [])
  return conditions[filter].length > 0 ? submittedSearch(conditions) : null
}
