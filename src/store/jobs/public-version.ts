import type { Queryable } from '#store/database.ts'

/** A number that rises with every change to what the public reads (migration 0004). */
export async function publicVersion(db: Queryable): Promise<number> {
  return (await db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version
}
