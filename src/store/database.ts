import { Kysely, type Transaction as KyselyTransaction, type Logger, PostgresDialect } from 'kysely'
import { type Connections, openPostgres, type PostgresOptions } from './database/postgres.ts'
import { answerWithin, type RunSql, runSql, type SqlResult } from './database/session-pool.ts'
import type { Schema } from './schema.ts'

/** The tables, outside a transaction. */
export type Database = Kysely<Schema>
/** The tables, inside a transaction. */
export type Transaction = KyselyTransaction<Schema>
/** Either one, for functions that work on both. */
export type Queryable = Database | Transaction

export type DatabaseOptions = PostgresOptions & { onStatement?: OnStatement }

/** Called after every statement with its duration and error; the text has placeholders, not values. */
export type OnStatement = (sql: string, ms: number, error?: unknown) => void

export type OpenDatabase = {
  db: Database
  /** Where another thread or program connects to. */
  address: Pick<PostgresOptions, 'url' | 'directUrl'>
  /** Whether the database answers within a second and accepts changes. */
  isReady(): Promise<boolean>
  /** The rows of a small query; it does not wait for the pool. Null when it fails or takes a second. */
  probe(text: string, values?: unknown[]): Promise<SqlResult['rows'] | null>
  /** Current use of the connection pool. */
  pool(): { inUse: number; idle: number; waiting: number }
  /** Runs SQL text, several statements without values. A transaction left open is rolled back. */
  executeSql: RunSql
  /** Gives `work` its own connection, for long work, without timeouts. */
  withOwnConnection: Connections['withOwnConnection']
  /** Listens to notifications on its own connection. */
  listen: Connections['listen']
  /** Waits for running queries (at most `timeouts.close` ms), then closes. */
  close(): Promise<void>
}

const READY_MS = 1_000

/** Opens the database; the first query connects. */
export function openDatabase({ onStatement, ...options }: DatabaseOptions): OpenDatabase {
  const connections = openPostgres(options)
  const { pool, probe } = connections
  const log: Logger | undefined =
    onStatement &&
    ((event) =>
      onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
  const ask: OpenDatabase['probe'] = (text, values) => answerWithin(READY_MS, probe, text, values)
  return {
    db,
    address: { url: options.url, directUrl: options.directUrl },
    isReady: async () => (await ask('select 1')) !== null,
    probe: ask,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    executeSql: (text, values) => runSql(pool, text, values),
    withOwnConnection: connections.withOwnConnection,
    listen: connections.listen,
    close: connections.close,
  }
}
