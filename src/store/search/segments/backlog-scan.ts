import { sql } from 'kysely'
import { isDatabaseSlow } from '#store/database/errors.ts'
import type { Database } from '#store/database.ts'
import { type SearchConnection, withRepeatableRead } from './connection.ts'

/** How long (ms) one search may read fresh jobs from the database, and how long none does after that was too short. */
const limits = { scan: 500, rest: 5_000 }

/** Thrown when fresh jobs cannot be read in time. */
class ScanTooLong extends Error {
  override name = 'ScanTooLong'
}

type Scans = { running: boolean; restsUntil: number }
const scansOfDatabase = new WeakMap<Database, Scans>()

/**
 * Lets `work` read all fresh jobs in one database snapshot; it must call `checkTime` between batches. One search per
 * node at a time. Null for the others, and on timeout.
 */
export async function scanBacklog<Result>(
  source: SearchConnection,
  work: (unchanging: SearchConnection, checkTime: () => void) => Promise<Result>,
  limitMs = limits.scan,
): Promise<Result | null> {
  const scans = scansOfDatabase.get(source.db) ?? { running: false, restsUntil: 0 }
  scansOfDatabase.set(source.db, scans)
  const from = performance.now()
  if (scans.running || from < scans.restsUntil) return null
  scans.running = true
  const checkTime = () => {
    if (performance.now() - from > limitMs) throw new ScanTooLong()
  }
  try {
    return await withRepeatableRead(source, async (unchanging) => {
      await sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(unchanging.connection)
      return work(unchanging, checkTime)
    })
  } catch (error) {
    if (!(error instanceof ScanTooLong) && !isDatabaseSlow(error)) throw error
    scans.restsUntil = performance.now() + limits.rest
    return null
  } finally {
    scans.running = false
  }
}
