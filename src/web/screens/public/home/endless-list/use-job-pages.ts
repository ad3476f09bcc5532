import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type SearchAddress, searchInput } from '#contract/search-address.ts'
import { read } from '#web/api/read-query.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { pageOf } from './job-blocks.ts'

/** Pages of a list stay as they were read for this long, so that no job moves from one page to the next. */
const staleTime = 5 * 60_000
/** Pages farther than this from the window are forgotten, before the cache would. */
const mostFar = 40

export type LoadedPage = {
  jobs: readonly ListedJob[] | undefined
  /** Of the page before, where it is known. */
  before: readonly ListedJob[] | undefined
  /** Failed, and not requested again yet. */
  failed: boolean
  pending: boolean
  /** Asks again; whether the jobs came. */
  retry: () => Promise<boolean>
}

/** The pages of the drawn blocks, requested while `ask` is true; scrolling on cancels requests. */
export function useJobPages(
  search: SearchAddress,
  drawn: readonly number[],
  ask: boolean,
): (page: number) => LoadedPage {
  const client = useQueryClient()
  const first = pageOf(drawn[0] ?? 0)
  // With the page before, which shows the jobs that are repeated.
  const numbers = [...new Set(drawn.map(pageOf).flatMap((page) => [page - 1, page]))].filter((page) => page > 0)
  const answers = useQueries({
    queries: numbers.map((page) => ({ ...read('searchJobs', searchInput(search, page)), staleTime, enabled: ask })),
  })

  useEffect(() => {
    const name = listName(searchInput(search, 1).query)
    client.removeQueries({
      queryKey: ['searchJobs'],
      type: 'inactive',
      predicate: ({ queryKey }) => {
        const { query } = queryKey[1] as ReturnType<typeof searchInput>
        return listName(query) === name && Math.abs(Number(query?.page) - first) > mostFar
      },
    })
  }, [client, first, search])

  return (page) => {
    const answer = answers[numbers.indexOf(page)]
    return {
      jobs: answer?.data?.jobs,
      before: answers[numbers.indexOf(page - 1)]?.data?.jobs,
      failed: answer?.isError === true,
      pending: answer?.isPending === true,
      retry: async () => (await answer?.refetch())?.isSuccess ?? false,
    }
  }
}

/** The pages of a list that were loaded and are still known, from 1. */
export function loadedPages(client: QueryClient, search: SearchAddress): number[] {
  const name = listName(searchInput(search, 1).query)
  const queries = client.getQueryCache().findAll({ queryKey: ['searchJobs'] })
  return queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => (queryKey[1] as ReturnType<typeof searchInput>).query)
    .filter((query) => listName(query) === name)
    .map(({ page }) => Number(page))
}

/** What two pages of one list have in common. */
const listName = (query: ReturnType<typeof searchInput>['query']) =>
  JSON.stringify({ ...query, page: undefined, facets: undefined })
