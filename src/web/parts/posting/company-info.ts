import { queryOptions, useQuery } from '@tanstack/react-query'
import type { companies } from '#samples/companies.ts'

export type Company = (typeof companies)[number]

/** Query options for a job's company; loads the directory's code. */
export const companyInfo = (name: string) =>
  queryOptions({
    queryKey: ['company-info', name],
    queryFn: async () => {
      // What folds spelling is heavy, and most jobs have no entry.
      if (name === '') return null
      const [{ companies }, { findCompanyByName }] = await Promise.all([
        loadDirectory(),
        import('#rules/jobs/company-name.ts'),
      ])
      return findCompanyByName(name, companies)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Preloads the directory when a job will be shown. */
export const loadDirectory = () => import('#samples/companies.ts')

/** The name to look up: the job's company, where the server took it from the directory, which alone knows ratings. */
export const directoryName = ({
  companyInfo: info,
}: {
  companyInfo?: { name: string; rating?: number } | undefined
}) => (info?.rating === undefined ? '' : info.name)

/** A job's company; null when only its name is known, undefined while loading. */
export function useCompanyInfo(name: string | undefined): Company | null | undefined {
  const { data, isError } = useQuery({ ...companyInfo(name ?? ''), enabled: name !== undefined })
  return isError ? null : data
}
