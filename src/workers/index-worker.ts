import { endingThread } from '#integrations/ending-thread.ts'
import type { PostgresOptions } from '#store/database/postgres.ts'
import { openDatabase } from '#store/database.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Where the thread connects to. */
export type IndexDatabase = Pick<PostgresOptions, 'url' | 'directUrl'>

/** What the thread is to do; `stopping` is shared memory that is 1 from the moment at which it has to stop. */
export type IndexTask = { database: IndexDatabase; stopping: Int32Array }

/** One connection builds, and one is for the short transaction that puts a segment into use. */
const connections = { poolSize: 2, timeouts: { statement: 120_000 } }

/** Does the upkeep of the search index on connections of its own. */
export default endingThread(async ({ database, stopping }: IndexTask): Promise<void> => {
  const open = await openDatabase({ kind: 'postgres', ...database, ...connections })
  try {
    await searchOn(open.db).updateIndex({ shouldStop: () => Atomics.load(stopping, 0) === 1 })
  } finally {
    await open.close()
  }
})
