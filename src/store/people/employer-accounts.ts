import { sql } from 'kysely'
import { v7 } from 'uuid'
import { comparableEmail } from '#rules/people/email.ts'
import type { Role } from '#rules/people/roles.ts'
import type { Queryable } from '#store/database.ts'

export type EmployerAccount = { id: string; role: Role; verified: boolean }

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
    SELECT given.email, users.id, role, verified_at IS NOT NULL AS verified
    FROM unnest(${different.map(({ email }) => email)}::text[], ${keys}::text[]) AS given (email, email_key)
    JOIN users USING (email_key) LEFT JOIN employer_profiles ON user_id = users.id`.execute(db)
  return new Map(rows.map(({ email, ...account }) => [email, account]))
}
