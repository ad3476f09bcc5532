import { type Selectable, sql } from 'kysely'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import type { Schema } from '#store/schema.ts'

/** A draft; with a name it is a template. */
export type JobDraft = Omit<Selectable<Schema['job_drafts']>, 'owner_id'>

const drafts = (db: Queryable, ownerId: string) =>
  db
    .selectFrom('job_drafts')
    .select(['id', 'template_name', 'posting', 'created_at', 'updated_at'])
    .where('owner_id', '=', ownerId)

/** An employer's drafts and templates, last changed first. */
export function listDrafts(
  db: Queryable,
  ownerId: string,
  page: { limit: number; offset: number } | null,
): Promise<JobDraft[]> {
  return drafts(db, ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute()
}

/** An own draft. */
export function findDraft(db: Queryable, id: string, ownerId: string): Promise<JobDraft | undefined> {
  return drafts(db, ownerId).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockDraft(tx: Transaction, id: string, ownerId: string): Promise<JobDraft | undefined> {
  return drafts(tx, ownerId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Several own drafts, locked. */
export function lockDrafts(tx: Transaction, ids: readonly string[], ownerId: string): Promise<JobDraft[]> {
  return drafts(tx, ownerId).where('id', '=', sql<string>`ANY(${ids}::uuid[])`).orderBy('id').forNoKeyUpdate().execute()
}

/** Deletes several own drafts. */
export async function removeDrafts(tx: Transaction, ids: readonly string[], ownerId: string): Promise<void> {
  await tx
    .deleteFrom('job_drafts')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .execute()
}

/** The number of an employer's drafts and templates. */
export async function countDrafts(db: Queryable, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_drafts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/** The same, after locking the employer, so that no draft is added before the transaction ends. */
export async function lockAndCountDrafts(tx: Transaction, ownerId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  return countDrafts(tx, ownerId)
}

/** Adds a draft; violates a foreign key when the employer is gone. */
export async function insertDraft(tx: Transaction, ...drafts: (JobDraft & { owner_id: string })[]) {
  const rows = drafts.map(({ posting, ...draft }) => ({ ...draft, posting: JSON.stringify(posting) }))
  await tx.insertInto('job_drafts').values(rows).execute()
}

export async function updateDraft(tx: Transaction, { id, posting, template_name, updated_at }: JobDraft) {
  await tx
    .updateTable('job_drafts')
    .set({ posting: JSON.stringify(posting), template_name, updated_at })
    .where('id', '=', id)
    .execute()
}

/** Deletes an own draft; returns whether it existed. */
export const removeDraft = (db: Queryable, id: string, ownerId: string): Promise<boolean> =>
  didChange(db.deleteFrom('job_drafts').where('id', '=', id).where('owner_id', '=', ownerId))
