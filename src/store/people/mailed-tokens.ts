import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { hashToken, mailedToken } from './tokens.ts'

/** The kinds of mailed links by the table of their hashes. */
type MailedLink =
  | { table: 'mailed_links'; kind: 'reset-password' | 'verify-email' }
  | { table: 'email_changes'; kind: 'revert-email' }
  | { table: 'team_invitations'; kind: 'join-team' }
  | { table: 'security_notices'; kind: 'secure-account' }

/**
 * The token of a link when its mail is written. The stored hash shows which secret made it; if that secret is gone, the
 * link gets a new token.
 */
export async function tokenToMail(
  db: Queryable,
  { table, kind, id, hash }: MailedLink & { id: string; hash: Buffer },
  { secret, acceptedSecrets }: { secret: string; acceptedSecrets: readonly string[] },
): Promise<string> {
  const stored = acceptedSecrets
    .map((each) => mailedToken(kind, id, each))
    .find((token) => hashToken(token).equals(hash))
  if (stored !== undefined) return stored
  const token = mailedToken(kind, id, secret)
  await sql`UPDATE ${sql.table(table)} SET hash = ${hashToken(token)} WHERE id = ${id}`.execute(db)
  return token
}
