import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { defaultStages, type JobStage } from '#rules/jobs/job-stages.ts'
import { api } from '#web/api/client.ts'
import type { ReceivedApplication } from './use-decide.ts'

type Page = ResponseData<'listApplicants'>

/** Cards per page and pages per column; the list shows more. */
export const cardsPerPage = 20
const mostPages = 5

/** A job's applications page by page. */
export function useApplicantPages(jobId: string, filters: Record<string, string | undefined>, perPage: number) {
  const input = { params: { jobId }, query: { ...filters, limit: String(perPage) } }
  return useInfiniteQuery({
    queryKey: ['listApplicants', input, 'pages'],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api('listApplicants', { ...input, query: { ...input.query, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }: Page, pages: Page[]) =>
      pages.length * perPage < total && pages.length < mostPages ? pages.length + 1 : undefined,
    placeholderData: (before) => before,
  })
}

/** A job's applications in one state. */
export function useBoardColumn(jobId: string, filters: Record<string, string | undefined>, status: ApplicationStatus) {
  const query = useApplicantPages(jobId, { ...filters, status }, cardsPerPage)
  const [isReadingMore, setIsReadingMore] = useState(false)
  const pages = query.data?.pages
  const stages = pages?.[0]?.job.stages ?? defaultStages
  const groups = groupsOf(pages, status, stages)
  const count = pages?.[0]?.counts[status] ?? 0

  /** Reads one more page after refreshing the others, because applications that left would cause gaps. */
  async function readMore(): Promise<ReceivedApplication[]> {
    setIsReadingMore(true)
    await query.refetch({ cancelRefetch: false })
    const { data } = await query.fetchNextPage({ cancelRefetch: false })
    setIsReadingMore(false)
    return cardsOf(groupsOf(data?.pages, status, stages))
  }

  return {
    ...{ status, stages, count, groups, query, isReadingMore, readMore },
    cards: cardsOf(groups),
    /** Whether there are more than a column shows. */
    hasMore: count > mostPages * cardsPerPage && !query.hasNextPage,
  }
}

export type BoardColumn = ReturnType<typeof useBoardColumn>

/**
 * Cards by stage: those without one first, those of a removed stage last. Skips cards that have just left the state,
 * and duplicates from pages that shifted.
 */
export function stagesWithCards(
  pages: readonly Pick<Page, 'applications'>[] = [],
  status: ApplicationStatus | undefined,
  stages: readonly JobStage[],
) {
  const all = pages.flatMap(({ applications }) => applications)
  const found = new Map(all.map((application) => [application.id, application]))
  const those = [...found.values()].filter((application) => !status || application.status === status)
  const others = new Set(those.flatMap(({ review }) => review?.stage ?? []))
  const ids = stages.map(({ id }) => id)
  return [null, ...new Set([...ids, ...others])].map((stage) => ({
    stage,
    applications: those.filter(({ review }) => (review?.stage ?? null) === stage),
  }))
}

/** The same without empty stages. */
export const groupsOf = (...given: Parameters<typeof stagesWithCards>) =>
  stagesWithCards(...given).filter(({ applications }) => applications.length > 0)

const cardsOf = (groups: ReturnType<typeof groupsOf>) => groups.flatMap(({ applications }) => applications)
