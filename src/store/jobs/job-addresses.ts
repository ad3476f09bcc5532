import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { isPublicNow } from './public-now.ts'

/** The id of a public job, and its last change. */
export type JobAddress = { id: string; updated_at: Date }

/** Public jobs by id, so oldest first. `before` is the exclusive end. */
export function jobAddresses(
  db: Queryable,
  today: string,
  { after, from, before, limit }: { after?: string | undefined; from: string; before: string | null; limit: number },
): Promise<JobAddress[]> {
  let query = db.selectFrom('jobs').select(['id', 'updated_at']).where(isPublicNow(today)).orderBy('id').limit(limit)
  query = after ? query.where('id', '>', after) : query.where('id', '>=', from)
  if (before) query = query.where('id', '<', before)
  return query.execute()
}

/** All public jobs in parts of `size`: each part's first id and last change. */
export async function jobAddressParts(
  db: Queryable,
  today: string,
  size: number,
): Promise<{ first: string; changed: Date }[]> {
  const { rows } = await sql<{ first: string; changed: Date }>`
    SELECT min(id::text) AS first, max(updated_at) AS changed FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size}::int AS part
      FROM jobs WHERE ${isPublicNow(today)}
    ) AS ranked GROUP BY part ORDER BY part`.execute(db)
  return rows
}

/** A single search condition that finds public jobs, and their last change. */
export type FilledFilter = { name: 'prefecture' | 'category' | 'job_type'; value: string; changed: Date }

/** All single conditions that find public jobs. */
export async function filledFilters(db: Queryable, today: string): Promise<FilledFilter[]> {
  const { rows } = await sql<FilledFilter>`
    WITH public AS MATERIALIZED (
      SELECT prefectures, category, job_type, max(updated_at) AS changed FROM jobs WHERE ${isPublicNow(today)}
      GROUP BY prefectures, category, job_type
    )
    SELECT 'prefecture' AS name, value, max(changed) AS changed FROM public, unnest(prefectures) AS value GROUP BY value
    UNION ALL
    SELECT 'category', category, max(changed) FROM public WHERE category IS NOT NULL GROUP BY category
    UNION ALL
    SELECT 'job_type', job_type, max(changed) FROM public GROUP BY job_type`.execute(db)
  return rows
}
