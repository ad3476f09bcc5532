import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { useConversation } from '#web/parts/messages/conversation.ts'
import { Exchange } from '#web/parts/messages/exchange.tsx'
import { MessageLogSkeleton } from '#web/parts/messages/message-log.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import '#web/parts/sheet.css'

/** The conversation in an applicant's drawer. */
export function ApplicantConversation({ id, mayDecide }: { id: string; mayDecide: boolean }) {
  const client = useQueryClient()
  const { data, ...query } = useConversation(id)
  const newest = data?.messages.at(-1)?.id
  // Reading by a member who only reads does not count.
  useEffect(() => {
    if (newest !== undefined && mayDecide) showAsRead(client, id)
  }, [client, id, newest, mayDecide])
  if (query.isPending) return <MessageLogSkeleton />
  if (!data)
    return (
      <ErrorState
        level={3}
        bare
        title="メッセージを取得できませんでした"
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { conversation, messages, hasMore, readMore, isReadingMore } = data
  return (
    // The answer stays in sight beneath what is answered.
    <div className="sheet [&_.message-log]:max-h-[min(24rem,40dvh)]">
      <Exchange
        conversation={conversation}
        messages={messages}
        more={hasMore ? { onPress: readMore, busy: isReadingMore } : null}
      />
    </div>
  )
}

/** Sets the unread count to zero in the lists behind the drawer. */
function showAsRead(client: QueryClient, id: string): void {
  const read = <Item extends { id: string; unread_count: number }>(item: Item) =>
    item.id === id && item.unread_count > 0 ? { ...item, unread_count: 0 } : item
  for (const name of ['listApplicants', 'listEmployerApplications'] as const)
    client.setQueriesData<ResponseData<typeof name>>(
      { queryKey: [name] },
      (list) => list && { ...list, applications: list.applications.map(read) },
    )
  client.setQueriesData<ResponseData<'readApplicant'>>(
    { queryKey: ['readApplicant'] },
    (one) => one && { ...one, application: read(one.application) },
  )
}
