import { type RawBuilder, sql } from 'kysely'

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
