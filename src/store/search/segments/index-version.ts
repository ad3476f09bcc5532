import { sql } from 'kysely'
import type { Database } from '#store/database.ts'

/** Which version of the index there is, and how many fresh jobs: those that changed since they were put into a segment. */
export type IndexVersion = { version: string; fresh: number }

/** Stamps only rise, and rows only leave with a new generation (migration 0003), so no two versions are alike. */
export const versionSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

/** More fresh jobs than this (some 3 KB each) are not kept in memory. */
export const maxFreshInMemory = 20_000

/** Counts no further than to one more fresh job than are kept in memory; then the version is of no use. */
export const indexVersionSql = sql<IndexVersion>`
  SELECT (SELECT generation FROM search_generation) || ':' || coalesce(sum(stamp), 0) AS version, count(*) AS fresh
  FROM (SELECT stamp FROM search_fresh LIMIT ${sql.lit(maxFreshInMemory + 1)}) AS fresh`

export async function readIndexVersion(db: Database): Promise<IndexVersion> {
  const { rows } = await indexVersionSql.execute(db)
  return rows[0]!
}
