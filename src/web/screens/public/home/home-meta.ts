import { pagePath } from '#contract/page-addresses.ts'
import { feedPath, type SearchAddress, searchAddressQuery, submittedSearch } from '#contract/search-address.ts'
import { type ConditionQuery, conditionQuery, type SearchConditions } from '#contract/search-conditions.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import type { PageFacts } from '#web/frame/page-meta.ts'
import type { PlaceNames } from '#words/filter-labels.ts'
import { searchTitle } from '#words/search-title.ts'

/**
 * Parameters whose searches are indexed by search engines, with one value each; finer filters would make countless
 * pages.
 */
const pageParameters: readonly (keyof ConditionQuery)[] = [
  'keyword',
  'location',
  'area',
  'station',
  'category',
  'occupation',
  'workStyle',
]

/** The home page's metadata. A search is identified by its conditions, whatever its order. */
export function homeMeta(
  place: MetaPlace,
  { search, occupations, places }: { search: SearchAddress; occupations: readonly string[]; places: PlaceNames },
): PageFacts {
  const { conditions, searching, page, limit } = search
  const words = searchTitle(conditions, occupations, places)
  const feed = { path: feedPath(conditions), title: `新着：${words}` }
  // A search without conditions lists all jobs, which is another page than the front page.
  const shown = new URLSearchParams(searching ? searchAddressQuery(submittedSearch(conditions)) : '')
  shown.sort()
  // The jobs on a later page depend on the page size.
  if (page > 1) {
    shown.set('page', String(page))
    shown.set('limit', String(limit))
  }
  const address = { ...canonicalAddress(place), path: shown.size > 0 ? `/?${shown}` : pagePath('home') }
  const part = page > 1 ? `（${page}ページ目）` : ''
  if (!searching) return { title: `求人を探す${part}`, address, feed }
  return {
    title: `${words}${part}`,
    description: `${words}の給与・勤務地・時間を、同じ書式で並べて比べられます。${part}`,
    address,
    feed,
    hidden: isRefined(conditions),
  }
}

const isRefined = (conditions: SearchConditions) =>
  Object.entries(conditionQuery(conditions)).some(
    ([name, value]) =>
      !pageParameters.includes(name as keyof ConditionQuery) || (name !== 'keyword' && value.includes(',')),
  )
