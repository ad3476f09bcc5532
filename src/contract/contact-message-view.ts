import type { z } from 'zod'
import { contactNumber } from '#rules/contact-messages.ts'
import type { contactMessage } from './contact-inbox.ts'

type View = z.input<typeof contactMessage>
type Question = Pick<View, 'id' | 'name' | 'email' | 'subject' | 'message' | 'received_at' | 'closed_at'>
type Row = Question &
  Omit<View, 'number' | 'status' | 'answers' | 'assignee' | 'case_id'> &
  Record<'assignee_name' | 'joined_case', string | null>
type Answer = View['answers'][number] & { message_id: string }

/** A stored message with its answers, picked from `answers`, for administrators. */
export function contactMessageView(row: Row, answers: readonly Answer[]): View {
  const { category, urgency, assignee_id, assignee_name, account, closed_at, closed_by_name } = row
  return {
    ...questionView(row),
    ...{ closed_at, closed_by_name, category, urgency, assignee_id, account },
    case_id: row.joined_case,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    answers: answersTo(row, answers),
  }
}

/** The same for who asked. */
export function ownContactMessageView(row: Question, answers: readonly Answer[]) {
  return {
    ...questionView(row),
    answers: answersTo(row, answers).map(({ answered_by_name: _name, ...answer }) => answer),
  }
}

function questionView({ id, name, email, subject, message, received_at, closed_at }: Question) {
  const status: View['status'] = closed_at ? 'closed' : 'open'
  return { id, number: contactNumber(id), name, email, subject, message, received_at, status }
}

const answersTo = (row: Question, answers: readonly Answer[]) =>
  answers
    .filter(({ message_id }) => message_id === row.id)
    .map(({ id, body, answered_at, answered_by_name }) => ({ id, body, answered_at, answered_by_name }))
