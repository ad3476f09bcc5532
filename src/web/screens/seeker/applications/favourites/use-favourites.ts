import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageCountOf } from '#web/parts/lists/list-query.ts'
import {
  bookmarkedResourcesKey,
  favouriteCompaniesKey,
  favouriteJobsKey,
  useStoredIds,
} from '#web/storage/stored-ids.ts'
import { storeTitles } from '#web/storage/stored-titles.ts'

const pageSize = 12

/** The directory and the library; loaded only with favourites of their kind. */
const shelves = queryOptions({
  queryKey: ['favourite-shelves'],
  queryFn: async () => {
    const [{ companies }, { resources }] = await Promise.all([
      import('#samples/companies.ts'),
      import('#samples/resources.ts'),
    ])
    return { companies, resources }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The number of favourites in this browser. */
export function useFavouriteCount(): number {
  const [jobs] = useStoredIds(favouriteJobsKey)
  const [companies] = useStoredIds(favouriteCompaniesKey)
  const [resources] = useStoredIds(bookmarkedResourcesKey)
  return jobs.length + companies.length + resources.length
}

/** Local storage may contain anything, but the call takes only ids. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The favourites in this browser with their data; jobs by page. `arriving`: nothing to show yet. */
export function useFavourites(asked: number) {
  const [jobIds, toggleJob] = useStoredIds(favouriteJobsKey)
  const [companyIds, toggleCompany] = useStoredIds(favouriteCompaniesKey)
  const [resourceIds, toggleResource] = useStoredIds(bookmarkedResourcesKey)
  const pageCount = pageCountOf(jobIds.length, pageSize)
  const page = Math.min(asked, pageCount)
  const shown = jobIds.slice((page - 1) * pageSize, page * pageSize)
  const jobs = useQuery({
    ...read('searchJobs', { query: { ids: shown.filter(isId).join(','), limit: String(pageSize) } }),
    enabled: shown.length > 0,
    placeholderData: keepPreviousData,
  })
  const known = useQuery({ ...shelves, enabled: companyIds.length + resourceIds.length > 0 })

  const listed = jobs.data?.jobs
  useEffect(() => {
    if (listed) storeTitles(listed, jobIds)
  }, [listed, jobIds])

  return {
    arriving: (shown.length > 0 && stillArriving(jobs)) || (known.isEnabled && stillArriving(known)),
    jobs: { ids: jobIds, shown, page, pageCount, query: jobs, toggle: toggleJob },
    companies: { ids: companyIds, query: known, toggle: toggleCompany },
    resources: { ids: resourceIds, query: known, toggle: toggleResource },
  }
}
