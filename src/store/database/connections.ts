import type { ConnectionPool, RunSql } from './session-pool.ts'

/** What PgliteHost and a PostgreSQL server give to database.ts. */
export type Connections = {
  pool: ConnectionPool
  /** For asking whether the database answers, without waiting behind everybody else's queries; absent: the pool's. */
  probe?: ConnectionPool
  /** Gives `work` one connection for itself that no timeout ends, for work that may take long (migrations). */
  withOwnConnection<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /** Listens to the notifications of a channel; absent where nobody beside this process can change anything. */
  listen?(channel: string, onNotification: (payload: string) => void): Promise<ListenConnection>
  /** Lets running queries finish (bounded), then closes everything. */
  close(): Promise<void>
}

/** A connection that listens until it breaks, which shows when `run` fails. */
export type ListenConnection = { run: RunSql; close(): Promise<void> }
