import { sql } from 'kysely'
import type { Queryable, Transaction } from '#store/database.ts'

/** Begins an import of an employer; the same id goes on with it. */
export async function openImport(
  tx: Transaction,
  { id, employerId, now }: { id: string; employerId: string; now: Date },
): Promise<boolean> {
  await tx
    .insertInto('posting_imports')
    .values({ id, employer_id: employerId, imported_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await lockImport(tx, id, employerId)) !== undefined
}

/** Records jobs or drafts of an import. */
export async function addImportRows(
  tx: Transaction,
  importId: string,
  rows: readonly ({ job_id: string } | { draft_id: string })[],
): Promise<void> {
  const all = rows.map((row) => ({ job_id: null, draft_id: null, ...row, import_id: importId }))
  await tx.insertInto('posting_import_rows').values(all).execute()
}

/** An import of an employer, locked until the transaction ends; undefined for another's. */
export const lockImport = (tx: Transaction, id: string, employerId: string) =>
  tx
    .selectFrom('posting_imports')
    .select(['imported_at', 'undone_at'])
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .forUpdate()
    .executeTakeFirst()

/** The jobs and drafts of an import. */
export const rowsOfImport = (db: Queryable, id: string) =>
  db.selectFrom('posting_import_rows').select(['job_id', 'draft_id']).where('import_id', '=', id).execute()

/** An employer's imports since a time with what is left of them, latest first; those taken back are absent. */
export async function importsSince(db: Queryable, employerId: string, since: Date) {
  const { rows } = await sql<{ id: string; imported_at: Date; jobs: number; drafts: number }>`
    SELECT imports.id, imported_at, count(job_id)::int AS jobs, count(draft_id)::int AS drafts
    FROM posting_imports AS imports JOIN posting_import_rows ON import_id = imports.id
    WHERE employer_id = ${employerId} AND imported_at >= ${since} AND undone_at IS NULL
    GROUP BY imports.id ORDER BY imported_at DESC`.execute(db)
  return rows
}

/** Marks an import as taken back. */
export async function endImport(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('posting_imports').set({ undone_at: now }).where('id', '=', id).execute()
}

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
