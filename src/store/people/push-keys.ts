import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'

type Row = { public_key: string; sealed: string }

/** The product's keys for push services; undefined before first use. */
export function findPushKeys(db: Queryable): Promise<Row | undefined> {
  return db.selectFrom('push_keys').select(['public_key', 'sealed']).executeTakeFirst()
}

/** Stores the first keys; of two concurrent calls, the first wins. */
export async function insertPushKeys(db: Queryable, keys: Row, now: Date): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ ...keys, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces keys that no secret opens; subscriptions work only with the keys that they were made for. */
export async function replacePushKeys(tx: Transaction, lost: string, keys: Row, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('push_keys')
    .set({ ...keys, created_at: now })
    .where('sealed', '=', lost)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tx.deleteFrom('push_subscriptions').execute()
}

/** Stores the private key sealed with another secret unless it changed meanwhile; returns whether it was stored. */
export async function replaceSealedPushKey(
  db: Queryable,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  return didChange(db.updateTable('push_keys').set({ sealed: after }).where('sealed', '=', before))
}
