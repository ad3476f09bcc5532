import type { Queryable } from '#store/database.ts'

/** The Argon2id hash of the last password that the operator set for this account. */
export async function findOperatorPassword(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('operator_passwords').select('hash').where('user_id', '=', userId).executeTakeFirst()
  return row?.hash
}

/** Stores the hash of a password set by the operator. */
export async function putOperatorPassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  await tx
    .insertInto('operator_passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
    .execute()
}
