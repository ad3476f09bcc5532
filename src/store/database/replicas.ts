import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { type DatabaseServer, PROBE_MS } from './database-server.ts'
import { isDatabaseAway } from './errors.ts'
import { answerWithin, type ConnectionPool, runSql } from './session-pool.ts'
import { shareNextRun } from './share-next-run.ts'

/** How often each replica is asked whether it answers (ms); one that does not is left out until it does. */
const EVERY_MS = 1_000

/** How long a read waits for a replica that is a moment behind (ms), and how long one that stays behind is left alone. */
const lag = { pauses: [2, 5, 10, 20], restMs: 1_000 }

/** How far a server has got in the log of changes; on the primary everything that was acknowledged lies before. */
const askPosition = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn)::text as bytes`

type Rows = { bytes: string }[] | null
const positionOf = (rows: Rows): bigint | null => (rows?.[0] ? BigInt(rows[0].bytes) : null)

type Replica = DatabaseServer & { isOut: boolean; restsUntil: number; position(): Promise<bigint | null> }

/**
 * A pool of connections for reading: the replicas in turn, each only where it has everything that was committed when the
 * read began, so that nobody misses what they have just written on whatever node. When there is none, the primary.
 */
export function readPool(servers: readonly DatabaseServer[], primary: ConnectionPool) {
  const replicas = servers.map((server) => {
    const position = shareNextRun(async () => {
      // Found out while this run waited for the one before.
      if (replica.isOut) return null
      const found = positionOf(await answerWithin(PROBE_MS, server.probe.pool, askPosition))
      if (found === null) leaveOut(replica)
      return found
    })
    const replica: Replica = { ...server, isOut: false, restsUntil: 0, position }
    return replica
  })
  const committed = shareNextRun(async () => positionOf((await runSql(primary, askPosition)).rows))
  const stopping = new AbortController()
  let turn = 0

  async function connect(): Promise<PoolClient> {
    turn += 1
    if (replicas.every(isResting)) return primary.connect()
    const due = await committed()
    for (let step = 0; step < replicas.length; step += 1) {
      const replica = replicas[(turn + step) % replicas.length]
      const client = replica && due !== null && !isResting(replica) ? await connectTo(replica, due) : null
      if (client) return client
    }
    return primary.connect()
  }

  /** A connection to a replica that has got as far as `due`; null where it has not, or does not answer. */
  async function connectTo(replica: Replica, due: bigint): Promise<PoolClient | null> {
    const reached = await hasReached(replica, due)
    if (reached === false) replica.restsUntil = performance.now() + lag.restMs
    if (!reached) return null
    try {
      return await replica.sessions.pool.connect()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      return null
    }
  }

  /** Queries that still run on it would wait until their own timeout. */
  function leaveOut(replica: Replica) {
    replica.isOut = true
    replica.sessions.cut()
  }

  const watching = replicas.map(async (replica) => {
    while (!stopping.signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      if (await replica.answers()) replica.isOut = false
      else if (!replica.isOut) leaveOut(replica)
    }
  })

  return {
    pool: { connect, end: async () => {}, options: primary.options },
    async close() {
      stopping.abort()
      await Promise.all([...watching, ...replicas.map((replica) => replica.close())])
    },
  }
}

const isResting = ({ isOut, restsUntil }: Replica) => isOut || restsUntil > performance.now()

/** Whether a replica has everything up to `due`, after a moment at most; null when it does not answer. */
async function hasReached(replica: Replica, due: bigint): Promise<boolean | null> {
  for (let attempt = 0; ; attempt += 1) {
    const position = await replica.position()
    if (position === null || position >= due) return position === null ? null : true
    const pause = lag.pauses[attempt]
    if (pause === undefined) return false
    await sleep(pause)
  }
}
