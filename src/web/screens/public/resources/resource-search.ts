import { matchesAll, searchTerms, searchText } from '#rules/search/search-text.ts'
import {
  type Resource,
  type ResourceCategory,
  type ResourceType,
  resourceCategories,
  resourceTypes,
} from '#samples/resource.ts'
import { choiceIn, keywordIn } from '#web/parts/lists/list-query.ts'

/** What the address of the library asks for. */
export type ResourceSearch = { words: string; category: ResourceCategory | undefined; type: ResourceType | undefined }

export function readResourceSearch(query: URLSearchParams): ResourceSearch {
  return {
    words: keywordIn(query),
    category: choiceIn(query, 'category', resourceCategories),
    type: choiceIn(query, 'type', resourceTypes),
  }
}

/** The resources that a search finds, by title, description, tags and author, in their own order. */
export function resourcesFor(resources: readonly Resource[], search: ResourceSearch): Resource[] {
  const terms = searchTerms(search.words)
  return resources.filter(
    ({ title, description, tags, author, category, type }) =>
      (search.category === undefined || category === search.category) &&
      (search.type === undefined || type === search.type) &&
      matchesAll([title, description, ...tags, author].map(searchText).join('\n'), terms),
  )
}

/** The search as its address holds it. */
export const resourceQuery = ({ words, category, type }: ResourceSearch) => ({ q: words, category, type })
