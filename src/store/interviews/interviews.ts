import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { InvalidInputError } from '#rules/faults.ts'
import { type Reminder, reminders } from '#rules/interviews.ts'
import { otherSide, type Side, sideOf, sides } from '#rules/messages/sides.ts'
import type { InterviewOutcome } from '#rules/people/notifications.ts'
import type { Party } from '#rules/people/roles.ts'
import { lockColleague } from '#store/applications/application-reviews.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { notify } from '#store/people/notify.ts'
import { notifyEmployer } from '#store/people/notify-employer.ts'
import { queueWebhookEvents } from '#store/people/webhook-deliveries.ts'
import type { Schema } from '#store/schema.ts'

const interviews = (db: Queryable) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .leftJoin('users as arranger', 'arranger.id', 'interviews.arranged_by')
    .select(['interviews.id', 'interviews.application_id', 'interviews.kind', 'interviews.place', 'interviews.note'])
    .select(['interviews.minutes', 'interviews.slots', 'interviews.shared_slot', 'interviews.status'])
    .select(['interviews.proposed_by', 'interviews.starts_at', 'interviews.answer', 'interviews.sequence'])
    .select(['interviews.created_at', 'interviews.updated_at', exactTime('interviews.created_at').as('at')])
    .select(['jobs.id as job_id', 'jobs.title as job_title', 'jobs.company', 'jobs.owner_id'])
    .select(['applicant.id as applicant_id', 'applicant.name as applicant_name'])
    .select(['arranger.id as arranger_id', 'arranger.name as arranger_name'])
    .select(['applications.status as application_status', takenSlots.as('taken_slots')])
    .select(['interviews.url', interviewers.as('interviewers')])

