import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientBase, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { unmetered } from '#rules/gate.ts'
import { valueTypes } from './value-types.ts'

/** Milliseconds. */
export type Timeouts = {
  /** Until a connection is open or free. */
  acquire: number
  statement: number
  lock: number
  idleInTransaction: number
  /** How much longer than `statement` the driver waits for an answer that the network may have dropped. */
  network: number
  /** For running queries when the database is closed. */
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

/** The part of a `pg` pool that Kysely and the store use; its owner closes it. */
export type ConnectionPool = Pick<Pool, 'end' | 'options' | 'totalCount' | 'idleCount' | 'waitingCount'> & {
  connect(): Promise<PoolClient>
}

export type SessionPool = {
  pool: ConnectionPool
  /** Lets running and waiting queries finish for `timeouts.close` ms, then ends all connections. */
  close(): Promise<void>
}

/**
 * A `pg` pool that survives broken connections and reuses a connection only when it is clean: one released in an open
 * transaction, or with a query that the driver gave up, is closed. `onLost` gets the errors of broken connections.
 */
export function sessionPool(config: PoolConfig, timeouts: Timeouts, onLost: (error: Error) => void): SessionPool {
  const clients = new Set<PoolClient>()
  const pool = new pg.Pool({
    types: valueTypes,
    connectionTimeoutMillis: timeouts.acquire,
    // `@types/pg` says void, but pg-pool awaits the promise and closes the connection when it is rejected.
    onConnect: (client) =>
      client.query(`${sessionSettings(timeouts)};${serialPlans};${refuseStandby}`) as unknown as undefined,
    ...config,
  })
  pool.on('error', onLost)
  const checkedOut = new Set<PoolClient>()
  // Connections whose last query the server has answered completely.
  const drained = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    checkedOut.add(client)
    drained.delete(client)
  })
  // pg-pool listens to idle clients only, and an 'error' event without a listener ends the process.
  pool.on('connect', (client) => {
    clients.add(client)
    client.query = awaitedUnmetered(client.query.bind(client))
    client.on('drain', () => drained.add(client))
    client.on('error', (error) => {
      onLost(error)
      if (!checkedOut.has(client)) return
      // Free its place in the pool now: its user may notice the error much later.
      client.release(error)
      client.release = () => {}
    })
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (_error, client) => {
    checkedOut.delete(client)
    const isClean = client.getTransactionStatus() === 'I' && drained.has(client)
    if (!isClean) client.end().catch(() => {})
  })
  pool.connect = awaitedUnmetered(pool.connect.bind(pool))
  return {
    pool,
    async close() {
      await closePool(pool, timeouts.close)
      for (const client of clients) client.end().catch(() => {})
    },
  }
}

/** The same call; waiting for its promise is no work of the caller. */
function awaitedUnmetered<Call extends (...given: never[]) => unknown>(call: Call): Call {
  return ((...given) => {
    const answer = call(...given)
    return answer instanceof Promise ? unmetered(answer) : answer
  }) as Call
}

/** Settings as statements, because PgBouncer refuses them as connection parameters. */
export const sessionSettings = (timeouts: Pick<Timeouts, 'statement' | 'lock' | 'idleInTransaction'>): string =>
  `set statement_timeout = ${timeouts.statement}; set lock_timeout = ${timeouts.lock};
   set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction};
   set time zone 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set client_encoding = 'UTF8'`

/** Parallel workers and JIT cost more time than they save in queries below 50 ms (docs/figures.md, Desks). */
const serialPlans = 'set max_parallel_workers_per_gather = 0; set jit = off'

/** After a failover an address may lead to the former primary for a while. The SQLSTATE is that of a refused write. */
const refuseStandby = `do $$ begin
  if pg_is_in_recovery() then
    raise exception 'the server is a standby and takes no changes' using errcode = 'read_only_sql_transaction';
  end if;
end $$`

/** Runs SQL on one connection, several statements where there are no values. A transaction left open is rolled back. */
export async function runSql(pool: ConnectionPool, text: string, values?: unknown[]): Promise<SqlResult> {
  const client = await pool.connect()
  try {
    return await runOn(client)(text, values)
  } finally {
    client.release()
  }
}

/** `runSql` on a given connection. */
export const runOn =
  (client: ClientBase): RunSql =>
  async (text, values) => {
    const results: SqlResult | SqlResult[] = await client.query(text, values)
    return Array.isArray(results) ? { rows: results.flatMap((result) => result.rows) } : results
  }

/** The rows, concatenated where there are several statements. */
// biome-ignore lint/suspicious/noExplicitAny: pg-boss' adapter type requires it, and raw rows have no known type.
export type SqlResult = { rows: any[] }

export type RunSql = (text: string, values?: unknown[]) => Promise<SqlResult>

/** The rows of a query; null when it fails or takes more than `timeout` ms. */
export async function answerWithin(
  timeout: number,
  pool: ConnectionPool,
  text: string,
  values?: unknown[],
): Promise<SqlResult['rows'] | null> {
  const answer = runSql(pool, text, values).then(
    ({ rows }) => rows,
    () => null,
  )
  return Promise.race([answer, sleep(timeout, null, { ref: false })])
}

async function closePool(pool: Pool, timeout: number): Promise<void> {
  const deadline = Date.now() + timeout
  // pool.end() never settles requests that still wait for a connection.
  while (pool.waitingCount > 0 && Date.now() < deadline) await sleep(10)
  const ended = pool.end()
  await Promise.race([ended, sleep(Math.max(0, deadline - Date.now()), undefined, { ref: false })])
}
