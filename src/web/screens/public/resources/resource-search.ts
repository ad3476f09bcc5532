import { matchesAll, searchTerms, searchText } from '#rules/search/search-text.ts'
import {
  type Resource,
  type ResourceCategory,
  type ResourceType,
  resourceCategories,
  resourceTypes,
} from '#samples/resources.ts'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'

/** The library's search in the address. */
export type ResourceSearch = { words: string; category: ResourceCategory | undefined; type: ResourceType | undefined }

export function readResourceSearch(query: URLSearchParams): ResourceSearch {
  return {
    words: keywordIn(query),
    category: choiceIn(query, 'category', resourceCategories),
    type: choiceIn(query, 'type', resourceTypes),
  }
}

/** Resources whose title, description, tags or author match, in the library's order. */
export function resourcesFor(resources: readonly Resource[], search: ResourceSearch): Resource[] {
  const terms = searchTerms(search.words)
  return resources.filter(
    ({ title, description, tags, author, category, type }) =>
      (search.category === undefined || category === search.category) &&
      (search.type === undefined || type === search.type) &&
      matchesAll([title, description, ...tags, author].map(searchText).join('\n'), terms),
  )
}

/** The search as query parameters. */
export const resourceQuery = ({ words, category, type }: ResourceSearch) => ({ q: words, category, type })
