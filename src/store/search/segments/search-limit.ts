import pLimit, { type LimitFunction } from 'p-limit'
import type { Database } from '#store/database.ts'

/** Searches that read all fresh jobs take seconds; more of them at once would leave no connection to other requests. */
const maxSlowSearches = 3

const limits = new WeakMap<Database, LimitFunction>()

/** Through this a node's searches run: any number at once, or a few while they are slow. */
export function searchLimitOf(db: Database): LimitFunction {
  const limit = limits.get(db) ?? pLimit(Number.POSITIVE_INFINITY)
  limits.set(db, limit)
  return limit
}

/** Narrows the limit while searches are slow. */
export function limitSearches(db: Database, areSlow: boolean): void {
  searchLimitOf(db).concurrency = areSlow ? maxSlowSearches : Number.POSITIVE_INFINITY
}
