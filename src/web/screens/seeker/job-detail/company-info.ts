import { useQuery } from '@tanstack/react-query'
import { searchText } from '#rules/search-text.ts'
import type { companies } from '#samples/companies.ts'

export type Company = (typeof companies)[number]

const nameKey = (name: string) => searchText(name).replace(/\s/g, '')

/** The sample company of the same name, however its letters and blanks were typed (decisions.md section 2). */
export function companyNamed<Entry extends Pick<Company, 'name'>>(
  name: string,
  companies: readonly Entry[],
): Entry | null {
  return companies.find((company) => nameKey(company.name) === nameKey(name)) ?? null
}

/** What is known of a job's company; the directory is loaded for it. null: no more than its name. */
export function useCompanyInfo(name: string | undefined): Company | null {
  const { data } = useQuery({
    queryKey: ['company-info', name],
    queryFn: async () => companyNamed(name ?? '', (await import('#samples/companies.ts')).companies),
    enabled: name !== undefined && typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
