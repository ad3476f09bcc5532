import { type RawBuilder, sql } from 'kysely'

/** Where a row is in a list that is ordered by time and id; `at` is the database's own text, exact to the µs. */
export type Cursor = { at: string; id: string }

/** A part of a list: a page at `offset`, or what follows `after`. */
export type Slice = { limit: number; offset?: number; after?: Cursor | undefined }

const batchSize = 200

/** A complete list, read in batches, each from where the last one ended, so that memory stays bounded and no row comes twice. */
export async function* everyRow<Row extends Cursor>(read: (slice: Slice) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | undefined
  do {
    const rows = await read({ limit: batchSize, after })
    yield* rows
    after = rows.length === batchSize ? rows.at(-1) : undefined
  } while (after)
}

/**
 * A complete list in an order that no index serves: its ids, which were found once (some 100 bytes each), and its rows in
 * batches of them.
 */
export async function* rowsOfIds<Row>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += batchSize) yield* await read(ids.slice(from, from + batchSize))
}

/** The time in a row's cursor, to be selected beside its id. */
export const exactTime = (at: string): RawBuilder<string> => sql`${sql.ref(at)}::text`

/** Rows that come after `cursor` in a list with the newest first; true without a cursor. */
export function olderThan(cursor: Cursor | undefined, at: string, id: string): RawBuilder<boolean> {
  return cursor ? sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`
}

/** Rows that come after `cursor` in a list with the oldest first; true without a cursor. */
export function newerThan(cursor: Cursor | undefined, at: string, id: string): RawBuilder<boolean> {
  return cursor ? sql`(${sql.ref(at)}, ${sql.ref(id)}) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`
}
