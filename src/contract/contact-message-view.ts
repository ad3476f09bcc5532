import type { z } from 'zod'
import { contactNumber } from '#rules/contact-messages.ts'
import type { contactMessage } from './contact-inbox.ts'

type View = z.input<typeof contactMessage>
type Row = Omit<View, 'number' | 'status' | 'answers'>
type Answer = View['answers'][number] & { message_id: string }

/** A stored message with its answers, picked from `answers`, for administrators. */
export function contactMessageView(row: Row, answers: readonly Answer[]): View {
  const { id, name, email, subject, message, received_at, closed_at, closed_by_name } = row
  return {
    ...{ id, number: contactNumber(id), name, email, subject, message, received_at },
    status: closed_at ? 'closed' : 'open',
    closed_at,
    closed_by_name,
    answers: answers
      .filter(({ message_id }) => message_id === id)
      .map(({ id, body, answered_at, answered_by_name }) => ({ id, body, answered_at, answered_by_name })),
  }
}
