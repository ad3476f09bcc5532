import type { Database } from '#store/database.ts'

/** The connection of one search and its `db`, which owns the node's memory of the index. */
export type SearchConnection = { db: Database; connection: Database }

/** Runs a search on one connection, so that it takes one place in the pool. */
export const withConnection = <Result>(
  db: Database,
  work: (source: SearchConnection) => Promise<Result>,
): Promise<Result> => db.connection().execute((connection) => work({ db, connection }))

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
