import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from './errors.ts'

/** A replica that could not be reached is left alone for so long (ms), so that not every read waits for its timeout. */
const REST_MS = 10_000

/**
 * A pool of connections for reading: the replicas in turn; when none can be reached, the primary.
 * (What Kysely needs of a pool: connect, end, options. Closing is done by whoever owns the pools.)
 */
export function readPool(replicas: Pool[], primary: Pool, now: () => number = Date.now) {
  const restsUntil = new Map<Pool, number>()
  let nextReplica = 0

  async function connect(): Promise<PoolClient> {
    nextReplica += 1
    for (let step = 0; step < replicas.length; step += 1) {
      const replica = replicas[(nextReplica + step) % replicas.length]
      if (!replica || (restsUntil.get(replica) ?? 0) > now()) continue
      try {
        return await replica.connect()
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        restsUntil.set(replica, now() + REST_MS)
      }
    }
    return primary.connect()
  }

  return { connect, end: async () => {}, options: primary.options } as Pick<Pool, 'connect' | 'end' | 'options'>
}
