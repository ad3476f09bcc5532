import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endlessStep, type SearchAddress, searchInput } from '#contract/search-address.ts'
import { read } from '#web/api/read-query.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'

/** Jobs per block, rendered and removed together. */
export const blockSize = 6
export const blocksOfPage = endlessStep / blockSize

/** Browsers scroll through at most some 17 million px; a link leads to the rest. In whole pages. */
export const mostBlocks = 5_000 * blocksOfPage

/** Longer lists are rendered near the window only; shorter ones as a whole, for find-in-page and printing. */
const mostDrawn = 100
export const isWindowed = (total: number): boolean => total > mostDrawn

/** The blocks of a page, counted from 1. */
export const blocksOf = (page: number): number[] =>
  Array.from({ length: blocksOfPage }, (_, block) => (page - 1) * blocksOfPage + block)

/** Page of a block, from 1. */
export const pageOf = (block: number): number => Math.floor(block / blocksOfPage) + 1

/** The estimated height of a block in px: rows in narrow lists have five lines. */
export function blockGuess(list: HTMLElement | null): number {
  const width = list?.clientWidth ?? document.documentElement.clientWidth
  return blockSize * (width < 34 * 16 ? 132 : 86)
}

/**
 * A block's jobs. A new job shifts the others, so that the next page repeats a page's last jobs; these are omitted
 * there.
 */
export function jobsOfBlock(
  block: number,
  page: readonly ListedJob[],
  before: readonly ListedJob[] = [],
): { job: ListedJob; position: number }[] {
  const start = (block % blocksOfPage) * blockSize
  const shown = new Set(before.map(({ id }) => id))
  return page
    .slice(start, start + blockSize)
    .map((job, index) => ({ job, position: block * blockSize + index + 1 }))
    .filter(({ job }) => !shown.has(job.id))
}

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
