import { addressOf, type MetaPlace } from '#web/frame/page-address.ts'
import type { PageFacts } from '#web/frame/page-meta.ts'
import { searchTitle } from '#words/search-title.ts'
import { type JobSearch, readSearch, searchPath } from './job-search.ts'

/** What the home page tells search engines: a search is named by its conditions, and its order is no page of its own. */
export function homeMeta(place: MetaPlace): PageFacts {
  const search = readSearch(new URLSearchParams(place.location.search))
  const { filters, searching, page, limit } = search
  const words = searchWords(search)
  const query = new URLSearchParams(filters)
  const feed = { path: query.size > 0 ? `/feed.atom?${query}` : '/feed.atom', title: `新着：${words}` }
  // A search without a condition lists all jobs, which is another page than the front page.
  const shown = new URLSearchParams(searching ? searchPath(filters).slice('/?'.length) : '')
  // Which jobs stand on a later page depends on how many stand on each.
  if (page > 1 && limit !== 'all') {
    shown.set('page', String(page))
    shown.set('limit', String(limit))
  }
  const address = { ...addressOf(place), path: shown.size > 0 ? `/?${shown}` : '/' }
  const part = page > 1 && limit !== 'all' ? `（${page}ページ目）` : ''
  if (!searching) return { title: `求人を探す${part}`, address, feed }
  return {
    title: `${words}${part}`,
    description: `${words}を、給与・勤務地・時間の同じ書式で並べて比べられます。${part}`,
    address,
    feed,
  }
}

function searchWords({ filters: { keyword, location, category, workStyle } }: JobSearch): string {
  return searchTitle({
    keyword,
    ...(location && { prefecture: [location] }),
    ...(category && { category: [category] }),
    ...(workStyle && { employment: [workStyle] }),
  })
}
