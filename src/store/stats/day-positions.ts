import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#store/database.ts'
import { hasCountedFigures } from './kept-figures.ts'

/** The figures of a list by month and by day; `classes` are the ends of the keys that it shows. */
export type DayFigures = { months: 'jobs' | 'people'; days: 'job-days' | 'people-days'; classes: readonly string[] }

/** Where a page of a list with the newest first begins: so many rows after the first that is older than `until`. */
export type Position = { until: Date | null; skip: number; ofDay: number }

type Part = { part: string; count: number }

/** How many rows a list has; null before the figures were counted once. */
export async function countByFigures(db: Queryable, { months, classes }: DayFigures): Promise<number | null> {
  if (!(await hasCountedFigures(db))) return null
  const parts = await partsOf(db, { name: months, classes, length: 7 })
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/**
 * The day on which the row at `offset` stands, so that only rows of that day have to be skipped. Null before the figures
 * were counted once, and behind the end of the list.
 */
export async function positionByDay(
  db: Queryable,
  { months, days, classes }: DayFigures,
  offset: number,
): Promise<Position | null> {
  if (offset === 0) return { until: null, skip: 0, ofDay: 0 }
  if (!(await hasCountedFigures(db))) return null
  const month = partAt(await partsOf(db, { name: months, classes, length: 7 }), offset)
  if (!month) return null
  const day = partAt(await partsOf(db, { name: days, classes, length: 10, beginning: month.part }), month.skip)
  return (
    day && { until: new Date(Date.parse(`${day.part}T00:00:00+09:00`) + 86_400_000), skip: day.skip, ofDay: day.count }
  )
}

/** The part that holds the row at `offset`, and how many of its rows stand before that. */
function partAt(parts: readonly Part[], offset: number): (Part & { skip: number }) | null {
  let before = 0
  for (const part of parts) {
    if (offset < before + part.count) return { ...part, skip: offset - before }
    before += part.count
  }
  return null
}

type Wanted = { name: string; classes: readonly string[]; length: 7 | 10; beginning?: string }

/** Months or days with how many rows they have, newest first. */
async function partsOf(db: Queryable, { name, classes, length, beginning = '' }: Wanted): Promise<Part[]> {
  const wanted = sql`name = ${name} AND key LIKE ${`${beginning}%`} AND substr(key, ${sql.lit(length + 2)}) = ANY(${classes}::text[])`
  const { rows } = await sql<Part>`
    SELECT left(key, ${sql.lit(length)}) AS part, sum(amount)::bigint AS count FROM (
      SELECT key, amount FROM figures WHERE ${wanted}
      UNION ALL
      SELECT key, amount FROM figure_changes WHERE ${wanted}
    ) AS kept GROUP BY 1 HAVING sum(amount) > 0 ORDER BY 1 DESC`.execute(db)
  return rows
}

/** The ids of a page, newest first, read from the nearer end of its day. `rows` are those of the list with created_at and id. */
export async function idsAt(
  db: Queryable,
  rows: RawBuilder<unknown>,
  { until, skip, ofDay }: Position,
  limit: number,
): Promise<string[]> {
  const isNearTheEnd = until !== null && skip > ofDay / 2 && skip + limit <= ofDay
  const { rows: found } = isNearTheEnd
    ? await sql<{ id: string }>`
        SELECT id FROM (${rows}) AS listed WHERE created_at >= ${until}::timestamptz - interval '1 day'
        ORDER BY created_at, id LIMIT ${limit} OFFSET ${ofDay - skip - limit}`.execute(db)
    : await sql<{ id: string }>`
        SELECT id FROM (${rows}) AS listed ${until ? sql`WHERE created_at < ${until}::timestamptz` : sql``}
        ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${skip}`.execute(db)
  const ids = found.map(({ id }) => id)
  return isNearTheEnd ? ids.reverse() : ids
}
