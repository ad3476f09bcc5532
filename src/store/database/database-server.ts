import pg, { type ClientConfig } from 'pg'
import { answerWithin, type SessionPool, sessionPool, type Timeouts } from './session-pool.ts'
import { valueTypes } from './value-types.ts'

/** Milliseconds in which a server has to answer a question of one row; one that does not is as good as away. */
export const PROBE_MS = 1_000

/** Connections to one server. Nothing is connected before the first query. */
export type DatabaseServer = {
  sessions: SessionPool
  /** One connection beside everybody else's queries. */
  probe: SessionPool
  /** Whether it answers within a second, and can be written where it has to. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export type ServerOptions = {
  url: string
  mustBeWritable?: boolean
  poolSize: number
  timeouts: Timeouts
  onLost: (error: Error) => void
}

/** Its code is that of a refused write. */
const refuseReadOnly = `do $$ begin
  if current_setting('transaction_read_only') = 'on' then
    raise exception 'this server cannot be written' using errcode = 'read_only_sql_transaction';
  end if;
end $$`

export const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'shigotocho',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: valueTypes,
})

export function databaseServer({ url, mustBeWritable, poolSize, timeouts, onLost }: ServerOptions): DatabaseServer {
  const question = mustBeWritable ? refuseReadOnly : 'select 1'
  const config = {
    ...connectionTo(url),
    idleTimeoutMillis: 30_000,
    ...(mustBeWritable && { firstStatement: refuseReadOnly }),
  }
  const sessions = sessionPool(
    {
      ...config,
      max: poolSize,
      // A connection that is renewed now and then finds its way to a server that came back or was added.
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
  return {
    sessions,
    probe,
    answers: async () => (await answerWithin(PROBE_MS, probe.pool, question)) !== null,
    close: async () => {
      await Promise.all([sessions.close(), probe.close()])
    },
  }
}

/** The first of several servers to say that it can be written; undefined when none does within a second. */
export function findWritable(urls: readonly string[]): Promise<string | undefined> {
  const asked = urls.map(async (url) => {
    const client = new pg.Client({
      ...connectionTo(url),
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(refuseReadOnly)
      return url
    } finally {
      client.end().catch(() => {})
    }
  })
  return Promise.any(asked).catch(() => undefined)
}
