import { sql } from 'kysely'
import type { Database } from '#store/database.ts'

/** The index's version, and the number of fresh jobs, which changed since their segment was built. */
export type IndexVersion = { version: string; fresh: number }

/** Stamps only rise, and rows leave only with a new generation, so versions are unique. */
export const versionSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

/** More fresh jobs than this (about 3 KB each) are not kept in memory. */
export const maxFreshInMemory = 20_000

/** Stops counting at one more fresh job than fits in memory; the version is useless then. */
export const indexVersionSql = sql<IndexVersion>`
  SELECT (SELECT generation FROM search_generation) || ':' || coalesce(sum(stamp), 0) AS version, count(*) AS fresh
  FROM (SELECT stamp FROM search_fresh LIMIT ${sql.lit(maxFreshInMemory + 1)}) AS fresh`

export async function readIndexVersion(db: Database): Promise<IndexVersion> {
  const { rows } = await indexVersionSql.execute(db)
  return rows[0]!
}
