import type { ClientBase } from 'pg'
import type { ConnectionPool, RunSql } from './session-pool.ts'

/** Connections to a PostgreSQL server. */
export type Connections = {
  pool: ConnectionPool
  /** For health checks, which must not wait behind other queries. */
  probe: ConnectionPool
  /** Gives `work` its own connection without timeouts, for long work such as migrations. */
  withOwnConnection<T>(work: (run: RunSql, client: ClientBase) => Promise<T>): Promise<T>
  /** Listens to a channel. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<ListenConnection>
  /** Lets running queries finish (bounded), then closes everything. */
  close(): Promise<void>
}

/** Listens until it breaks; then `run` fails. */
export type ListenConnection = { run: RunSql; close(): Promise<void> }