/** The people of the team who take part. */
const interviewers = sql<{ id: string; name: string }[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name) ORDER BY person.name, person.id)
  FROM interviewers JOIN users AS person ON person.id = interviewers.user_id
  WHERE interviewers.interview_id = interviews.id
), '[]')`

/** The proposed slots that another applicant has taken. */
const takenSlots = sql<Date[]>`CASE WHEN interviews.shared_slot THEN ARRAY(
  SELECT other.starts_at FROM interviews AS other
  WHERE other.owner_id = interviews.owner_id AND other.starts_at = ANY(interviews.slots)
    AND other.status = 'accepted' AND other.shared_slot AND other.id <> interviews.id
  ORDER BY 1
) ELSE '{}' END`

export type Interview = Awaited<ReturnType<ReturnType<typeof interviews>['execute']>>[number]

const isOwn = ({ id, employerId }: Party) =>
  sql<SqlBool>`(applications.user_id = ${id} OR jobs.owner_id = ${employerId})`

/** The interviews of an application for one side, oldest first. */
export function listInterviews(db: Queryable, applicationId: string, party: Party): Promise<Interview[]> {
  return interviews(db)
    .where('interviews.application_id', '=', applicationId)
    .where(isOwn(party))
    .orderBy('interviews.created_at')
    .orderBy('interviews.id')
    .execute()
}

/** An interview, without a check of access. */
export function findInterview(db: Queryable, id: string): Promise<Interview | undefined> {
  return interviews(db).where('interviews.id', '=', id).executeTakeFirst()
}

/** A settled interview with the user's side; undefined when it is not theirs. */
export async function findOwnSettledInterview(db: Queryable, id: string, party: Party) {
  const found = await interviews(db)
    .where('interviews.id', '=', id)
    .where('interviews.status', '=', 'accepted')
    .where(isOwn(party))
    .executeTakeFirst()
  const side = found && sideOf(party, found)
  return side ? { ...found, side } : undefined
}

/** An interview of an application with the user's side, locked until the transaction ends. */
export async function lockInterview(
  tx: Transaction,
  { applicationId, id, party }: { applicationId: string; id: string; party: Party },
) {
  const found = await interviews(tx)
    .where('interviews.id', '=', id)
    .where('interviews.application_id', '=', applicationId)
    .where(isOwn(party))
    .forUpdate('interviews')
    .executeTakeFirst()
  const side = found && sideOf(party, found)
  return side ? { ...found, side } : undefined
}

/** Adds an interview; violates `interviews_application` when the application is gone. */
export async function insertInterview(tx: Transaction, interview: Insertable<Schema['interviews']>): Promise<void> {
  await tx.insertInto('interviews').values(interview).execute()
}

type Change = Partial<
  Pick<
    Insertable<Schema['interviews']>,
    'url' | 'status' | 'starts_at' | 'slots' | 'proposed_by' | 'place' | 'minutes' | 'note' | 'answer' | 'sequence'
  >
> & { updated_at: Date }

/** Changes a locked interview for one side; taking a slot that is taken already violates `interviews_shared_slot`. */
export async function changeInterview(
  tx: Transaction,
  { id, side }: { id: string; side: Side },
  by: string,
  change: Change,
): Promise<void> {
  const set = side === 'employer' ? { ...change, arranged_by: by } : change
  await tx.updateTable('interviews').set(set).where('id', '=', id).execute()
}

/** Cancels the open interviews of an application; returns those that were in calendars. */
export async function cancelInterviews(tx: Transaction, applicationId: string, now: Date) {
  const cancelled = await tx
    .updateTable('interviews')
    .set({ status: 'cancelled', updated_at: now, sequence: sql`sequence + 1` })
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'cancelled')
    .where(sql<SqlBool>`(starts_at IS NULL OR starts_at > ${now} OR status <> 'accepted')`)
    .returning(['id', 'starts_at', 'sequence'])
    .execute()
  return cancelled.filter(({ starts_at }) => starts_at !== null)
}

type OwnInterviews = {
  party: Party
  status?: 'accepted' | undefined
  since?: Date | undefined
  days?: Days | undefined
}

/** Calendar days in Tokyo, both included. */
type Days = { from?: string | undefined; to?: string | undefined }

const matching = ({ party, status, since, days }: OwnInterviews) => {
  const own = sql`interviews.application_id IN (
    SELECT id FROM applications WHERE user_id = ${party.id}
    UNION ALL
    SELECT applications.id FROM applications JOIN jobs ON jobs.id = job_id WHERE jobs.owner_id = ${party.employerId}
  )`
  const conditions = [own]
  if (status) conditions.push(sql`interviews.status = ${status}`)
  if (days) {
    const inDays = (start: RawBuilder<Date>) =>
      sql`(${start} >= ${midnight(days.from ?? '0001-01-01')} AND ${start} < ${midnight(days.to ?? '9999-12-30')} + interval '1 day')`
    conditions.push(sql`CASE interviews.status
      WHEN 'accepted' THEN ${inDays(sql`interviews.starts_at`)}
      WHEN 'proposed' THEN EXISTS (SELECT FROM unnest(interviews.slots) AS slot WHERE ${inDays(sql`slot`)})
      ELSE false END`)
  }
  if (since) conditions.push(sql`interviews.starts_at >= ${since}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`
}

const midnight = (day: string) => sql`${`${day}T00:00:00+09:00`}::timestamptz`

/** A user's interviews on either side, latest first. */
export function listOwnInterviews(db: Queryable, whose: OwnInterviews, slice: Slice): Promise<Interview[]> {
  return interviews(db)
    .where(matching(whose))
    .$call(newestFirst('interviews.created_at', 'interviews.id', slice))
    .execute()
}

/** The number of a user's interviews on either side. */
export const countOwnInterviews = (db: Queryable, whose: OwnInterviews): Promise<number> =>
  countOf(db.selectFrom('interviews').where(matching(whose)))

/** Locks the people who are to take part; throws for somebody who is not of the employer's team. */
export async function lockInterviewers(tx: Transaction, people: readonly string[], employerId: string): Promise<void> {
  for (const [at, id] of people.entries())
    if (!(await lockColleague(tx, id, employerId)))
      throw new InvalidInputError([{ fault: 'choice-unknown', path: `interviewers.${at}` }])
}

/** Says which locked people take part, instead of those before. */
export async function putInterviewers(tx: Transaction, interviewId: string, people: readonly string[]): Promise<void> {
  await tx.deleteFrom('interviewers').where('interview_id', '=', interviewId).execute()
  if (people.length === 0) return
  const rows = people.map((user_id) => ({ interview_id: interviewId, user_id }))
  await tx.insertInto('interviewers').values(rows).execute()
}

type Told = Pick<
  Interview,
  'id' | 'job_id' | 'job_title' | 'application_id' | 'applicant_id' | 'owner_id' | 'status' | 'starts_at' | 'sequence'
>

type News = { interview: Told; by: Side; outcome: 'proposed' | InterviewOutcome; now: Date }

/**
 * Notifies the other side of a change to an interview. The person who made it gets a mail too when calendars change,
 * and both get a reminder of a settled interview.
 */
export async function notifyOfInterview(tx: Transaction, followUps: FollowUps, news: News): Promise<void> {
  const { interview, by, outcome, now } = news
  const { id: interview_id, application_id, applicant_id, owner_id, status, starts_at, sequence } = interview
  const ids = { application_id, interview_id }
  const about =
    outcome === 'proposed'
      ? ({ kind: 'interview_proposed', ...ids } as const)
      : ({ kind: 'interview_decided', ...ids, outcome } as const)
  if (otherSide[by] === 'applicant') await notify(tx, followUps, { to: applicant_id, about, now })
  else await notifyEmployer(tx, followUps, { employerId: owner_id, about, now })
  const event = outcome === 'accepted' ? 'interview.settled' : outcome === 'cancelled' ? 'interview.cancelled' : null
  if (event) {
    const at = starts_at && { starts_at: starts_at.toISOString() }
    const data = { job_id: interview.job_id, job_title: interview.job_title, ...ids, ...at }
    await queueWebhookEvents(tx, followUps, { employerId: owner_id, event, data, now, afterSeconds: 0 })
  }
  if (starts_at === null) return
  await followUps.add(tx, { kind: 'interview-calendar', interview_id, side: by })
  if (status !== 'accepted') return
  for (const before of Object.keys(reminders) as Reminder[]) {
    const afterSeconds = Math.floor((starts_at.getTime() - now.getTime()) / 1_000) - reminders[before]
    if (afterSeconds <= 0) continue
    for (const side of sides)
      await followUps.add(tx, { kind: 'interview-reminder', interview_id, sequence, side, before }, { afterSeconds })
  }
}
