import { type Selectable, type SqlBool, sql } from 'kysely'
import type { VerificationOutcome } from '#rules/people/verification.ts'
import { unread } from '#rules/versions.ts'
import { type AuditSource, record } from '#store/audit-log.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { countOf, exactTime, newestFirst, oldestFirst, type Slice } from '#store/keyset.ts'
import { findsPerson, personText } from '#store/like.ts'
import type { Schema } from '#store/schema.ts'
import { type EmployerProfile, markVerified } from './employer-profiles.ts'
import { notifyEmployer } from './notify-employer.ts'
import { addAccountDecision } from './suspensions.ts'

export type VerificationRequest = Selectable<Schema['verification_requests']>

type NewRequest = Pick<VerificationRequest, 'id' | 'employer_id' | 'asked_by' | 'asked_at'>

/** Stores a request and deletes withdrawn ones. A second pending one violates `verification_requests_once`. */
export async function insertVerificationRequest(tx: Transaction, request: NewRequest): Promise<void> {
  await tx
    .deleteFrom('verification_requests')
    .where('employer_id', '=', request.employer_id)
    .where('outcome', '=', 'withdrawn')
    .execute()
  await tx.insertInto('verification_requests').values(request).execute()
}

/** A request and who closed it. */
export function findVerificationRequest(db: Queryable, id: string) {
  return db
    .selectFrom('verification_requests as request')
    .leftJoin('users as closer', 'closer.id', 'request.closed_by')
    .selectAll('request')
    .select('closer.name as closed_by_name')
    .where('request.id', '=', id)
    .executeTakeFirst()
}

