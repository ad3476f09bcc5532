import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type ContactCategory,
  type ContactStatus,
  type ContactUrgency,
  sortedContact,
} from '#rules/contact-messages.ts'
import { comparableEmail } from '#rules/people/email.ts'
import type { Role } from '#rules/people/roles.ts'
import { searchTerms, searchText } from '#rules/search/search-text.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { type Cursor, countOf, type Slice } from '#store/keyset.ts'
import { findsAll } from '#store/like.ts'
import { hasColleague } from './membership.ts'

type NewMessage = { id: string; name: string; email: string; subject: string; message: string; received_at: Date } & {
  category?: ContactCategory | undefined
}

/** Stores a message to the operator. */
export async function insertContactMessage(tx: Queryable, message: NewMessage): Promise<void> {
  const { name, email, subject } = message
  const sorted = sortedContact(message)
  const search_text = searchText([name, email, subject, message.message].join('\n'))
  await tx
    .insertInto('contact_messages')
    .values({
      ...message,
      email_key: comparableEmail(email),
      category: message.category ?? sorted.category,
      urgency: sorted.urgency,
      search_text,
    })
    .execute()
}

/** One message, or undefined. */
export function findContactMessage(db: Queryable, id: string) {
  return db
    .selectFrom('contact_messages as message')
    .leftJoin('users as assignee', 'assignee.id', 'message.assignee_id')
    .selectAll('message')
    .select(['assignee.name as assignee_name', accountOf.as('account')])
    .where('message.id', '=', id)
    .executeTakeFirst()
}

export type ContactFilter = {
  status?: ContactStatus | undefined
  q?: string | undefined
  category?: ContactCategory | undefined
  urgency?: ContactUrgency | undefined
  assignee_id?: string | undefined
}

/** Only this many of the newest messages are searched. */
export const searchedContacts = 5_000

