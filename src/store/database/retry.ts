import type { Database, Transaction } from '#store/database.ts'
import { isRetryable } from './errors.ts'

const maxAttempts = 3

/** Runs a transaction and retries it after a deadlock; `work` must have no side effects outside it. */
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
