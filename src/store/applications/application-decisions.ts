import { sql } from 'kysely'
import { v7 } from 'uuid'
import { type ApplicationStatus, statusesBefore } from '#rules/jobs/application-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { addMessage } from '#store/messages/messages.ts'
import { notify } from '#store/people/notify.ts'
import { forgetWebhookEvents } from '#store/people/webhook-deliveries.ts'
import { forgetAnswer } from './answer-times.ts'
import { applicantName } from './external-applicants.ts'
import { restoreReview } from './review-changes.ts'

export type LockedApplication = {
  id: string
  /** Null for a person from elsewhere, who is told nothing. */
  user_id: string | null
  status: ApplicationStatus
  withdrawn_at: Date | null
  applicant_name: string
  version: Date
}

/** What a decision on an application names as read; stage, offer and papers change it too. */
export const applicationVersion = sql<Date>`greatest(applications.updated_at, applications.changed_at)`

/** Locks applications to a job, always in the same order, so that two bulk decisions cannot deadlock. */
export function lockApplications(tx: Transaction, jobId: string, ids: readonly string[]): Promise<LockedApplication[]> {
  return tx
    .selectFrom('applications')
    .leftJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .select(['applications.id', 'applications.user_id', 'applications.status', 'applications.withdrawn_at'])
    .select([applicantName.as('applicant_name'), applicationVersion.as('version')])
    .where('applications.job_id', '=', jobId)
    .where(sql<boolean>`applications.id = ANY(${[...ids]}::uuid[])`)
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute()
}

type Change = {
  application: LockedApplication
  /** Null when the state does not change. */
  to: Exclude<ApplicationStatus, 'pending'> | null
  /** The message to the applicant. */
  message: string | null
  by: string
  now: Date
}

/** Whether a move leads from an application's state to another. */
export const mayMove = ({ status, withdrawn_at }: LockedApplication, to: ApplicationStatus): boolean =>
  withdrawn_at === null && statusesBefore(to).includes(status)

/**
 * Moves a locked application, sends a message, or both, and records who did it; false when the move is not allowed. The
 * applicant is notified once the change can no longer be undone.
 */
export async function changeApplication(
  tx: Transaction,
  followUps: FollowUps,
  { application, to, message, by, now }: Change,
): Promise<boolean> {
  const { id: application_id, user_id, status } = application
  if (to && !mayMove(application, to)) return false
  if (to) await setStatus(tx, application_id, to, now)
  const message_id = message === null || user_id === null ? null : v7()
  if (message !== null && message_id !== null)
    await addMessage(tx, {
      id: message_id,
      application_id,
      sender: 'employer',
      written_by: by,
      body: message,
      sent_at: now,
    })
  const decision = v7()
  await tx
    .insertInto('application_decisions')
    .values({
      ...{ id: decision, application_id, message_id, decided_by: by, decided_at: now },
      ...{ from_status: status, to_status: to ?? status },
    })
    .execute()
  if (user_id === null) return true
  const options = { to: user_id, now, afterSeconds: undoSeconds }
  // A move with a message is one mail.
  if (to)
    await notify(tx, followUps, { ...options, about: { kind: 'status_changed', application_id, status: to, decision } })
  else if (message_id !== null)
    await notify(tx, followUps, { ...options, about: { kind: 'message', application_id, message_id } })
  return true
}

async function setStatus(tx: Transaction, id: string, status: ApplicationStatus, now: Date): Promise<void> {
  await tx.updateTable('applications').set({ status, updated_at: now }).where('id', '=', id).execute()
}

/** Whether an administrator decided on an application to another employer's job. */
const byOperator = sql<boolean>`coalesce(decider.role = 'admin' AND decider.id <> jobs.owner_id, false)`.as(
  'by_operator',
)

/** The moves of an application, oldest first, without undone ones. There are few. */
export function listMoves(db: Queryable, applicationId: string) {
  return db
    .selectFrom('application_decisions as decision')
    .innerJoin('applications', 'applications.id', 'decision.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('users as decider', 'decider.id', 'decision.decided_by')
    .select(['decision.to_status as status', 'decision.decided_at', 'decider.id as by_id', 'decider.name as by_name'])
    .select(byOperator)
    .where('decision.application_id', '=', applicationId)
    .where('decision.taken_back_at', 'is', null)
    .whereRef('decision.from_status', '<>', 'decision.to_status')
    .orderBy('decision.decided_at')
    .orderBy('decision.id')
    .execute()
}

/**
 * The last person who moved an application; undefined when none is recorded. `by_name` is null when the account is
 * gone.
 */
export function lastMove(db: Queryable, applicationId: string) {
  return db
    .selectFrom('application_decisions as decision')
    .leftJoin('users as decider', 'decider.id', 'decision.decided_by')
    .innerJoin('applications', 'applications.id', 'decision.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['decision.to_status as status', 'decision.decided_at', 'decider.name as by_name'])
    .select(byOperator)
    .where('decision.application_id', '=', applicationId)
    .where('decision.taken_back_at', 'is', null)
    .whereRef('decision.from_status', '<>', 'decision.to_status')
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Undoes the user's last change to a locked application if it is newer than `since` and not told yet. Returns the
 * former state, or null when it is too late.
 */
export async function undoLastChange(
  tx: Transaction,
  { application, by, since, now }: { application: LockedApplication; by: string; since: Date; now: Date },
): Promise<ApplicationStatus | null> {
  const { id: application_id, status } = application
  const last = await tx
    .selectFrom('application_decisions as decision')
    .leftJoin('messages', 'messages.id', 'decision.message_id')
    .select(['decision.id', 'decision.from_status', 'decision.to_status', 'decision.message_id', 'messages.read_at'])
    .select('decision.review')
    .select(['decision.decided_by', 'decision.decided_at'])
    .where('decision.application_id', '=', application_id)
    .where('decision.taken_back_at', 'is', null)
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.decided_by !== by || last.decided_at < since || last.to_status !== status || last.read_at) return null
  if (last.review && !(await restoreReview(tx, application, last.review, now))) return null
  if (last.review) await forgetWebhookEvents(tx, { applicationId: application_id, at: last.decided_at })
  await tx.updateTable('application_decisions').set({ taken_back_at: now }).where('id', '=', last.id).execute()
  if (last.from_status !== status) await setStatus(tx, application_id, last.from_status, now)
  if (last.message_id) await tx.deleteFrom('messages').where('id', '=', last.message_id).execute()
  await forgetAnswer(tx, application_id, last.decided_at)
  await tx
    .deleteFrom('notifications')
    .where('application_id', '=', application_id)
    .where((is) => is.or([is('message_id', '=', last.message_id), sql<boolean>`detail ->> 'decision' = ${last.id}`]))
    .execute()
  return last.from_status
}

/** A decision, for its mail; undefined when it was undone or deleted. */
export function findApplicationDecision(db: Queryable, id: string) {
  return db
    .selectFrom('application_decisions')
    .select(['to_status', 'message_id'])
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}
