import type { Database } from '#store/database.ts'
import { gateOf } from './gate.ts'

/** Where one search reads: `one` is a connection of `db`, under which a node remembers what it has read of the index. */
export type Source = { db: Database; one: Database }

/** Runs a whole search on one connection: replicas are not all at the same moment, and its parts have to be. */
export const onOneConnection = <Result>(db: Database, work: (source: Source) => Promise<Result>): Promise<Result> =>
  gateOf(db).through(() => db.connection().execute((one) => work({ db, one })))

/** Lets `work` see one moment of the database, whatever is committed meanwhile. */
export const atOneMoment = <Result>({ db, one }: Source, work: (source: Source) => Promise<Result>): Promise<Result> =>
  one
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((one) => work({ db, one }))
