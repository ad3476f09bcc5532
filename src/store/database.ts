import { Kysely, type Transaction as KyselyTransaction, type Logger, PostgresDialect } from 'kysely'
import { type EmbeddedOptions, openEmbedded } from '#store/embedded/open-embedded.ts'
import type { Connections } from './database/connections.ts'
import { openPostgres, type PostgresOptions } from './database/postgres.ts'
import { answerWithin, type RunSql, runSql, type SqlResult } from './database/session-pool.ts'
import type { Schema } from './schema.ts'

/** The tables, outside a transaction. */
export type Database = Kysely<Schema>
/** The tables, inside a transaction. */
export type Transaction = KyselyTransaction<Schema>
/** Either, for functions that do not care. */
export type Queryable = Database | Transaction

export type DatabaseOptions = (EmbeddedOptions | PostgresOptions) & { onStatement?: OnStatement }

/** Hears of every statement, how long it took and why it failed; its text holds placeholders in the place of values. */
export type OnStatement = (sql: string, ms: number, error?: unknown) => void

export type OpenDatabase = {
  kind: DatabaseOptions['kind']
  db: Database
  /** Whether the database answers within a second and accepts changes. */
  isReady(): Promise<boolean>
  /** The rows of a small query, beside everybody else's where there is a server; null when it fails or takes a second. */
  probe(text: string, values?: unknown[]): Promise<SqlResult['rows'] | null>
  /** What the pool of connections does now. */
  pool(): { inUse: number; idle: number; waiting: number }
  /** Runs SQL text; several statements when there are no values. A transaction that it leaves open is undone. */
  executeSql: RunSql
  /** Gives `work` one connection for itself, for work that may take long; on a server no timeout ends it. */
  withOwnConnection: Connections['withOwnConnection']
  /** Listens to notifications on a connection of its own; only on a server. */
  listen?: Connections['listen']
  /** Lets running queries finish (at most `timeouts.close` ms), then closes. */
  close(): Promise<void>
}

const READY_MS = 1_000

/**
 * Opens the database. The embedded one is started (first time: some seconds) and throws DataDirInUse when another process
 * holds its directory; a server is not connected to before the first query, and may come and go.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const connections = options.kind === 'embedded' ? await openEmbedded(options) : openPostgres(options)
  return databaseOn(connections, options.kind, options.onStatement)
}

/** The same on connections that are there already. */
export function databaseOn(
  connections: Connections,
  kind: OpenDatabase['kind'],
  onStatement?: OnStatement,
): OpenDatabase {
  const { pool, probe } = connections
  const log: Logger | undefined =
    onStatement &&
    ((event) =>
      onStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
  const ask: OpenDatabase['probe'] = (text, values) => answerWithin(READY_MS, probe ?? pool, text, values)
  return {
    kind,
    db,
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
