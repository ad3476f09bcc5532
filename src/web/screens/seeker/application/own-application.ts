import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import type { Conversation } from '#web/parts/messages/conversation.ts'

/** A conversation's application for its applicant; the other side requests nothing. */
export function useOwnApplicationOf(conversation: Conversation | undefined) {
  const query = useQuery({
    ...read('listMyApplications', { query: { job_id: conversation?.job_id ?? '' } }),
    enabled: conversation?.side === 'applicant',
  })
  return { ...query, own: query.data?.applications.find(({ id }) => id === conversation?.application_id) }
}
