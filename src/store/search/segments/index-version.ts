import { sql } from 'kysely'
import type { Database } from '#store/database.ts'

/** Which version of the index there is, and how many fresh jobs: those that changed since they were put into a segment. */
export type IndexVersion = { version: string; fresh: number }

/** Stamps only rise, and rows only leave with a new generation (migration 0003), so no two versions are alike. */
export const versionSql = sql<string>`
  (SELECT generation FROM search_generation) || ':' || (SELECT coalesce(sum(stamp), 0) FROM search_fresh)`

export const indexVersionSql = sql<IndexVersion>`
  SELECT ${versionSql} AS version, (SELECT count(*) FROM search_fresh) AS fresh`

export async function readIndexVersion(db: Database): Promise<IndexVersion> {
  const { rows } = await indexVersionSql.execute(db)
  return rows[0]!
}
