import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Queryable } from '#store/database.ts'
import { hashToken, mailedToken } from './tokens.ts'

export type LinkKind = 'reset-password' | 'verify-email'

/** Stores the hash of a mailed link and voids the older one of the same kind, whose way back stays; returns that. */
async function putLink(
  tx: Queryable,
  link: { user_id: string; kind: LinkKind; id: string; hash: Buffer; expires_at: Date; back: string | null },
): Promise<string | null> {
  const { id, hash, expires_at } = link
  const back = sql<string | null>`coalesce(excluded.back, mailed_links.back)`
  const stored = await tx
    .insertInto('mailed_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ id, hash, expires_at, back }))
    .returning('back')
    .executeTakeFirstOrThrow()
  return stored.back
}

/** Uses up a link and returns its user; undefined when it is unknown, used, void or expired. */
export async function takeLink(tx: Queryable, kind: LinkKind, hash: Buffer, now: Date): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('mailed_links')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return taken?.user_id
}

/** The user of a link without using it up; undefined when it is unknown, void or expired. */
export function findLinkUser(tx: Queryable, kind: LinkKind, hash: Buffer, now: Date) {
  return tx
    .selectFrom('mailed_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.id', 'users.email', 'users.email_verified'])
    .where('link.hash', '=', hash)
    .where('link.kind', '=', kind)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
}

/** Voids an unused link. */
export async function voidLink(tx: Queryable, userId: string, kind: LinkKind): Promise<void> {
  await tx.deleteFrom('mailed_links').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

const lifetimes: Record<LinkKind, number> = {
  'reset-password': 60 * 60 * 1_000,
  'verify-email': 7 * 24 * 60 * 60 * 1_000,
}

/** Creates a link to be mailed: single use, valid for 1 hour (reset) or 7 days (verification). */
export async function mailLink(
  tx: Queryable,
  { userId, kind, secret, now, back }: { userId: string; kind: LinkKind; secret: string; now: Date; back?: string },
): Promise<{ id: string; token: string; back?: string }> {
  const id = v7()
  const token = mailedToken(kind, id, secret)
  const expires_at = new Date(now.getTime() + lifetimes[kind])
  const link = { user_id: userId, kind, id, hash: hashToken(token), expires_at }
  const leadsBack = await putLink(tx, { ...link, back: back ?? null })
  return { id, token, ...(leadsBack !== null && { back: leadsBack }) }
}

/** The kinds of mailed links by the table of their hashes. */
type MailedLink =
  | { table: 'mailed_links'; kind: 'reset-password' | 'verify-email' }
  | { table: 'sign_in_codes'; kind: 'sign-in-code' }
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
