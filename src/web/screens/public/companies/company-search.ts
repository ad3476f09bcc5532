import { matchesAll, searchTerms, searchText } from '#rules/search/search-text.ts'
import { type Company, type Industry, industries } from '#samples/companies.ts'
import { choiceIn, keywordIn, pageIn } from '#web/parts/lists/list-query.ts'

/** The directory's search in the address. */
export type CompanySearch = { words: string; industry: Industry | undefined; page: number }

export function readCompanySearch(query: URLSearchParams): CompanySearch {
  return { words: keywordIn(query), industry: choiceIn(query, 'industry', industries), page: pageIn(query) }
}

/** Companies whose name, description or location matches, in the directory's order. */
export function companiesFor(companies: readonly Company[], search: Omit<CompanySearch, 'page'>): Company[] {
  const terms = searchTerms(search.words)
  return companies.filter(
    (company) =>
      (search.industry === undefined || company.industry === search.industry) &&
      matchesAll([company.name, company.description, company.location].map(searchText).join('\n'), terms),
  )
}

/** The search as query parameters. */
export const companyQuery = ({ words, industry, page }: CompanySearch) => ({
  q: words,
  industry,
  page: page > 1 ? String(page) : undefined,
})
