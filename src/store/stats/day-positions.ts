import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#store/database.ts'

/** A list's figures by month and day; `classes` are the key suffixes that it includes. */
export type DayFigures = { months: 'jobs' | 'people'; days: 'job-days' | 'people-days'; classes: readonly string[] }

/** Where a page of a list, newest first, begins: `skip` rows after the first one older than `until`. */
export type Position = { until: Date | null; skip: number; ofDay: number }

type Part = { part: string; count: number }

/** The number of rows in a list. */
export async function countByFigures(db: Queryable, { months, classes }: DayFigures): Promise<number> {
  const parts = await partsOf(db, { name: months, classes, length: 7 })
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/** The day of the row at `offset`, so that only that day's rows are skipped; null past the list's end. */
export async function positionByDay(
  db: Queryable,
  { months, days, classes }: DayFigures,
  offset: number,
): Promise<Position | null> {
  if (offset === 0) return { until: null, skip: 0, ofDay: 0 }
  const month = partAt(await partsOf(db, { name: months, classes, length: 7 }), offset)
  if (!month) return null
  const day = partAt(await partsOf(db, { name: days, classes, length: 10, beginning: month.part }), month.skip)
  return (
    day && { until: new Date(Date.parse(`${day.part}T00:00:00+09:00`) + 86_400_000), skip: day.skip, ofDay: day.count }
  )
}

/** The part with the row at `offset`, and how many of its rows come before. */
function partAt(parts: readonly Part[], offset: number): (Part & { skip: number }) | null {
  let before = 0
  for (const part of parts) {
    if (offset < before + part.count) return { ...part, skip: offset - before }
    before += part.count
  }
  return null
}

type Wanted = { name: string; classes: readonly string[]; length: 7 | 10; beginning?: string }

/** Months or days with their number of rows, newest first. */
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

/**
 * The ids of a page, newest first, read from the nearer end of its day. `rows` are the list's rows with created_at and
 * id.
 */
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
