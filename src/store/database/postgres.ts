import pg, { type PoolConfig } from 'pg'
import type { Connections } from './connections.ts'
import { readPool } from './replicas.ts'
import { defaultTimeouts, runOn, sessionPool, sessionSettings, type Timeouts } from './session-pool.ts'
import { valueTypes } from './value-types.ts'

export type PostgresOptions = {
  kind: 'postgres'
  url: string
  /** Past a pooler of transactions, for what needs a session: listening, and work that takes long. Else `url`. */
  directUrl?: string | undefined
  /** Standby servers that answer the reads which may be a moment old. */
  replicaUrls?: string[]
  /** Connections per server. */
  poolSize?: number
  timeouts?: Partial<Timeouts>
  /** Hears of connections that died; queries on them fail by themselves, and the pool makes new ones. */
  onConnectionLost?: (error: Error) => void
}

/** A listening connection that does not answer within this (ms) is broken. */
const LISTEN_MS = 2_000

/** A database that does not answer within this (ms) is not ready. */
const PROBE_MS = 1_000

/** Prepares connections to a PostgreSQL server. Nothing is connected before the first query. */
export function openPostgres(options: PostgresOptions): Connections {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const directUrl = options.directUrl ?? options.url
  const onLost = options.onConnectionLost ?? (() => {})
  const connectTo = (url: string): PoolConfig => ({
    connectionString: url,
    application_name: 'shigotocho',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: valueTypes,
  })
  const poolOf = (url: string) =>
    sessionPool(
      {
        ...connectTo(url),
        max: options.poolSize ?? 10,
        idleTimeoutMillis: 30_000,
        // A connection that is renewed now and then finds its way to a server that came back or was added.
        maxLifetimeSeconds: 1_800,
        query_timeout: timeouts.statement + timeouts.network,
      },
      timeouts,
      onLost,
    )
  const primary = poolOf(options.url)
  const replicas = (options.replicaUrls ?? []).map(poolOf)
  const probe = sessionPool(
    { ...connectTo(options.url), max: 1, idleTimeoutMillis: 30_000, query_timeout: PROBE_MS },
    { ...timeouts, acquire: PROBE_MS, close: PROBE_MS },
    onLost,
  )
  return {
    pool: primary.pool,
    probe: probe.pool,
    readPool: readPool(
      replicas.map((replica) => replica.pool),
      primary.pool,
    ),
    async withOwnConnection(work) {
      const client = new pg.Client({ ...connectTo(directUrl), connectionTimeoutMillis: timeouts.acquire })
      client.on('error', onLost)
      await client.connect()
      try {
        await client.query(sessionSettings({ statement: 0, lock: 0, idleInTransaction: 0 }))
        return await work(runOn(client))
      } finally {
        await client.end().catch(() => {})
      }
    },
    async listen(channel, onNotification) {
      const limits = { connectionTimeoutMillis: LISTEN_MS, query_timeout: LISTEN_MS }
      const client = new pg.Client({ ...connectTo(directUrl), ...limits })
      client.on('error', onLost)
      client.on('notification', ({ payload }) => onNotification(payload ?? ''))
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return { run: runOn(client), close: () => client.end().catch(() => {}) }
    },
    async close() {
      await Promise.all([primary, ...replicas, probe].map((each) => each.close()))
    },
  }
}
