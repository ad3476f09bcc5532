import type { Database } from '#store/database.ts'
import { searchLimitOf } from './search-limit.ts'

/** Where one search reads: `connection` is one of `db`, and what a node has in memory of the index belongs to `db`. */
export type SearchConnection = { db: Database; connection: Database }

/** Runs a whole search on one connection: replicas are not all at the same moment, and its parts have to be. */
export const withConnection = <Result>(
  db: Database,
  work: (source: SearchConnection) => Promise<Result>,
): Promise<Result> => searchLimitOf(db)(() => db.connection().execute((connection) => work({ db, connection })))

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
