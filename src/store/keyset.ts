import { type RawBuilder, sql } from 'kysely'

/** Where a row is in a list that is ordered by time and id; `at` is the database's own text, exact to the µs. */
export type Cursor = { at: string; id: string }

/** A part of a list: a page at `offset`, or what follows `after`. */
export type Slice = { limit: number; offset?: number; after?: Cursor | undefined }

/** Rows of the first batch, which is to come soon, and of the others. */
const batchSizes = { first: 200, others: 500 }

/**
 * A complete list, read in batches, each from where the last one ended, so that memory stays bounded and no row comes
 * twice. While one is sent, the database reads the next.
 */
export async function* everyRow<Row extends Cursor>(read: (slice: Slice) => Promise<Row[]>): AsyncGenerator<Row> {
  let limit = batchSizes.first
  let batch: Promise<Row[]> | null = read({ limit })
  while (batch) {
    const rows: Row[] = await batch
    const after: Row | undefined = rows.length === limit ? rows.at(-1) : undefined
    limit = batchSizes.others
    batch = after ? read({ limit, after }) : null
    // Nobody may be left who waits for it.
    batch?.catch(() => {})
    yield* rows
  }
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
