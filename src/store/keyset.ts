import { type RawBuilder, sql } from 'kysely'

/** Where a row stands in a list that is ordered by time and id; `at` is the database's own text, exact to the µs. */
export type Place = { at: string; id: string }

/** A part of a list: a page at `offset`, or what follows `after`. */
export type Slice = { limit: number; offset?: number; after?: Place | undefined }

const piece = 200

/** A complete list, read in pieces by where the last one ended, so that memory stays bounded and no row comes twice. */
export async function* everyRow<Row extends Place>(read: (slice: Slice) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | undefined
  do {
    const rows = await read({ limit: piece, after })
    yield* rows
    after = rows.length === piece ? rows.at(-1) : undefined
  } while (after)
}

/** A row's place, to be selected beside its id. */
export const placeOf = (at: string): RawBuilder<string> => sql`${sql.ref(at)}::text`

/** Rows that come after `place` in a list with the newest first; true without a place. */
export function olderThan(place: Place | undefined, at: string, id: string): RawBuilder<boolean> {
  return place ? sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`
}

/** Rows that come after `place` in a list with the oldest first; true without a place. */
export function newerThan(place: Place | undefined, at: string, id: string): RawBuilder<boolean> {
  return place ? sql`(${sql.ref(at)}, ${sql.ref(id)}) > (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`
}
