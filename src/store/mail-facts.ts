import { type SqlBool, sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Whom a mailed link goes to; undefined when it is used, void or too old by now. */
export function linkFacts(db: Queryable, linkId: string, now: Date) {
  return db
    .selectFrom('mailed_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.name', 'users.email', 'users.email_verified', 'link.kind', 'link.user_id', 'link.hash'])
    .where('link.id', '=', linkId)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
}

/** Whom the mail about a change of email goes to; undefined when the change cannot be taken back any more. */
export function emailChangeFacts(db: Queryable, changeId: string, now: Date) {
  return db
    .selectFrom('email_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .select(['users.name', 'change.email', 'change.changed_at', 'change.hash'])
    .where('change.id', '=', changeId)
    .where('change.expires_at', '>', now)
    .executeTakeFirst()
}

/** What a security notice tells; undefined when its link is used or too old. */
export function securityNoticeFacts(db: Queryable, noticeId: string, now: Date) {
  return db
    .selectFrom('security_notices as notice')
    .innerJoin('users', 'users.id', 'notice.user_id')
    .select(['users.name', 'notice.email', 'notice.kind', 'notice.noticed_at', 'notice.device', 'notice.network'])
    .select('notice.hash')
    .where('notice.id', '=', noticeId)
    .where('notice.expires_at', '>', now)
    .executeTakeFirst()
}

/** Whether a user is an employer's own account, or of its team with more than a look at it. */
const worksFor = (user: string, employer: string) =>
  sql<SqlBool>`(${sql.ref(user)} = ${sql.ref(employer)} OR EXISTS (
    SELECT FROM team_members WHERE user_id = ${sql.ref(user)} AND employer_id = ${sql.ref(employer)} AND role <> 'viewer'
  ))`

/** Whether a user is whom a mail about a job is for: the employer's own account, or the one of its people who is named. */
const isOneOf = (user: string, named: string | undefined) =>
  named === undefined
    ? sql<SqlBool>`${sql.ref(user)} = jobs.owner_id`
    : sql<SqlBool>`(${sql.ref(user)} = ${named} AND ${worksFor(user, 'jobs.owner_id')})`

const applications = (db: Queryable, id: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .where('applications.id', '=', id)

/** What one of the employer's people is told of a new application; undefined when anybody of it is gone, or left the team. */
export function receivedApplicationFacts(db: Queryable, applicationId: string, userId?: string) {
  return applications(db, applicationId)
    .innerJoin('users as employer', (join) => join.on(isOneOf('employer.id', userId)))
    .select([
      'employer.id as recipient_id',
      'employer.name',
      'employer.email',
      'applicant.name as applicant_name',
      'jobs.id as job_id',
      'jobs.title as job_title',
    ])
    .executeTakeFirst()
}

/** What an applicant is told of their application; undefined when it is gone. */
export function ownApplicationFacts(db: Queryable, applicationId: string) {
  return applications(db, applicationId)
    .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'applicant.id as recipient_id',
      'applicant.name',
      'applicant.email',
      'jobs.title as job_title',
      'jobs.company',
      'resumes.name as resume_name',
    ])
    .executeTakeFirst()
}

/** What one of the employer's people is told of a reviewed job; undefined when the job is gone, or they left the team. */
export function reviewedJobFacts(db: Queryable, jobId: string, userId?: string) {
  return db
    .selectFrom('jobs')
    .innerJoin('users', (join) => join.on(isOneOf('users.id', userId)))
    .select(['users.id as recipient_id', 'users.name', 'users.email', 'jobs.title as job_title'])
    .select(['jobs.approval_status', 'jobs.rejection_reason', 'jobs.stopped_by_operator'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
}

/** Who of an employer's people is mailed of an interview: whoever arranged it last and is still of the team, else its own account. */
export async function hostOfInterview(
  db: Queryable,
  { arranger_id, owner_id }: { arranger_id: string | null; owner_id: string },
): Promise<string> {
  const member = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('user_id', '=', arranger_id)
    .where('employer_id', '=', owner_id)
    .where('role', '<>', 'viewer')
    .executeTakeFirst()
  return member?.user_id ?? owner_id
}

/** What an employer is told of its verification; undefined when the account is gone. */
export function employerFacts(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('employer_profiles as profile', 'profile.user_id', 'users.id')
    .select(['users.id as recipient_id', 'users.name', 'users.email', 'profile.verified_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
