import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FavouriteSort } from '#rules/jobs/job-vocabularies.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageCountOf } from '#web/parts/lists/list-query.ts'
import { useFavouriteJobs } from '#web/session/favourite-jobs.ts'
import { bookmarkedResourcesKey, favouriteCompaniesKey, useStoredIds } from '#web/storage/stored-ids.ts'

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

/** The number of favourites, with followed employers. */
export function useFavouriteCount(): number {
  const [jobs] = useFavouriteJobs()
  const [companies] = useStoredIds(favouriteCompaniesKey)
  const [resources] = useStoredIds(bookmarkedResourcesKey)
  const { data } = useQuery(read('listFollows'))
  return jobs.length + companies.length + resources.length + (data?.follows.length ?? 0)
}

/**
 * The favourites with their data: jobs of the account by page, its followed employers, companies and resources of this
 * browser. `arriving`: nothing to show yet.
 */
export function useFavourites(asked: number, sort: FavouriteSort | undefined) {
  const [jobIds, toggleJob] = useFavouriteJobs()
  const [companyIds, toggleCompany] = useStoredIds(favouriteCompaniesKey)
  const [resourceIds, toggleResource] = useStoredIds(bookmarkedResourcesKey)
  // With those whose job was deleted, which are only in the list.
  const [count, setCount] = useState<number>()
  const pageCount = pageCountOf(count ?? jobIds.length, pageSize)
  const page = count === undefined ? asked : Math.min(asked, pageCount)
  const jobs = useQuery({
    ...read('listFavourites', { query: { page: String(page), limit: String(pageSize), ...(sort && { sort }) } }),
    placeholderData: keepPreviousData,
  })
  const total = jobs.data?.total
  useEffect(() => setCount(total), [total])
  const follows = useQuery(read('listFollows'))
  const known = useQuery({ ...shelves, enabled: companyIds.length + resourceIds.length > 0 })

  return {
    arriving: stillArriving(jobs) || stillArriving(follows) || (known.isEnabled && stillArriving(known)),
    jobs: { ids: jobIds, count: count ?? jobIds.length, page, pageCount, query: jobs, toggle: toggleJob },
    follows,
    companies: { ids: companyIds, query: known, toggle: toggleCompany },
    resources: { ids: resourceIds, query: known, toggle: toggleResource },
  }
}
