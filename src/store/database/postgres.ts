import pg, { type ClientBase, type ClientConfig } from 'pg'
import {
  type ConnectionPool,
  defaultTimeouts,
  type RunSql,
  runOn,
  sessionPool,
  sessionSettings,
  type Timeouts,
} from './session-pool.ts'
import { valueTypes } from './value-types.ts'

export type PostgresOptions = {
  url: string
  /** Bypasses a transaction pooler for LISTEN and long work, which need a session; default `url`. */
  directUrl?: string | undefined
  poolSize?: number
  timeouts?: Partial<Timeouts>
  /** Called for each broken connection; its queries fail, and the pool opens a new one. */
  onConnectionLost?: (error: Error) => void
}

/** Limits (ms) for a query on the listening connection and for a health check. */
const LISTEN_MS = 2_000
const PROBE_MS = 1_000

const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'shigotocho',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: valueTypes,
})

/** Prepares connections to PostgreSQL. The first query opens the first one. */
export function openPostgres(options: PostgresOptions): Connections {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const onLost = options.onConnectionLost ?? (() => {})
  const config = { ...connectionTo(options.url), idleTimeoutMillis: 30_000 }
  const sessions = sessionPool(
    {
      ...config,
      max: options.poolSize ?? 10,
      // Spreads connections again over servers that a pooler added or that came back.
      maxLifetimeSeconds: 1_800,
      query_timeout: timeouts.statement + timeouts.network,
    },
    timeouts,
    onLost,
  )
  const probe = sessionPool(
    { ...config, max: 1, query_timeout: PROBE_MS },
    { ...timeouts, acquire: PROBE_MS, close: PROBE_MS },
    onLost,
  )

  async function connectDirectly(connectMs: number, queryMs?: number) {
    const limits = { connectionTimeoutMillis: connectMs, ...(queryMs && { query_timeout: queryMs }) }
    const client = new pg.Client({ ...connectionTo(options.directUrl ?? options.url), ...limits })
    client.on('error', onLost)
    await client.connect()
    return client
  }

  return {
    pool: sessions.pool,
    probe: probe.pool,
    async withOwnConnection(work) {
      const client = await connectDirectly(timeouts.acquire)
      try {
        await client.query(sessionSettings({ statement: 0, lock: 0, idleInTransaction: 0 }))
        return await work(runOn(client), client)
      } finally {
        await client.end().catch(() => {})
      }
    },
    async listen(channel, onNotification) {
      const client = await connectDirectly(LISTEN_MS, LISTEN_MS)
      const close = () => client.end().catch(() => {})
      client.on('notification', ({ payload }) => onNotification(payload ?? ''))
      try {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        // A standby refuses LISTEN, and the caller tries again.
        void close()
        throw error
      }
      return { run: runOn(client), close }
    },
    async close() {
      await Promise.all([sessions.close(), probe.close()])
    },
  }
}

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
