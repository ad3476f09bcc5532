import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type SearchAddress, searchInput } from '#contract/search-address.ts'
import { read } from '#web/api/read-query.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { pageOf } from './job-blocks.ts'

/** Loaded pages stay unchanged this long (ms), so that no job moves between pages. */
const staleTime = 5 * 60_000
/** Pages farther than this from the window are dropped. */
const mostFar = 40

export type LoadedPage = {
  jobs: readonly ListedJob[] | undefined
  /** The former page's jobs, if known. */
  before: readonly ListedJob[] | undefined
  /** Failed and not requested again. */
  failed: boolean
  pending: boolean
  /** Requests it again; returns whether it succeeded. */
  retry: () => Promise<boolean>
}

/** The pages of rendered blocks, requested while `ask` is true; scrolling away cancels requests. */
export function useJobPages(
  search: SearchAddress,
  drawn: readonly number[],
  ask: boolean,
): (page: number) => LoadedPage {
  const client = useQueryClient()
  const first = pageOf(drawn[0] ?? 0)
  // Include the page before, which shows repeated jobs.
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

/** The loaded pages of a list, from 1. */
export function loadedPages(client: QueryClient, search: SearchAddress): number[] {
  const name = listName(searchInput(search, 1).query)
  const queries = client.getQueryCache().findAll({ queryKey: ['searchJobs'] })
  return queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey }) => (queryKey[1] as ReturnType<typeof searchInput>).query)
    .filter((query) => listName(query) === name)
    .map(({ page }) => Number(page))
}

/** The jobs that two pages share. */
const listName = (query: ReturnType<typeof searchInput>['query']) =>
  JSON.stringify({ ...query, page: undefined, facets: undefined })
