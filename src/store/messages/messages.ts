import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { otherSide, type Side, sideOf } from '#rules/messages/sides.ts'
import type { Party } from '#rules/people/roles.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { countOf, exactTime, newerThan, olderThan, type Slice } from '#store/keyset.ts'
import { markApplicationRead } from '#store/people/notifications.ts'
import type { Schema } from '#store/schema.ts'
import { filesOfMessage, type MessageFile } from './message-files.ts'

/** An application with the user's side in it; undefined when the user has none. */
export async function findConversation(db: Queryable, applicationId: string, party: Party) {
  const found = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .select(['applications.id', 'applications.job_id', 'applications.status', 'applications.withdrawn_at'])
    .select(['jobs.title as job_title', 'jobs.company', 'jobs.owner_id'])
    .select(['applicant.id as applicant_id', 'applicant.name as applicant_name'])
    .where('applications.id', '=', applicationId)
    .where((is) => is.or([is('applications.user_id', '=', party.id), is('jobs.owner_id', '=', party.employerId)]))
    .executeTakeFirst()
  const side = found && sideOf(party, found)
  return side ? { ...found, side } : undefined
}

/** Why the user has no conversation about an application: a person from elsewhere has no account. */
export async function whyNoConversation(db: Queryable, applicationId: string, party: Party): Promise<Refusal> {
  const external = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('applications.id', '=', applicationId)
    .where('applications.user_id', 'is', null)
    .where('jobs.owner_id', '=', party.employerId)
    .executeTakeFirst()
  return external ? 'no-account' : 'application-not-found'
}

/** The sender, locked until the transaction ends; undefined when gone. */
export function lockSender(tx: Transaction, userId: string) {
  return tx.selectFrom('users').select(['id', 'name']).where('id', '=', userId).forKeyShare().executeTakeFirst()
}

type NewMessage = Insertable<Schema['messages']>

/** Adds a message; violates `messages_application` when the application is gone. */
export async function addMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx.insertInto('messages').values(message).execute()
}

/**
 * The messages of an application, oldest first by default. The employer's team also sees which member wrote; the
 * applicant does not.
 */
export function listMessages(
  db: Queryable,
  {
    applicationId,
    readerId,
    side,
    newestFirst,
  }: { applicationId: string; readerId: string; side: Side; newestFirst?: boolean },
  slice: Slice,
) {
  const following = newestFirst ? olderThan : newerThan
  const direction = newestFirst ? 'desc' : 'asc'
  return db
    .selectFrom('messages')
    .leftJoin('users as writer', (join) =>
      join
        .onRef('writer.id', '=', 'messages.written_by')
        .on('messages.sender', '=', 'employer')
        .on(sql<SqlBool>`${side === 'employer'}`),
    )
    .select(['messages.id', 'messages.sender', 'messages.body', 'messages.sent_at', 'messages.read_at'])
    .select(['writer.id as writer_id', 'writer.name as writer_name', exactTime('messages.sent_at').as('at')])
    .select(isReportedBy(readerId).as('reported'))
    .select(filesOfMessage(sql<Side>`${side}`).as('files'))
    .where('messages.application_id', '=', applicationId)
    .where(following(slice.after, 'messages.sent_at', 'messages.id'))
    .orderBy('messages.sent_at', direction)
    .orderBy('messages.id', direction)
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

const isReportedBy = (userId: string) => sql<boolean>`EXISTS (
  SELECT FROM message_reports WHERE message_id = messages.id AND reporter_id = ${userId}
)`

/** The number of messages of an application. */
export const countMessages = (db: Queryable, applicationId: string): Promise<number> =>
  countOf(db.selectFrom('messages').where('application_id', '=', applicationId))

type Reading = { applicationId: string; readerId: string; side: Side; until: Date; now: Date }

/** Marks the other side's messages up to a time as read. */
export async function markRead(db: Queryable, { applicationId, readerId, side, until, now }: Reading): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('application_id', '=', applicationId)
    .where('sender', '=', otherSide[side])
    .where('read_at', 'is', null)
    .where('sent_at', '<=', until)
    .execute()
  // Mark the notifications of these messages as read too, so that no mail follows.
  await markApplicationRead(db, { userId: readerId, applicationId, kinds: ['message'], now })
}

const isOwn = (userId: string) => sql<SqlBool>`(messages.written_by = ${userId} OR messages.application_id IN (
  SELECT id FROM applications WHERE user_id = ${userId}
  UNION ALL
  SELECT applications.id FROM applications JOIN jobs ON jobs.id = job_id WHERE jobs.owner_id = ${userId}
))`

/** The number of messages a user sent and received. */
export async function countOwnMessages(db: Queryable, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isOwn(userId))
    .executeTakeFirstOrThrow()
  const { held } = await heldReported(db, userId)
    .select(sql<number>`count(*)::int`.as('held'))
    .executeTakeFirstOrThrow()
  return total + held
}

/** Messages a user reported whose conversation was deleted, as they are kept for the report. */
const heldReported = (db: Queryable, userId: string) =>
  db
    .selectFrom('message_reports as report')
    .innerJoin('held_conversations as held', 'held.application_id', 'report.application_id')
    .innerJoin(
      sql<{ id: string; body: string; sent_at: Date }>`jsonb_to_recordset(held.messages)`.as<'message'>(
        sql`message (id uuid, body text, sent_at timestamptz)`,
      ),
      (join) => join.onRef('message.id', '=', 'report.message_id'),
    )
    .where('report.reporter_id', '=', userId)

/** All messages a user sent and received, newest first, with the user's reports. */
export function listOwnMessages(db: Queryable, userId: string, slice: Slice) {
  return db
    .selectFrom('messages')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('message_reports as report', (join) =>
      join.onRef('report.message_id', '=', 'messages.id').on('report.reporter_id', '=', userId),
    )
    .select(['messages.id', 'messages.application_id', 'jobs.title as job_title', 'messages.body'])
    .select(['messages.sent_at', 'messages.read_at', exactTime('messages.sent_at').as('at')])
    .select(
      sql<boolean>`(messages.written_by IS NOT DISTINCT FROM ${userId}
        OR messages.sender = CASE jobs.owner_id WHEN ${userId} THEN 'employer' ELSE 'applicant' END)`.as('mine'),
    )
    .select(['report.reported_at', 'report.reason as report_reason'])
    .select(
      filesOfMessage(sql<Side>`CASE jobs.owner_id WHEN ${userId} THEN 'employer' ELSE 'applicant' END`).as('files'),
    )
    .where(isOwn(userId))
    .where(olderThan(slice.after, 'messages.sent_at', 'messages.id'))
    .unionAll(
      heldReported(db, userId)
        .select(['message.id', 'report.application_id', sql<string>`report.facts ->> 'title'`.as('job_title')])
        .select(['message.body', 'message.sent_at', sql<Date | null>`NULL::timestamptz`.as('read_at')])
        .select([exactTime('message.sent_at').as('at'), sql<boolean>`false`.as('mine')])
        .select(['report.reported_at', 'report.reason as report_reason', sql<MessageFile[]>`'[]'::json`.as('files')])
        .where(olderThan(slice.after, 'message.sent_at', 'message.id')),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()
}

/** How many messages of one side the other has not read yet, beside a row of `applications`. */
export const unreadFrom = (sender: Side): RawBuilder<number> => sql`(
  SELECT count(*)::int FROM messages
  WHERE messages.application_id = applications.id AND messages.sender = ${sql.lit(sender)} AND messages.read_at IS NULL
)`
