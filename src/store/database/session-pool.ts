import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientBase, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { valueTypes } from './value-types.ts'

/** Milliseconds. */
export type Timeouts = {
  /** For a connection, new or waited for. */
  acquire: number
  statement: number
  lock: number
  idleInTransaction: number
  /** How much longer than `statement` the driver waits: then the network swallowed the answer. */
  network: number
  /** For queries that still run when the database is closed. */
  close: number
}

export const defaultTimeouts: Timeouts = {
  acquire: 5_000,
  statement: 15_000,
  lock: 5_000,
  idleInTransaction: 30_000,
  network: 5_000,
  close: 10_000,
}

/** What is used of a pool; whoever owns it closes it. */
export type ConnectionPool = Pick<Pool, 'end' | 'options' | 'totalCount' | 'idleCount' | 'waitingCount'> & {
  connect(): Promise<PoolClient>
}

export type SessionPool = {
  pool: ConnectionPool
  /** Lets running and waiting queries finish for `timeouts.close` ms, then cuts the connections. */
  close(): Promise<void>
}

/**
 * A `pg` pool that stays whole: no dying connection ends the process, and a connection that comes back in the middle of
 * something (an open transaction, a query given up by the driver) is thrown away instead of handed to somebody else.
 */
export function sessionPool(config: PoolConfig, timeouts: Timeouts, onLost: (error: Error) => void): SessionPool {
  const clients = new Set<PoolClient>()
  const pool = new pg.Pool({
    types: valueTypes,
    connectionTimeoutMillis: timeouts.acquire,
    // `@types/pg` says void, pg-pool waits for a promise before it hands the connection out.
    onConnect: (client) => client.query(`${sessionSettings(timeouts)};${serialPlans}`) as unknown as undefined,
    ...config,
  })
  pool.on('error', onLost)
  const held = new Set<PoolClient>()
  // Those whose last query the server has answered to the end. Who held one and asked nothing is not among them.
  const drained = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    held.add(client)
    drained.delete(client)
  })
  // The pool listens to idle clients only; an 'error' event without a listener would end the process.
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('drain', () => drained.add(client))
    client.on('error', (error) => {
      onLost(error)
      if (!held.has(client)) return
      // Its holder may take long to notice. The place in the pool is free from now on.
      client.release(error)
      client.release = () => {}
    })
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (_error, client) => {
    held.delete(client)
    const isClean = client.getTransactionStatus() === 'I' && drained.has(client)
    if (!isClean) client.end().catch(() => {})
  })
  const cut = () => {
    for (const client of clients) client.end().catch(() => {})
  }
  return {
    pool,
    async close() {
      await closePool(pool, timeouts.close)
      cut()
    },
  }
}

/** Sent as statements, since poolers like PgBouncer refuse them as parameters of the connection. */
export const sessionSettings = (timeouts: Pick<Timeouts, 'statement' | 'lock' | 'idleInTransaction'>): string =>
  `set statement_timeout = ${timeouts.statement}; set lock_timeout = ${timeouts.lock};
   set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction};
   set time zone 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set client_encoding = 'UTF8'`

/**
 * A request is answered by one process of the server: others, and a compiler, cost more time than a query of 50 ms saves,
 * and take it from other requests (docs/figures.md, Desks).
 */
const serialPlans = 'set max_parallel_workers_per_gather = 0; set jit = off'

/** Runs SQL text on one connection: several statements when there are no values. A transaction left open is undone. */
export async function runSql(pool: ConnectionPool, text: string, values?: unknown[]): Promise<SqlResult> {
  const client = await pool.connect()
  try {
    return await runOn(client)(text, values)
  } finally {
    client.release()
  }
}

/** The same on a connection that one holds. */
export const runOn =
  (client: ClientBase): RunSql =>
  async (text, values) => {
    const results: SqlResult | SqlResult[] = await client.query(text, values)
    return Array.isArray(results) ? { rows: results.flatMap((result) => result.rows) } : results
  }

/** The rows; of several statements, all of them one after the other. */
// biome-ignore lint/suspicious/noExplicitAny: pg-boss' adapter type asks for it, and nothing else is known of raw rows.
export type SqlResult = { rows: any[] }

export type RunSql = (text: string, values?: unknown[]) => Promise<SqlResult>

/** The rows of a query; null when no connection can be had and answers within `timeout` ms. */
export async function answerWithin(
  timeout: number,
  pool: ConnectionPool,
  text: string,
  values?: unknown[],
): Promise<SqlResult['rows'] | null> {
  const asked = runSql(pool, text, values).then(
    ({ rows }) => rows,
    () => null,
  )
  return Promise.race([asked, sleep(timeout, null, { ref: false })])
}

async function closePool(pool: Pool, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
  // pool.end() would never answer those who still wait for a connection.
  while (pool.waitingCount > 0 && Date.now() < deadline) await sleep(10)
  const ended = pool.end()
  await Promise.race([ended, sleep(Math.max(0, deadline - Date.now()), undefined, { ref: false })])
}
