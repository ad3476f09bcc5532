import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { foldedText } from '#rules/search/fold.ts'
import { searchText } from '#rules/search/search-text.ts'
import { searchTextVersion } from '#rules/search/searchable-text.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'
import { isPublicNow } from '#store/jobs/public-now.ts'
import { countOf, exactTime, newestFirst, type Slice } from '#store/keyset.ts'
import { lineOfSearchText, searchLine } from '#store/like.ts'

const columns = ['id', 'name', 'corporate_number', 'blocked_at'] as const

/** A user's blocked employers, newest first. */
export function listBlockedEmployers(db: Queryable, userId: string, slice: Slice) {
  return db
    .selectFrom('blocked_employers')
    .select([...columns, exactTime('blocked_at').as('at')])
    .where('user_id', '=', userId)
    .$call(newestFirst('blocked_at', 'id', slice))
    .execute()
}

/** The number of employers that a user has blocked. */
export const countBlockedEmployers = (db: Queryable, userId: string): Promise<number> =>
  countOf(db.selectFrom('blocked_employers').where('user_id', '=', userId))

/** Adds a block; a duplicate violates `blocked_employers_once`, a deleted user a foreign key. */
export async function insertBlock(
  tx: Transaction,
  block: { id: string; user_id: string; name: string | null; corporate_number: string | null; blocked_at: Date },
): Promise<void> {
  const name_key = block.name === null ? null : searchText(block.name)
  await tx
    .insertInto('blocked_employers')
    .values({ ...block, name_key, ...foldedName(block) })
    .execute()
}

/** The name as it stands in the search texts of this version. */
const foldedName = ({ name }: { name: string | null }) => ({
  name_folded: name === null ? null : foldedText(name),
  folded_version: searchTextVersion,
})

const outdatedNames = (db: Queryable) =>
  db
    .selectFrom('blocked_employers')
    .where((where) =>
      where.or([where('folded_version', '<', searchTextVersion), where('folded_version', '>', searchTextVersion)]),
    )

/** Whether another version has folded some names. */
export const hasOutdatedNames = async (db: Queryable): Promise<boolean> =>
  (await outdatedNames(db).select('id').limit(1).execute()).length > 0

/** Folds names anew that an older version has folded; before the jobs', so that nobody blocked is shown meanwhile. */
export async function foldBlockedNames(db: Queryable): Promise<void> {
  for (const { id, ...block } of await outdatedNames(db).select(['id', 'name']).execute())
    await db.updateTable('blocked_employers').set(foldedName(block)).where('id', '=', id).execute()
}

/** Adds blocks of companies by name, without those that are there; returns the new ones. */
export async function insertNamedBlocks(tx: Transaction, user_id: string, names: readonly string[], blocked_at: Date) {
  if (names.length === 0) return []
  const rows = names.map((name) => ({
    ...{ id: v7(), user_id, name, name_key: searchText(name), blocked_at },
    ...foldedName({ name }),
  }))
  return tx
    .insertInto('blocked_employers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .execute()
}

/** Deletes an own block; returns whether it existed. */
export const removeBlock = (db: Queryable, id: string, userId: string): Promise<boolean> =>
  didChange(db.deleteFrom('blocked_employers').where('id', '=', id).where('user_id', '=', userId))

const company = sql<string>`company_key(${lineOfSearchText(searchLine.company)})`
/** The keys of a blocked name, by this version's folding and without any. */
const blockedKeys = sql`(VALUES (company_key(blocked_employers.name_folded)), (company_key(blocked_employers.name_key)))
  AS blocked (key)`

/** Whether a user has blocked the employer of a row of `jobs`: by the posting's company, or by its owner's 法人番号. */
export function isBlockedBy(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM blocked_employers WHERE blocked_employers.user_id = ${userId}
    AND (${company} IN (SELECT key FROM ${blockedKeys})
      OR blocked_employers.corporate_number = (SELECT employer_profiles.corporate_number FROM employer_profiles
        WHERE employer_profiles.user_id = jobs.owner_id)))`
}

/** Whether a user has blocked the employer of a job. */
export async function hasBlockedEmployerOf(db: Queryable, userId: string, jobId: string): Promise<boolean> {
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where(isBlockedBy(sql`${userId}::uuid`))
    .executeTakeFirst()
  return found !== undefined
}

/** Ids of public jobs of a user's blocked employers, found by indexes on company and account. */
export async function listBlockedJobIds(
  db: Queryable,
  userId: string,
  today: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT jobs.id FROM blocked_employers CROSS JOIN LATERAL ${blockedKeys} JOIN jobs
      ON left(${company}, 100) COLLATE "C" = left(blocked.key, 100)
      AND ${company} = blocked.key AND ${isPublicNow(today)}
    WHERE blocked_employers.user_id = ${userId}
    UNION
    SELECT jobs.id FROM blocked_employers
      JOIN employer_profiles ON employer_profiles.corporate_number = blocked_employers.corporate_number
      JOIN jobs ON jobs.owner_id = employer_profiles.user_id AND ${isPublicNow(today)}
    WHERE blocked_employers.user_id = ${userId}
    LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
