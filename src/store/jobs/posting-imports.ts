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

/** Marks an import as taken back. */
export async function endImport(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('posting_imports').set({ undone_at: now }).where('id', '=', id).execute()
}

/** Deletes imports that can no longer be taken back; their jobs stay. */
export async function deleteOldImports(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('posting_imports').where('imported_at', '<', before).execute()
}
