import { queryOptions, useQuery } from '@tanstack/react-query'
import { companyKey, findCompanyByName } from '#rules/jobs/company-name.ts'
import type { companies } from '#samples/companies.ts'

export type Company = (typeof companies)[number]

/** Query options of what is known of a job's company. The directory is code of its own, loaded for it. */
export const companyInfo = (name: string) =>
  queryOptions({
    queryKey: ['company-info', name],
    queryFn: async () => findCompanyByName(name, (await loadDirectory()).companies),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads the directory; ahead, where it is known that a job will be shown. */
export const loadDirectory = () => import('#samples/companies.ts')

/** The name to look up: the job's company, unless who posts it has another name. */
export const directoryName = ({
  company,
  companyInfo: info,
}: {
  company: string
  companyInfo?: { name: string } | undefined
}) => (info && companyKey(info.name) !== companyKey(company) ? '' : company)

/** What is known of a job's company. null: no more than its name; undefined: that is being looked up. */
export function useCompanyInfo(name: string | undefined): Company | null | undefined {
  const { data, isError } = useQuery({ ...companyInfo(name ?? ''), enabled: name !== undefined })
  return isError ? null : data
}
