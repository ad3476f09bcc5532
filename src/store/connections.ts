import type { Pool } from 'pg'
import type { RunSql } from './session-pool.ts'

/** What PgliteHost and a PostgreSQL server give to database.ts. */
export type Connections = {
  pool: Pool
  readPool: Pick<Pool, 'connect' | 'end' | 'options'>
  /** Gives `work` one connection for itself that no timeout ends, for work that may take long (migrations). */
  alone<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /** Lets running queries finish (bounded), then closes everything. */
  close(): Promise<void>
}
