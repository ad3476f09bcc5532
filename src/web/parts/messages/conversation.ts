import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { api } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'

type Page = ResponseData<'listMessages'>
export type Conversation = Page['conversation']
export type Message = Page['messages'][number]

/** How the other side is called. */
export const otherName = ({ side, company, applicant_name }: Conversation) =>
  side === 'applicant' ? company : `${applicant_name}さん`

const pageSize = 50

/** Notifications tell of new messages; who does not want those, or gets none, sees them by looking this often, in ms. */
const lookEvery = 30_000

const lists = ['listMyApplications', 'listApplicants', 'listEmployerApplications'] as const

/** The latest messages of an application, the newest last, and on demand those before them. */
export function useConversation(id: string) {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: readKey('listMessages', { params: { id } }),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api('listMessages', {
        params: { id },
        query: { sort: 'newest', page: String(pageParam), limit: String(pageSize) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last: Page, pages: Page[]) =>
      pages.length * pageSize < (last.total ?? 0) ? pages.length + 1 : undefined,
    refetchInterval: lookEvery,
  })
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetching, error, isPending, refetch } = query
  const newest = data?.pages[0]?.messages[0]?.id
  // They are read now, and lists that count them are outdated.
  useEffect(() => {
    if (newest === undefined) return
    for (const name of lists) void client.invalidateQueries({ queryKey: [name], refetchType: 'none' })
  }, [client, newest])
  return {
    ...{ error, isPending, isFetching, refetch: () => refetch() },
    data: data && {
      ...shownOf(data),
      hasMore: hasNextPage,
      isReadingMore: isFetchingNextPage,
      readMore: () => void fetchNextPage(),
    },
  }
}

/** What came meanwhile moves every page on, so that a message may be on two of them. */
function shownOf({ pages }: InfiniteData<Page>): { conversation: Conversation; messages: Message[] } {
  const found = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]))
  // biome-ignore lint/style/noNonNullAssertion: an answer has at least its first page
  return { conversation: pages[0]!.conversation, messages: [...found.values()].reverse() }
}
