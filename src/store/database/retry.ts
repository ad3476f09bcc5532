import type { Database, Transaction } from '#store/database.ts'
import { isRetryable } from './errors.ts'

const maxAttempts = 3

/** A transaction that is tried again when it was ended by a deadlock; `work` must have no effect outside it. */
export async function transactionWithRetries<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error
    }
  }
}
