import { didChange } from '#store/database/transactions.ts'
import type { Queryable } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'
import { hashToken, newToken } from './tokens.ts'

export type ChallengeKind = Schema['factor_challenges']['kind']

const lifetime = 5 * 60 * 1_000

/** Starts a challenge that a factor must answer within 5 minutes; stores only the token's hash. */
export async function putChallenge(
  tx: Queryable,
  { userId, kind, now }: { userId: string; kind: ChallengeKind; now: Date },
): Promise<{ challenge: string; expires_at: Date }> {
  const { token, hash } = newToken()
  const expires_at = new Date(now.getTime() + lifetime)
  await tx.insertInto('factor_challenges').values({ hash, user_id: userId, kind, expires_at }).execute()
  return { challenge: token, expires_at }
}

/** The user of a challenge; undefined when it is unknown, used or expired. */
export async function findChallenge(
  db: Queryable,
  challenge: string,
  kind: ChallengeKind,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('factor_challenges')
    .select('user_id')
    .where('hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** Uses up a challenge; of two concurrent calls, one returns true. */
export async function takeChallenge(tx: Queryable, challenge: string): Promise<boolean> {
  return didChange(tx.deleteFrom('factor_challenges').where('hash', '=', hashToken(challenge)))
}
