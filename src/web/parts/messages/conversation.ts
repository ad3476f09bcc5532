import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { api } from '#web/api/client.ts'
import { readKey } from '#web/api/read-query.ts'

type Page = ResponseData<'listMessages'>
export type Conversation = Page['conversation']
export type Message = Page['messages'][number]

/** The other side's name. */
export const otherName = ({ side, company, applicant_name }: Conversation) =>
  side === 'applicant' ? company : `${applicant_name}さん`

const pageSize = 50

/** How often (ms) to poll, for people who do not get notifications of messages. */
const pollMs = 30_000

const lists = ['listMyApplications', 'listApplicants', 'listEmployerApplications'] as const

/** An application's latest messages, newest last, with older ones on demand. */
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
    refetchInterval: pollMs,
  })
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetching, error, isPending, refetch } = query
  const newest = data?.pages[0]?.messages[0]?.id
  // They count as read now, so lists with their counts are outdated.
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

/** New messages shift the pages, so a message may be on two of them. */
function shownOf({ pages }: InfiniteData<Page>): { conversation: Conversation; messages: Message[] } {
  const found = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]))
  // biome-ignore lint/style/noNonNullAssertion: an answer has at least its first page
  return { conversation: pages[0]!.conversation, messages: [...found.values()].reverse() }
}
