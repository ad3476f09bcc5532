import type { Queryable } from '#store/database.ts'

/** The Argon2id hash of the password that the operator gave this account last; undefined where none was. */
export async function findOperatorPassword(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('operator_passwords').select('hash').where('user_id', '=', userId).executeTakeFirst()
  return row?.hash
}

/** Remembers the password that the operator gave. */
export async function putOperatorPassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  await tx
    .insertInto('operator_passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
    .execute()
}
