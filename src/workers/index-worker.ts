import { endingThread } from '#integrations/ending-thread.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { searchOn } from '#store/search/search-on.ts'

/** Where the thread connects to. */
export type IndexDatabase = OpenDatabase['address']

/** The thread's task; `stopping` is shared memory that becomes 1 when it must stop. */
export type IndexTask = { database: IndexDatabase; stopping: Int32Array }

/** One connection builds, the other runs the short transaction that activates a segment. */
const connections = { poolSize: 2, timeouts: { statement: 120_000 } }

/** Maintains the search index on its own connections. */
export default endingThread(async ({ database, stopping }: IndexTask): Promise<void> => {
  const open = openDatabase({ ...database, ...connections })
  try {
    await searchOn(open.db).updateIndex({ shouldStop: () => Atomics.load(stopping, 0) === 1 })
  } finally {
    await open.close()
  }
})