const withStatus = (status: ContactStatus | undefined) =>
  status === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(closed_at IS NULL) = ${sql.lit(status === 'open')}`

/** Filtered messages. A former version stored no search text. */
function filtered(db: Queryable, { status, q, ...stated }: ContactFilter) {
  const { category, urgency, assignee_id } = stated
  const all = db
    .selectFrom('contact_messages')
    .selectAll()
    .where(withStatus(status))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'other'))
    .$if(urgency !== undefined, (query) => query.where('urgency', '=', urgency ?? 'normal'))
    .$if(assignee_id !== undefined, (query) => query.where('assignee_id', '=', assignee_id ?? null))
  const isSearched = searchTerms(q ?? '').length > 0
  const searched = isSearched ? all.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(searchedContacts) : all
  const text = sql<string>`coalesce(message.search_text, lower(concat_ws(E'\n', message.name, message.email, subject, message)))`
  return db.selectFrom(searched.as('message')).where(
    findsAll(
      text,
      searchTerms(q ?? '').map((term) => [term]),
    ),
  )
}

/** The account of a message's email; anybody may type any email, so operators see whether it is confirmed. */
const accountOf = sql<ContactAccount | null>`(
  SELECT jsonb_build_object('id', id, 'name', name, 'role', role, 'email_verified', email_verified)
  FROM users WHERE email_key = email_key(message.email) LIMIT 1)`
export type ContactAccount = { id: string; name: string; role: Role; email_verified: boolean }

/** Whether an open message is from an account that an operator suspended, and another operator may answer it. */
const isAppealTo = (viewerId: string) => sql<boolean>`(message.closed_at IS NULL
  AND ${hasColleague(viewerId, 'contact:handle')} AND email_key(message.email) IN (
    SELECT email_key FROM users AS account WHERE suspended_at IS NOT NULL AND (
      SELECT decided_by FROM account_decisions WHERE account_id = account.id AND kind = 'suspended'
      ORDER BY decided_at DESC, id DESC LIMIT 1) = ${viewerId}))`

/**
 * A page of messages, or the next ones: the oldest unanswered first, those from accounts that the viewer suspended after
 * the others; those that are closed newest first.
 */
export function listContactMessages(db: Queryable, filter: ContactFilter, slice: Slice, viewerId: string) {
  const newestFirst = filter.status === 'closed'
  const direction = newestFirst ? 'desc' : 'asc'
  const appeal = isAppealTo(viewerId)
  return filtered(db, filter)
    .leftJoin('users as assignee', 'assignee.id', 'message.assignee_id')
    .select(['message.category', 'message.urgency', 'message.assignee_id', 'assignee.name as assignee_name'])
    .select('message.joined_case')
    .select(accountOf.as('account'))
    .leftJoin('users as closer', 'closer.id', 'message.closed_by')
    .select(['message.id', 'message.name', 'message.email', 'message.subject', 'message.message'])
    .select(['message.received_at', 'message.closed_at', 'closer.name as closed_by_name'])
    .select(appeal.as('suspended_by_you'))
    .select(sql<string>`concat_ws('/', message.closed_at IS NULL, ${appeal}, message.received_at)`.as('at'))
    .where(afterMessage(slice.after, newestFirst, appeal))
    .orderBy(sql`message.closed_at IS NULL`, 'desc')
    .orderBy(appeal)
    .orderBy('message.received_at', direction)
    .orderBy('message.id', direction)
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

function afterMessage(cursor: Cursor | undefined, newestFirst: boolean, appeal: RawBuilder<boolean>) {
  if (!cursor) return sql<SqlBool>`true`
  const [open, appealed, at] = cursor.at.split('/')
  const isNext = sql`(${appeal}, message.received_at, message.id) ${sql.raw(newestFirst ? '<' : '>')}
    (${appealed}::boolean, ${at}::timestamptz, ${cursor.id}::uuid)`
  return sql<SqlBool>`((message.closed_at IS NULL) < ${open === 't'} OR ((message.closed_at IS NULL) = ${open === 't'} AND ${isNext}))`
}

type ContactChange = {
  category?: ContactCategory | undefined
  urgency?: ContactUrgency | undefined
  assignee_id?: string | null | undefined
}

/** Changes what a message is about, its urgency or who answers it; false without one. */
export const editContactMessage = (tx: Transaction, id: string, change: ContactChange): Promise<boolean> =>
  didChange(
    tx
      .updateTable('contact_messages')
      .set({ ...change, id })
      .where('id', '=', id),
  )

/** The number of messages in a list. */
export const countContactMessages = (db: Queryable, filter: ContactFilter): Promise<number> =>
  countOf(filtered(db, filter))

/** Messages sent with an account's email, newest first. */
export function contactMessagesFrom(db: Queryable, email: string, limit: number) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'received_at', 'closed_at'])
    .where(sql<SqlBool>`coalesce(email_key, lower(email)) = ${comparableEmail(email)}`)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The answers to messages, oldest first. */
export function contactAnswers(db: Queryable, messageIds: readonly string[]) {
  return db
    .selectFrom('contact_answers as answer')
    .leftJoin('users', 'users.id', 'answer.answered_by')
    .select(['answer.id', 'answer.message_id', 'answer.body', 'answer.answered_at', 'users.name as answered_by_name'])
    .where('answer.message_id', '=', sql<string>`ANY(${messageIds}::uuid[])`)
    .orderBy('answer.answered_at')
    .orderBy('answer.id')
    .execute()
}

/** Facts for the mail of an answer; undefined when the message is gone. */
export function contactAnswerFacts(db: Queryable, answerId: string) {
  return db
    .selectFrom('contact_answers as answer')
    .innerJoin('contact_messages as message', 'message.id', 'answer.message_id')
    .select(['message.id', 'message.name', 'message.email', 'message.subject', 'message.message', 'answer.body'])
    .where('answer.id', '=', answerId)
    .executeTakeFirst()
}

/** Closes an open message; false when it is not open. */
export const closeContactMessage = (tx: Transaction, closing: { id: string; by: string; now: Date }) =>
  didChange(
    tx
      .updateTable('contact_messages')
      .set({ closed_at: closing.now, closed_by: closing.by })
      .where('id', '=', closing.id)
      .where('closed_at', 'is', null),
  )

/** Reopens a message; false without one. */
export const reopenContactMessage = (tx: Transaction, id: string): Promise<boolean> =>
  didChange(tx.updateTable('contact_messages').set({ closed_at: null, closed_by: null }).where('id', '=', id))

type NewAnswer = { id: string; message_id: string; body: string; answered_at: Date; answered_by: string }

/** Stores an answer. */
export async function insertContactAnswer(tx: Transaction, answer: NewAnswer): Promise<void> {
  await tx.insertInto('contact_answers').values(answer).execute()
}

/** Deletes messages from a user's email if it is verified; an unverified one may be another person's. A case keeps complaints, closed and without the name. */
export async function deleteContactMessagesOf(tx: Queryable, userId: string): Promise<void> {
  const email = sql`SELECT email_key FROM users WHERE id = ${userId} AND email_verified`
  const theirs = sql<SqlBool>`coalesce(contact_messages.email_key, lower(email)) = (${email})`
  const nobody = {
    name: '',
    email: '',
    email_key: '',
    search_text: null,
    closed_at: sql<Date>`coalesce(closed_at, now())`,
  }
  await tx.updateTable('contact_messages').set(nobody).where(theirs).where('joined_case', 'is not', null).execute()
  await tx.deleteFrom('contact_messages').where(theirs).execute()
}
