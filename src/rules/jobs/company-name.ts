import { searchText } from '#rules/search/search-text.ts'

/** A company's name without what people type differently. */
export const companyKey = (name: string) => searchText(name).replace(/\s/g, '')

/** The company of the same name, however its letters and blanks were typed. */
export function companyNamed<Entry extends { name: string }>(name: string, companies: readonly Entry[]): Entry | null {
  return companies.find((company) => companyKey(company.name) === companyKey(name)) ?? null
}
