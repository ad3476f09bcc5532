import type { Database, Transaction } from './database.ts'
import { isRetryable } from './database-errors.ts'

/** How often a transaction is tried whose locks crossed somebody else's. */
const tries = 3

/** A transaction that is done again when the database ended it for a deadlock; `work` must have no effect outside it. */
export async function retrying<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error
    }
  }
}
