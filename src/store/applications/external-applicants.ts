import { type SqlBool, sql } from 'kysely'
import { comparableEmail } from '#rules/people/email.ts'
import { searchText } from '#rules/search/search-text.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { FollowUps } from '#store/follow-ups.ts'

/** The name, email and phone of an applicant, who has an account or was added by the team; joined as `applicant`. */
export const applicantName = sql<string>`coalesce(applicant.name, applications.external_name)`
export const applicantEmail = sql<string>`coalesce(applicant.email, applications.external_email, '')`
export const applicantPhone = sql<string | null>`coalesce(applicant.phone, applications.external_phone)`
export const isExternal = sql<boolean>`applications.user_id IS NULL`

type Person = { name: string; email: string | null; phone: string | null; letter: string | null; source: string | null }
type File = { id: string; name: string; kind: 'pdf' | 'docx'; content: Buffer }

/** Whether a job has somebody from elsewhere with this email by the other spelling of its domain. */
export async function hasExternal(tx: Queryable, jobId: string, email: string): Promise<boolean> {
  // Emails of plain domains have one spelling, which `applications_external_once` compares.
  if (!/[^ -~]|[@.]xn--/i.test(email)) return false
  const same = sql<SqlBool>`email_key(external_email) = ${comparableEmail(email)}`
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where(same)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a person from elsewhere; the same email twice for one job violates `applications_external_once`. */
export async function insertExternal(
  tx: Transaction,
  { id, jobId, now }: { id: string; jobId: string; now: Date },
  { name, email, phone, letter, source }: Person,
  file: File | null,
): Promise<void> {
  await tx
    .insertInto('applications')
    .values({
      ...{ id, job_id: jobId, user_id: null, resume_id: null, source, applied_at: now, updated_at: now },
      ...{ cover_letter: letter, letter_text: searchText(letter ?? '') },
      ...{ external_name: name, external_email: email, external_phone: phone },
    })
    .execute()
  if (!file) return
  await tx
    .insertInto('resumes')
    .values({ ...file, user_id: null, application_id: id, size: file.content.length, uploaded_at: now })
    .execute()
  await tx.updateTable('applications').set({ resume_id: file.id }).where('id', '=', id).execute()
}

/**
 * Queues the mails to people from elsewhere, of one application if it is named. They wait until the employer has confirmed
 * their email, because they go to strangers.
 */
export async function notifyExternals(tx: Transaction, followUps: FollowUps, now: Date, id?: string): Promise<void> {
  const untold = tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as owner', 'owner.id', 'jobs.owner_id')
    .select('applications.id')
    .where('applications.external_email', 'is not', null)
    .where('applications.external_told_at', 'is', null)
    .where('owner.email_verified', '=', true)
    .$if(id !== undefined, (query) => query.where('applications.id', '=', id ?? ''))
  const told = await tx
    .updateTable('applications')
    .set({ external_told_at: now })
    .where('id', 'in', untold)
    .where('external_told_at', 'is', null)
    .returning('id')
    .execute()
  for (const one of told) await followUps.add(tx, { kind: 'external-applicant', application_id: one.id })
}

/** What the mail to a person from elsewhere says; undefined when they are gone or have no email. */
export function externalFacts(db: Queryable, applicationId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('employer_profiles as employer', 'employer.user_id', 'jobs.owner_id')
    .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['applications.external_name as name', 'applications.external_email as email'])
    .select(['applications.external_phone as phone', 'applications.cover_letter', 'resumes.name as resume_name'])
    .select(['jobs.title as job_title', 'jobs.company'])
    .select(sql<boolean>`employer.verified_at IS NOT NULL`.as('is_verified'))
    .where('applications.id', '=', applicationId)
    .where('applications.external_email', 'is not', null)
    .executeTakeFirst()
}

/** Deletes a person from elsewhere, only of this job if one is named; false when there is none. */
export async function removeExternal(tx: Transaction, id: string, jobId?: string): Promise<boolean> {
  const own = tx
    .selectFrom('applications')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId ?? ''))
  // The job first, in the order in which deleting a job locks.
  await tx.selectFrom('jobs').select('id').where('id', 'in', own.select('job_id')).forNoKeyUpdate().execute()
  return didChange(tx.deleteFrom('applications').where('id', 'in', own.select('id')))
}
