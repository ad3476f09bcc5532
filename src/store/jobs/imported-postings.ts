import { sql } from 'kysely'
import type { Queryable, Transaction } from '#store/database.ts'

/** The jobs created from an employer's postings with these keys, by key. */
export async function findImported(
  db: Queryable,
  ownerId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('imported_postings')
    .select(['key', 'job_id'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`key = ANY(${keys}::text[])`)
    .execute()
  return new Map(rows.map(({ key, job_id }) => [key, job_id]))
}

/** Serialises imports of one employer. */
export async function lockImports(tx: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId} import`}, 0))`.execute(tx)
}

/** Records which jobs postings became. */
export async function saveImported(
  tx: Transaction,
  rows: readonly { owner_id: string; key: string; job_id: string }[],
): Promise<void> {
  await tx.insertInto('imported_postings').values(rows).execute()
}
