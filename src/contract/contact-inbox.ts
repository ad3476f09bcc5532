import { z } from 'zod'
import { contactStatuses } from '#rules/contact-messages.ts'
import { limits } from '#rules/limits.ts'
import { endpoint } from './endpoint.ts'
import { choice, id, instant, optionalText, pageFacts, paging, requiredLines } from './fields.ts'

const question = z.object({
  id: z.string(),
  /** The number by which both sides refer to it. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  received_at: instant,
  status: z.enum(contactStatuses),
})
const answer = z.object({ id: z.string(), body: z.string(), answered_at: instant })

/** A message to the operator with its answers, as administrators read it. */
export const contactMessage = question
  .extend({
    closed_at: instant.nullable(),
    /** null when it is open, or the account is gone. */
    closed_by_name: z.string().nullable(),
    answers: z.array(answer.extend({ answered_by_name: z.string().nullable() })),
  })
  .meta({ id: 'ContactMessage' })

export const contactInboxEndpoints = {
  listContactMessages: endpoint({
    summary: 'Messages to the operator, the newest first; `q` looks into the newest 5,000',
    access: 'contact:handle',
    query: z.object({
      status: choice(contactStatuses).optional(),
      q: optionalText(limits.keyword).optional(),
      ...paging,
    }),
    output: z.object({ messages: z.array(contactMessage), ...pageFacts }),
    list: 'messages',
    status: 200,
    refusals: [],
  }),
  answerContactMessage: endpoint({
    summary: 'Answer an open message by mail and close it; the second administrator is told who was first',
    access: 'contact:handle',
    params: z.object({ id }),
    unknownId: 'contact-message-not-found',
    body: z.object({ body: requiredLines(limits.contactMessage) }),
    output: z.object({ message: contactMessage }),
    status: 200,
    refusals: ['contact-message-not-found', 'contact-message-closed'],
  }),
  closeContactMessage: endpoint({
    summary: 'Close an open message without an answer',
    access: 'contact:handle',
    params: z.object({ id }),
    unknownId: 'contact-message-not-found',
    output: z.object({ message: contactMessage }),
    status: 200,
    refusals: ['contact-message-not-found', 'contact-message-closed'],
  }),
  reopenContactMessage: endpoint({
    summary: 'Open a message again',
    access: 'contact:handle',
    params: z.object({ id }),
    unknownId: 'contact-message-not-found',
    output: z.object({ message: contactMessage }),
    status: 200,
    refusals: ['contact-message-not-found'],
  }),
  listMyContactMessages: endpoint({
    summary: 'What was asked of the operator from the verified email of the signed-in user, at most 500, newest first',
    access: 'account:own',
    output: z.object({ messages: z.array(question.extend({ answers: z.array(answer) })) }),
    status: 200,
    refusals: [],
  }),
}
