import { sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { lineOfSearchText, searchLine } from '#store/like.ts'
import { isPublicNow } from './public-now.ts'

const maxCounted = 1_000

/**
 * Public jobs of companies by normalised exact name: their number and the newest ids. Uses the index of company names.
 */
export async function findOpenings(db: Queryable, companies: readonly string[], newest: number, today: string) {
  const line = lineOfSearchText(searchLine.company)
  const ofCompany = sql`left(${line}, 100) COLLATE "C" = left(asked.name, 100) AND ${line} = asked.name
    AND ${isPublicNow(today)}`
  const { rows } = await sql<{ company: string; total: number; ids: string[] }>`
    SELECT asked.name AS company,
      (SELECT count(*) FROM (SELECT FROM jobs WHERE ${ofCompany} LIMIT ${maxCounted}) AS counted)::int AS total,
      ARRAY(SELECT jobs.id FROM jobs WHERE ${ofCompany}
        ORDER BY jobs.created_at DESC, jobs.id DESC LIMIT ${newest}) AS ids
    FROM unnest(${companies}::text[]) AS asked (name)`.execute(db)
  return rows
}
