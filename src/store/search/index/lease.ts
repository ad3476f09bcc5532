import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#store/database.ts'

/** How long (s) a dead node keeps others from building the index. */
const heldFor = 30
/** A lease older than this (ms) is renewed. */
const renewedAfter = 5_000

/**
 * The right to build the search index, for one process at a time. It is a row, because poolers hand connections around.
 */
export class Lease {
  readonly #db: Database
  readonly #holder = randomUUID()
  #renewedAt = Number.NEGATIVE_INFINITY

  constructor(db: Database) {
    this.#db = db
  }

  /** Takes or renews the lease; false while another process has it. */
  async hold(): Promise<boolean> {
    if (performance.now() - this.#renewedAt < renewedAfter) return true
    const { rows } = await sql`
      UPDATE index_lease SET holder = ${this.#holder}, until = now() + ${sql.lit(`${heldFor} s`)}::interval
      WHERE holder = ${this.#holder} OR until < now() RETURNING 1`.execute(this.#db)
    if (rows.length === 0) return false
    this.#renewedAt = performance.now()
    return true
  }

  async release(): Promise<void> {
    await sql`UPDATE index_lease SET until = '-infinity' WHERE holder = ${this.#holder}`.execute(this.#db)
  }
}
