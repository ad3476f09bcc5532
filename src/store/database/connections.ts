import type { Pool } from 'pg'
import type { RunSql } from './session-pool.ts'

/** What PgliteHost and a PostgreSQL server give to database.ts. */
export type Connections = {
  pool: Pool
  readPool: Pick<Pool, 'connect' | 'end' | 'options'>
  /** Gives `work` one connection for itself that no timeout ends, for work that may take long (migrations). */
  alone<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /** Hears what is notified on a channel; absent where nobody beside this process can change anything. */
  listen?(channel: string, hear: (payload: string) => void): Promise<Line>
  /** Lets running queries finish (bounded), then closes everything. */
  close(): Promise<void>
}

/** A connection that hears a channel until it breaks, which shows when `run` fails. */
export type Line = { run: RunSql; close(): Promise<void> }
