import { z } from 'zod'
import { contactCategories, contactStatuses, contactUrgencies } from '#rules/contact-messages.ts'
import { limits } from '#rules/limits.ts'
import { roles } from '#rules/people/roles.ts'
import { endpoint } from './endpoint.ts'
import { choice, id, instant, named, optionalText, pageFacts, paging, requiredLines } from './fields.ts'

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
export const contactMessage = named('ContactMessage', {
  ...question.shape,
  closed_at: instant.nullable(),
  /** null when it is open, or the account is gone. */
  closed_by_name: z.string().nullable(),
  category: z.enum(contactCategories),
  urgency: z.enum(contactUrgencies),
  assignee_id: z.string().nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The account with this email, which anybody may have typed. */
  account: z.object({ id: z.string(), name: z.string(), role: z.enum(roles), email_verified: z.boolean() }).nullable(),
  /** The case that it joined, because it complains about a posting or an employer. */
  case_id: z.string().nullable(),
  /** In lists, whether the viewer suspended the account and another operator may answer. */
  suspended_by_you: z.boolean().optional(),
  answers: z.array(answer.extend({ answered_by_name: z.string().nullable() })),
})

const ofMessage = {
  access: 'contact:handle',
  unknownId: 'contact-message-not-found',
  output: z.object({ message: contactMessage }),
  changes: ['listContactMessages'],
} as const

export const contactInboxEndpoints = {
  listContactMessages: endpoint({
    address: 'GET /api/admin/contact-messages',
    summary:
      'Messages to the operator, the oldest unanswered first and those from accounts that the viewer suspended after them, closed ones newest first; `q` looks into the newest 5,000',
    access: 'contact:handle',
    query: z.object({
      status: choice(contactStatuses).optional(),
      q: optionalText(limits.keyword).optional(),
      category: choice(contactCategories).optional(),
      urgency: choice(contactUrgencies).optional(),
      /** Only those of this operator. */
      assignee_id: id.optional(),
      ...paging,
    }),
    output: z.object({ messages: z.array(contactMessage), ...pageFacts }),
    list: 'messages',
  }),
  editContactMessage: endpoint({
    address: 'PUT /api/admin/contact-messages/:id',
    summary: 'Say what a message is about, how urgent it is, and who answers it',
    ...ofMessage,
    body: z.object({
      category: choice(contactCategories).optional(),
      urgency: choice(contactUrgencies).optional(),
      /** An operator; null: nobody. */
      assignee_id: id.nullable().optional(),
    }),
    output: z.object({ message: contactMessage }),
    message: 'お問い合わせの分類を保存しました',
    changes: ['listContactMessages'],
  }),
  answerContactMessage: endpoint({
    address: 'POST /api/admin/contact-messages/:id/answer',
    summary: 'Answer an open message by mail and close it; the second administrator is told who was first',
    ...ofMessage,
    body: z.object({ body: requiredLines(limits.contactMessage) }),
    refusals: ['contact-message-closed'],
    message: '回答を送信しました',
  }),
  closeContactMessage: endpoint({
    address: 'POST /api/admin/contact-messages/:id/close',
    summary: 'Close an open message without an answer',
    ...ofMessage,
    refusals: ['contact-message-closed'],
    message: 'お問い合わせを対応済みにしました',
  }),
  reopenContactMessage: endpoint({
    address: 'POST /api/admin/contact-messages/:id/reopen',
    summary: 'Open a message again',
    ...ofMessage,
    message: 'お問い合わせを未対応に戻しました',
  }),
  listMyContactMessages: endpoint({
    address: 'GET /api/auth/contact-messages',
    summary: 'What was asked of the operator from the verified email of the signed-in user, at most 500, newest first',
    access: 'account:own',
    output: z.object({ messages: z.array(question.extend({ answers: z.array(answer) })) }),
  }),
}
