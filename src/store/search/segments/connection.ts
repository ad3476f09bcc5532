import { type ConcurrencyLimit, concurrencyLimit } from '#rules/concurrency-limit.ts'
import type { Database } from '#store/database.ts'

/** Where one search reads: `connection` is one of `db`, and what a node has in memory of the index belongs to `db`. */
export type SearchConnection = { db: Database; connection: Database }

/** Searches of a node at once, which leaves connections to everybody else, and how many may wait; more are refused. */
const searches = { atOnce: 6, waiting: 100 }

const limits = new WeakMap<Database, ConcurrencyLimit>()

/**
 * Runs a whole search on one connection, so that it takes one place in the pool. Waits for its turn
 * before it takes the connection; throws a refusal (overloaded) where too many wait.
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

/** Lets `work` see one moment of the database, whatever is committed meanwhile. */
export const withRepeatableRead = <Result>(
  { db, connection }: SearchConnection,
  work: (source: SearchConnection) => Promise<Result>,
): Promise<Result> =>
  connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => work({ db, connection: tx }))
