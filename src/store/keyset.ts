import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { limits } from '#rules/limits.ts'

/** A row's place in a list ordered by time and id; `at` is the database's text, exact to the µs. */
export type Cursor = { at: string; id: string }

/** A part of a list: a page at `offset`, or the rows after `after`. */
export type Slice = { limit: number; offset?: number; after?: Cursor | undefined }

const batchSize = 200

/** A complete list read in batches, each from the end of the last, so that memory is bounded and no row repeats. */
export async function* everyRow<Row extends Cursor>(read: (slice: Slice) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | undefined
  do {
    const rows = await read({ limit: batchSize, after })
    yield* rows
    after = rows.length === batchSize ? rows.at(-1) : undefined
  } while (after)
}

type PageQuery = { page?: number | undefined; limit?: number | undefined }

/**
 * The page requested by a list call's query; null without a query, which requests the complete list
 * (docs/product/api.md, Lists).
 */
export function pageOf(query: PageQuery) {
  if (Object.values(query).every((value) => value === undefined)) return null
  const { page = 1, limit = limits.pageSize.default } = query
  return { page, limit, offset: (page - 1) * limit }
}

/** The list that a call's query requests: a page with its totals, or the complete list, read in batches. */
export async function listFor<Name extends string, Row extends Cursor>(
  name: Name,
  query: PageQuery,
  find: (slice: Slice) => Promise<Row[]>,
  count: () => Promise<number>,
) {
  const list = (rows: Row[] | AsyncIterable<Row>) => ({ [name]: rows }) as { [List in Name]: typeof rows }
  const page = pageOf(query)
  if (!page) return list(everyRow(find))
  const [total, rows] = await Promise.all([count(), find(page)])
  return { ...list(rows), total, page: page.page, limit: page.limit }
}

/**
 * A complete list in an order without an index: its ids are found once (about 100 bytes each), its rows read in
 * batches.
 */
export async function* rowsOfIds<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += batchSize) yield* await read(ids.slice(from, from + batchSize))
}

/** The time of a row's cursor, selected beside its id. */
export const exactTime = (at: string): RawBuilder<string> => sql`${sql.ref(at)}::text`

/** Rows after `cursor` in a list with the newest first; true without a cursor. */
export function olderThan(cursor: Cursor | undefined, at: string, id: string): RawBuilder<boolean> {
  return cursor ? sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`
}

/** Rows after `cursor` in a list with the oldest first; true without a cursor. */
export function newerThan(cursor: Cursor | undefined, at: string, id: string): RawBuilder<boolean> {
  return cursor ? sql`(${sql.ref(at)}, ${sql.ref(id)}) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`
}

/** The slice of a list with the newest first, for `$call`. */
export const newestFirst =
  (at: string, id: string, { after, ...slice }: Slice) =>
  <Tables, Names extends keyof Tables, Row>(list: SelectQueryBuilder<Tables, Names, Row>) =>
    part(
      list
        .where(olderThan(after, at, id))
        .orderBy(sql.ref(at), 'desc')
        .orderBy(sql.ref(id), 'desc'),
      slice,
    )

/** The slice of a list with the oldest first, for `$call`. */
export const oldestFirst =
  (at: string, id: string, { after, ...slice }: Slice) =>
  <Tables, Names extends keyof Tables, Row>(list: SelectQueryBuilder<Tables, Names, Row>) =>
    part(
      list
        .where(newerThan(after, at, id))
        .orderBy(sql.ref(at))
        .orderBy(sql.ref(id)),
      slice,
    )

const part = <Tables, Names extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Names, Row>,
  { limit, offset }: Slice,
) => (offset === undefined ? list.limit(limit) : list.limit(limit).offset(offset))

/** The number of a query's rows. */
export async function countOf<Tables, Names extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Names, Row>,
): Promise<number> {
  const counted = await list.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return (counted as { total: number }).total
}
