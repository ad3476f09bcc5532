import type { Queryable } from '#store/database.ts'

type Identity = { provider: 'google' | 'linkedin'; subject: string }

/** The user linked to a provider's subject. */
export async function findUserByIdentity(db: Queryable, { provider, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Unlinks a user from every provider. */
export async function unlinkIdentities(tx: Queryable, userId: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute()
}

/** Links a provider's subject to a user; of two concurrent calls, the first wins. */
export async function linkIdentity(
  tx: Queryable,
  identity: Identity & { user_id: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
