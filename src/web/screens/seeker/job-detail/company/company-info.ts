import { queryOptions, useQuery } from '@tanstack/react-query'
import { searchText } from '#rules/search/search-text.ts'
import type { companies } from '#samples/companies.ts'

export type Company = (typeof companies)[number]

/** A company's name without what people type differently. */
export const nameKey = (name: string) => searchText(name).replace(/\s/g, '')

/** The sample company of the same name, however its letters and blanks were typed. */
export function companyNamed<Entry extends Pick<Company, 'name'>>(
  name: string,
  companies: readonly Entry[],
): Entry | null {
  return companies.find((company) => nameKey(company.name) === nameKey(name)) ?? null
}

/** Query options of what is known of a job's company. The directory is code of its own, loaded for it. */
export const companyInfo = (name: string) =>
  queryOptions({
    queryKey: ['company-info', name],
    queryFn: async () => companyNamed(name, (await loadDirectory()).companies),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads the directory; ahead, where it is known that a job will be shown. */
export const loadDirectory = () => import('#samples/companies.ts')

/** What is known of a job's company. null: no more than its name; undefined: that is being looked up. */
export function useCompanyInfo(name: string | undefined): Company | null | undefined {
  const { data, isError } = useQuery({ ...companyInfo(name ?? ''), enabled: name !== undefined })
  return isError ? null : data
}
