import { type ConcurrencyLimit, concurrencyLimit } from '#rules/concurrency-limit.ts'
import type { Database } from '#store/database.ts'

/** The connection of one search and its `db`, which owns the node's memory of the index. */
export type SearchConnection = { db: Database; connection: Database }

/**
 * Concurrent searches of a node, which leave connections to others, and how many may wait; further ones are refused.
 */
const searches = { atOnce: 6, waiting: 100 }

const limits = new WeakMap<Database, ConcurrencyLimit>()

/**
 * Runs a search on one connection, so that it takes one place in the pool. Waits for a free place first; throws the
 * refusal `overloaded` when too many wait.
 */
export function withConnection<Result>(
  db: Database,
  work: (source: SearchConnection) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const forSearches = limits.get(db) ?? concurrencyLimit(searches)
  limits.set(db, forSearches)
  return forSearches('', () => db.connection().execute((connection) => work({ db, connection })), signal)
}

/** Runs `work` in one database snapshot. */
export const withRepeatableRead = <Result>(
  { db, connection }: SearchConnection,
  work: (source: SearchConnection) => Promise<Result>,
): Promise<Result> =>
  connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => work({ db, connection: tx }))