/** An employer's last request, except withdrawn ones. */
export function lastVerificationRequest(db: Queryable, employerId: string) {
  return db
    .selectFrom('verification_requests')
    .selectAll()
    .where('employer_id', '=', employerId)
    .where(sql<SqlBool>`outcome IS DISTINCT FROM 'withdrawn'`)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An employer's requests, newest first. */
export function listOwnVerificationRequests(db: Queryable, employerId: string, slice: Slice) {
  return db
    .selectFrom('verification_requests')
    .select(['id', 'asked_at', 'outcome', 'closed_at', 'reason', exactTime('asked_at').as('at')])
    .where('employer_id', '=', employerId)
    .$call(newestFirst('asked_at', 'id', slice))
    .execute()
}

/** The number of an employer's requests. */
export const countOwnVerificationRequests = (db: Queryable, employerId: string): Promise<number> =>
  countOf(db.selectFrom('verification_requests').where('employer_id', '=', employerId))

/** Searches name, company and email. */
export type VerificationFilter = { q?: string | undefined }

/** Pending requests of accounts that are still employers. */
function waiting(db: Queryable, { q }: VerificationFilter) {
  const company = sql<string>`person_text(coalesce(profile.name, ''), coalesce(profile.name_kana, ''), null)`
  return db
    .selectFrom('verification_requests as request')
    .innerJoin('users', 'users.id', 'request.employer_id')
    .leftJoin('employer_profiles as profile', 'profile.user_id', 'request.employer_id')
    .where('request.outcome', 'is', null)
    .where('users.role', '=', 'employer')
    .where(findsPerson(personText, q, [company]))
}

/** At most this many accounts with the same number are shown. */
const namesakes = 5

/** Other employers' accounts with the same corporate number. */
const sameNumber = sql<{ name: string; email: string; verified: boolean }[]>`(
  SELECT coalesce(json_agg(other), '[]') FROM (
    SELECT account.name, account.email, stated.verified_at IS NOT NULL AS verified
    FROM employer_profiles AS stated JOIN users AS account ON account.id = stated.user_id
    WHERE stated.corporate_number = profile.corporate_number AND account.id <> request.employer_id
      AND account.role = 'employer'
    ORDER BY stated.verified_at NULLS LAST, account.id LIMIT ${sql.lit(namesakes)}
  ) AS other)`

/** A page of pending requests, or the next ones, oldest first. */
export function listVerificationRequests(db: Queryable, filter: VerificationFilter, slice: Slice) {
  const refused = db
    .selectFrom('verification_requests as former')
    .leftJoin('users as refuser', 'refuser.id', 'former.closed_by')
    .select(['former.reason', 'former.closed_at', 'refuser.name as closed_by_name'])
    .where('former.employer_id', '=', sql.ref<string>('request.employer_id'))
    .where('former.outcome', '=', 'refused')
    .orderBy('former.asked_at', 'desc')
    .orderBy('former.id', 'desc')
    .limit(1)
  return waiting(db, filter)
    .leftJoin('users as asker', 'asker.id', 'request.asked_by')
    .leftJoinLateral(refused.as('refused'), (join) => join.onTrue())
    .select(['request.id', 'request.employer_id', 'request.asked_at', 'asker.name as asked_by_name'])
    .select(['users.name as account_name', 'users.email', 'users.created_at', 'users.suspended_at'])
    .select(['refused.reason', 'refused.closed_at', 'refused.closed_by_name'])
    .select(sameNumber.as('same_number'))
    .select(exactTime('request.asked_at').as('at'))
    .$call(oldestFirst('request.asked_at', 'request.id', slice))
    .execute()
}

/** The number of pending requests. */
export const countVerificationRequests = (db: Queryable, filter: VerificationFilter): Promise<number> =>
  countOf(waiting(db, filter))

type Closing = {
  employerId: string
  outcome: VerificationOutcome
  by: string
  now: Date
  reason?: string
}

/** Closes an employer's pending request; returns its id, or undefined without one. */
export async function closeVerificationRequest(tx: Transaction, closing: Closing): Promise<string | undefined> {
  const { employerId, outcome, by, now, reason = null } = closing
  const closed = await tx
    .updateTable('verification_requests')
    .set({ outcome, closed_at: now, closed_by: by, reason })
    .where('employer_id', '=', employerId)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed?.id
}

/** Facts for the mail about a decision; undefined when the request is gone. */
export function verificationFacts(db: Queryable, requestId: string) {
  return db
    .selectFrom('verification_requests as request')
    .innerJoin('employer_profiles as profile', 'profile.user_id', 'request.employer_id')
    .select(['request.outcome', 'request.reason', 'profile.verified_at'])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
}

type Circumstances = AuditSource & { viewer: { id: string }; followUps: FollowUps }

/**
 * Marks an employer, whose profile is locked, as verified, and records who did it. A pending request is accepted, which
 * notifies the employer; otherwise a mail does.
 */
export async function verifyEmployer(
  tx: Transaction,
  circumstances: Circumstances,
  {
    before,
    note,
    tradeNames,
    version,
  }: {
    before: EmployerProfile
    note: string | null
    tradeNames?: readonly string[] | undefined
    /** The version that was read; absent: none was named. */
    version?: Date | null | undefined
  },
): Promise<EmployerProfile> {
  const { viewer, now, followUps } = circumstances
  const employerId = before.user_id
  const profile = await markVerified(tx, before, { note, tradeNames, now })
  await addAccountDecision(tx, { account_id: employerId, kind: 'verified', reason: note, by: viewer.id, now })
  const verified = { from: before.verified_at !== null, to: true }
  const fields = { verified, ...(note && { note: { from: null, to: note } }) }
  const changes = { of: employerId, fields }
  await record(tx, circumstances, 'employer:verify', employerId, { changes, detail: unread(version) })
  const request = await closeVerificationRequest(tx, { employerId, outcome: 'verified', by: viewer.id, now })
  if (request) {
    const about = { kind: 'verification_decided', verification_request_id: request, outcome: 'verified' } as const
    await notifyEmployer(tx, followUps, { employerId, ownersOnly: true, about, now })
  } else if (!before.verified_at) {
    await followUps.add(tx, { kind: 'employer-verified', user_id: employerId })
  }
  return profile
}
