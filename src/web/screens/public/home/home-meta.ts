import { pagePath } from '#contract/page-addresses.ts'
import { type JobFilters as RulesFilters, filterNames as rulesFilters } from '#rules/jobs/job-filters.ts'
import { addressOf, type MetaPlace } from '#web/frame/page-address.ts'
import type { PageFacts } from '#web/frame/page-meta.ts'
import { searchTitle } from '#words/search-title.ts'
import { valuesOf } from './filters/filter-values.ts'
import { type JobFilters, readSearch, searchPath } from './job-search.ts'

/** Parameters whose searches are pages of their own for search engines, with one value each. The finer filters make countless ones. */
const pageParameters: readonly (keyof JobFilters)[] = ['keyword', 'location', 'category', 'workStyle']

/** What the home page tells search engines: a search is named by its conditions, and its order is no page of its own. */
export function homeMeta(place: MetaPlace): PageFacts {
  const { filters, searching, page, limit } = readSearch(new URLSearchParams(place.location.search))
  const words = searchTitle({ keyword: filters.keyword, ...inRules(filters) })
  const query = new URLSearchParams(filters)
  query.sort()
  const feed = { path: query.size > 0 ? `/feed.atom?${query}` : '/feed.atom', title: `新着：${words}` }
  // A search without a condition lists all jobs, which is another page than the front page.
  const shown = new URLSearchParams(searching ? searchPath(filters).slice('/?'.length) : '')
  shown.sort()
  // Which jobs stand on a later page depends on how many stand on each.
  if (page > 1 && limit !== 'all') {
    shown.set('page', String(page))
    shown.set('limit', String(limit))
  }
  const address = { ...addressOf(place), path: shown.size > 0 ? `/?${shown}` : pagePath('home') }
  const part = page > 1 && limit !== 'all' ? `（${page}ページ目）` : ''
  if (!searching) return { title: `求人を探す${part}`, address, feed }
  return {
    title: `${words}${part}`,
    description: `${words}を、給与・勤務地・時間の同じ書式で並べて比べられます。${part}`,
    address,
    feed,
    hidden: isRefined(filters),
  }
}

const isRefined = (filters: JobFilters) =>
  Object.entries(filters).some(
    ([name, value]) =>
      !pageParameters.includes(name as keyof JobFilters) || (name === 'category' && value.includes(',')),
  )

/** The filters as the rules have them. */
function inRules(filters: JobFilters): Partial<RulesFilters> {
  const lists = Object.fromEntries(rulesFilters.map((name) => [name, valuesOf(filters, name)]))
  return {
    ...lists,
    salaryMin: filters.salaryMin ? Number(filters.salaryMin) : null,
    newOnly: filters.newOnly === '1',
    remote: filters.remote === '1',
  }
}
