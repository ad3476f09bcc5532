import { sql } from 'kysely'
import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { Role } from '#rules/people/roles.ts'
import type { Queryable } from '#store/database.ts'

export type EmployerAccount = { id: string; role: Role }

/**
 * The accounts with these emails, by email as given. Missing ones are created as employers without a password; the
 * owner of the mailbox requests one.
 */
export async function employerAccounts(
  db: Queryable,
  employers: readonly { email: string; name: string }[],
  now: Date,
): Promise<Map<string, EmployerAccount>> {
  const different = [...new Map(employers.map((each) => [each.email, each])).values()]
  const keys = different.map(({ email }) => comparableEmail(email))
  await sql`
    INSERT INTO users (id, name, email, email_key, role, created_at)
    SELECT id, name, email, email_key, 'employer', ${now}::timestamptz
    FROM unnest(${different.map(() => v7())}::uuid[], ${different.map(({ name }) => name)}::text[],
      ${different.map(({ email }) => email)}::text[], ${keys}::text[]) AS given (id, name, email, email_key)
    ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<EmployerAccount & { email: string }>`
    SELECT given.email, users.id, role
    FROM unnest(${different.map(({ email }) => email)}::text[], ${keys}::text[]) AS given (email, email_key)
    JOIN users USING (email_key)`.execute(db)
  return new Map(rows.map(({ email, ...account }) => [email, account]))
}

/** The ids of those jobs that carry their employer's mark. */
export async function markedJobs(
  db: Queryable,
  jobs: readonly { id: string; owner_id: string; company: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT job.id FROM unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ owner_id }) => owner_id)}::uuid[],
      ${jobs.map(({ company }) => company)}::text[]) AS job (id, owner_id, company)
    JOIN employer_profiles AS profile ON profile.user_id = job.owner_id
    WHERE profile.verified_at IS NOT NULL AND bears_mark(profile, job.company)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
