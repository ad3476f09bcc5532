import { type SqlBool, sql } from 'kysely'
import { sentPapers } from './applications/application-papers.ts'
import type { Queryable } from './database.ts'

/** The recipient of a mailed link; undefined when it is used, void or expired. */
export function linkFacts(db: Queryable, linkId: string, now: Date) {
  return db
    .selectFrom('mailed_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.name', 'users.email', 'users.email_verified', 'link.kind', 'link.user_id', 'link.hash'])
    .where('link.id', '=', linkId)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
}

/** The recipient of a mail about a changed email; undefined when it can no longer be reverted. */
export function emailChangeFacts(db: Queryable, changeId: string, now: Date) {
  return db
    .selectFrom('email_changes as change')
    .innerJoin('users', 'users.id', 'change.user_id')
    .select(['users.name', 'change.email', 'change.changed_at', 'change.hash'])
    .where('change.id', '=', changeId)
    .where('change.expires_at', '>', now)
    .executeTakeFirst()
}

/** The facts of a security notice; undefined when its link is used or expired. */
export function securityNoticeFacts(db: Queryable, noticeId: string, now: Date) {
  return db
    .selectFrom('security_notices as notice')
    .innerJoin('users', 'users.id', 'notice.user_id')
    .select([
      'users.name',
      'users.role',
      'notice.email',
      'notice.kind',
      'notice.noticed_at',
      'notice.device',
      'notice.network',
    ])
    .select('notice.hash')
    .where('notice.id', '=', noticeId)
    .where('notice.expires_at', '>', now)
    .executeTakeFirst()
}

/** Whether a user is the employer's own account or a team member above viewer. */
const worksFor = (user: string, employer: string) =>
  sql<SqlBool>`(${sql.ref(user)} = ${sql.ref(employer)} OR EXISTS (
    SELECT FROM team_members WHERE user_id = ${sql.ref(user)} AND employer_id = ${sql.ref(employer)} AND role <> 'viewer'
  ))`

/** Whether a user is the recipient of a job's mail: the named team member, or the employer's own account. */
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

/** Facts for the employer about a new application; undefined when a party is gone or left the team. */
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

/** Facts for an applicant about their application; undefined when it is gone. */
export function ownApplicationFacts(db: Queryable, applicationId: string) {
  return applications(db, applicationId)
    .select([
      'applicant.id as recipient_id',
      'applicant.name',
      'applicant.email',
      'jobs.title as job_title',
      'jobs.company',
      sentPapers.as('papers'),
    ])
    .executeTakeFirst()
}

/** Facts for the employer about a reviewed job; undefined when the job is gone or the recipient left the team. */
export function reviewedJobFacts(db: Queryable, jobId: string, userId?: string) {
  return db
    .selectFrom('jobs')
    .innerJoin('users', (join) => join.on(isOneOf('users.id', userId)))
    .select(['users.id as recipient_id', 'users.name', 'users.email', 'jobs.title as job_title'])
    .select(['jobs.approval_status', 'jobs.rejection_reason', 'jobs.stopped_by_operator'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
}

/** The employer's recipient for an interview: the last organiser if still in the team, else its own account. */
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

/** Facts for an employer about its verification; undefined when the account is gone. */
export function employerFacts(db: Queryable, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('employer_profiles as profile', 'profile.user_id', 'users.id')
    .select(['users.id as recipient_id', 'users.name', 'users.email', 'profile.verified_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
