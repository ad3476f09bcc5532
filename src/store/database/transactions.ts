import type { DeleteResult, UpdateResult } from 'kysely'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import type { Database, Transaction } from '#store/database.ts'
import { isForeignKeyViolation, isRetryable, violatedConstraint } from './errors.ts'

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

/**
 * Runs a transaction. A violated constraint refuses by its name; `deleted` is the refusal for every other foreign key,
 * whose row was deleted since the request began.
 */
export async function refusingTransaction<Result>(
  db: Database,
  refusals: { [constraint: string]: Refusal },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    const refusal = refusals[violatedConstraint(error) ?? ''] ?? (isForeignKeyViolation(error) && refusals.deleted)
    throw refusal ? new RefusalError(refusal) : error
  }
}

/** Runs an update or a deletion; returns whether it found a row. */
export async function didChange(change: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>
}): Promise<boolean> {
  const done = await change.executeTakeFirst()
  return ('numUpdatedRows' in done ? done.numUpdatedRows : done.numDeletedRows) > 0n
}
