import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import type { Conversation } from '#web/parts/messages/conversation.ts'

/** The application of a conversation as its applicant reads it; nothing is asked for the other side. */
export function useOwnApplicationOf(conversation: Conversation | undefined) {
  const query = useQuery({
    ...read('listMyApplications', { query: { job_id: conversation?.job_id ?? '' } }),
    enabled: conversation?.side === 'applicant',
  })
  return { ...query, own: query.data?.applications.find(({ id }) => id === conversation?.application_id) }
}
