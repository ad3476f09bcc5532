import { v7 } from 'uuid'
import type { Action, SignedInContext } from '#actions/context.ts'
import { contactMessage } from '#contract/contact-inbox.ts'
import { contactNumber } from '#rules/contact-messages.ts'
import { InvalidInputError } from '#rules/faults.ts'
import { accountMay } from '#rules/people/permissions.ts'
import { orRefuse, RefusalError, refuseTooMany } from '#rules/refusals.ts'
import { record } from '#store/audit-log.ts'
import { confirmCase } from '#store/cases.ts'
import type { Transaction } from '#store/database.ts'
import { listFor, type Slice } from '#store/keyset.ts'
import * as store from '#store/people/contact-messages.ts'
import { findUser } from '#store/people/users.ts'
import { addressKey, consumeAllowance } from '#store/throttles.ts'

/** Stores a message to the operator and mails it. A robot's is accepted and dropped. */
export const contactOperator: Action<'contactOperator'> = async ({ body }, context) => {
  const { db, now, address, config, followUps } = context
  refuseTooMany(await consumeAllowance(db, addressKey('contact', address), config.allowances.contactsPerAddress, now))
  const { website, ...message } = body
  if (website) return
  const id = v7()
  await db.transaction().execute(async (tx) => {
    await store.insertContactMessage(tx, { id, ...message, received_at: now })
    await followUps.add(tx, { kind: 'contact-received', message_id: id })
  })
}

/** Messages to the operator with their answers. */
export const listContactMessages: Action<'listContactMessages'> = async ({ query }, { db, viewer }) => {
  const find = async (slice: Slice) => {
    const rows = await store.listContactMessages(db, query, slice, viewer.id)
    const answers = await store.contactAnswers(db, idsOf(rows))
    return rows.map((row) => messageView(row, answers))
  }
  return listFor('messages', query, find, () => store.countContactMessages(db, query))
}

const mostOwn = 500

/** Messages from the signed-in user's email, which must be verified: anybody can enter any email in the form. */
export const listMyContactMessages: Action<'listMyContactMessages'> = async (_, { db, viewer }) => {
  const user = await findUser(db, viewer.id)
  if (!user?.email_verified) return { messages: [] }
  const rows = await store.contactMessagesFrom(db, user.email, mostOwn)
  const all = await store.contactAnswers(db, idsOf(rows))
  return { messages: rows.map((row) => questionView(row, all)) }
}

type Question = Awaited<ReturnType<typeof store.contactMessagesFrom>>[number]
type Message = Omit<Awaited<ReturnType<typeof store.listContactMessages>>[number], 'at' | 'suspended_by_you'>
type Answer = Awaited<ReturnType<typeof store.contactAnswers>>[number]

/** A stored message with its answers, picked from `answers`. */
const questionView = <Row extends Question>(row: Row, answers: readonly Answer[]) => ({
  ...row,
  number: contactNumber(row.id),
  status: row.closed_at ? ('closed' as const) : ('open' as const),
  answers: answers.filter(({ message_id }) => message_id === row.id),
})

/** The same for administrators. */
const messageView = <Row extends Message>(row: Row, answers: readonly Answer[]) => ({
  ...questionView(row, answers),
  case_id: row.joined_case,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
})

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/**
 * Answers an open message and closes it. The answer is mailed on commit; of two concurrent answers, the second is
 * refused.
 */
export const answerContactMessage: Action<'answerContactMessage'> = async (
  { params: { id }, body: { body } },
  context,
) => {
  const { db, viewer, now, followUps } = context
  await followUps.opened()
  return db.transaction().execute(async (tx) => {
    await closeOpen(tx, id, context)
    const answer = { id: v7(), message_id: id, body, answered_at: now, answered_by: viewer.id }
    await store.insertContactAnswer(tx, answer)
    await followUps.add(tx, { kind: 'contact-answered', answer_id: answer.id })
    await record(tx, context, 'contact:answer', id)
    return { message: await messageOf(tx, id) }
  })
}

/** Changes what a message is about, its urgency and who answers it; a high one confirms the case that it joined. */
export const editContactMessage: Action<'editContactMessage'> = async ({ params: { id }, body }, context) => {
  return context.db.transaction().execute(async (tx) => {
    const assignee = body.assignee_id ? await findUser(tx, body.assignee_id) : undefined
    const mayAnswer = assignee && accountMay(assignee.role, assignee.operator_role, 'contact:handle', { reads: false })
    if (body.assignee_id && !mayAnswer) throw new InvalidInputError([{ fault: 'choice-unknown', path: 'assignee_id' }])
    if (!(await store.editContactMessage(tx, id, body))) throw new RefusalError('contact-message-not-found')
    const message = await messageOf(tx, id)
    if (body.urgency === 'high' && message.case_id) await confirmCase(tx, message.case_id, context.now)
    await record(tx, context, 'contact:edit', id, { detail: body })
    return { message }
  })
}

/** Closes an open message that needs no answer. */
export const closeContactMessage: Action<'closeContactMessage'> = async ({ params: { id } }, context) => {
  return context.db.transaction().execute(async (tx) => {
    await closeOpen(tx, id, context)
    await record(tx, context, 'contact:close', id)
    return { message: await messageOf(tx, id) }
  })
}

/** Reopens a message. */
export const reopenContactMessage: Action<'reopenContactMessage'> = async ({ params: { id } }, context) => {
  return context.db.transaction().execute(async (tx) => {
    if (!(await store.reopenContactMessage(tx, id))) throw new RefusalError('contact-message-not-found')
    await record(tx, context, 'contact:reopen', id)
    return { message: await messageOf(tx, id) }
  })
}

/** Refuses with the current message, so that the second administrator sees the first one's work. */
async function closeOpen(tx: Transaction, id: string, { viewer, now }: SignedInContext): Promise<void> {
  if (await store.closeContactMessage(tx, { id, by: viewer.id, now })) return
  throw new RefusalError('contact-message-closed', { data: { message: contactMessage.parse(await messageOf(tx, id)) } })
}

async function messageOf(tx: Transaction, id: string) {
  const row = orRefuse(await store.findContactMessage(tx, id), 'contact-message-not-found')
  const closer = row.closed_by === null ? undefined : await findUser(tx, row.closed_by)
  return messageView({ ...row, closed_by_name: closer?.name ?? null }, await store.contactAnswers(tx, [id]))
}
