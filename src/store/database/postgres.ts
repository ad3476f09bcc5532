import pg from 'pg'
import type { Connections } from './connections.ts'
import { connectionTo, databaseServer, findWritable } from './database-server.ts'
import { hostPool } from './host-pool.ts'
import { readPool } from './replicas.ts'
import { serverAddresses } from './server-addresses.ts'
import { defaultTimeouts, runOn, sessionSettings, type Timeouts } from './session-pool.ts'

export type PostgresOptions = {
  kind: 'postgres'
  /** May have several hosts: docs/configuration.md, Several servers. */
  url: string
  /** Past a pooler of transactions, for what needs a session: listening, and work that takes long. Else `url`. */
  directUrl?: string | undefined
  /** Standby servers for reads. */
  replicaUrls?: string[]
  /** Connections per server. */
  poolSize?: number
  timeouts?: Partial<Timeouts>
  /** Hears of connections that died; queries on them fail by themselves, and the pool makes new ones. */
  onConnectionLost?: (error: Error) => void
}

/** A listening connection that does not answer within this (ms) is broken. */
const LISTEN_MS = 2_000

/** Prepares connections to PostgreSQL. Nothing is connected before the first query. */
export function openPostgres(options: PostgresOptions): Connections {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const onLost = options.onConnectionLost ?? (() => {})
  const serverAt = (url: string, mustBeWritable = false) =>
    databaseServer({ url, mustBeWritable, poolSize: options.poolSize ?? 10, timeouts, onLost })
  const primary = openPrimary()
  const replicas = (options.replicaUrls ?? []).flatMap((url) => serverAddresses(url).urls.map((one) => serverAt(one)))
  const reads = replicas.length > 0 ? readPool(replicas, primary.pool) : null

  function openPrimary() {
    const { urls, mustBeWritable } = serverAddresses(options.url)
    if (mustBeWritable) return hostPool(urls, (url) => serverAt(url, true))
    const server = serverAt(urls[0])
    return { pool: server.sessions.pool, probe: server.probe.pool, close: server.close }
  }

  async function connectDirectly(connectMs: number, queryMs?: number) {
    const { urls, mustBeWritable } = serverAddresses(options.directUrl ?? options.url)
    const url = mustBeWritable ? await findWritable(urls) : urls[0]
    const limits = { connectionTimeoutMillis: connectMs, ...(queryMs && { query_timeout: queryMs }) }
    // Where no server can be written, the first one says what is wrong.
    const client = new pg.Client({ ...connectionTo(url ?? urls[0]), ...limits })
    client.on('error', onLost)
    await client.connect()
    return client
  }

  return {
    pool: primary.pool,
    probe: primary.probe,
    readPool: reads?.pool ?? primary.pool,
    async withOwnConnection(work) {
      const client = await connectDirectly(timeouts.acquire)
      try {
        await client.query(sessionSettings({ statement: 0, lock: 0, idleInTransaction: 0 }))
        return await work(runOn(client))
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
        // A standby refuses it, and is asked again and again until another server can be written.
        void close()
        throw error
      }
      return { run: runOn(client), close }
    },
    async close() {
      await Promise.all([primary.close(), reads?.close()])
    },
  }
}
