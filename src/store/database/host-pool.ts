import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseServer, findWritable } from './database-server.ts'
import { isDatabaseAway } from './errors.ts'
import type { ConnectionPool } from './session-pool.ts'
import { shareNextRun } from './share-next-run.ts'

/** How often the server in use is asked (ms): one that froze ends no connection by itself. */
const EVERY_MS = 2_000

/**
 * Pools for several servers, of which one can be written at a time. When that is another one, its connections take the
 * place of all others; while none can be written, the last one stays.
 */
export function hostPool(urls: readonly [string, ...string[]], open: (url: string) => DatabaseServer) {
  let current = { url: urls[0], server: open(urls[0]) }
  const closing = new Set<Promise<void>>()
  const stopping = new AbortController()

  const moveOn = shareNextRun(async () => {
    const url = await findWritable(urls)
    if (url === undefined || url === current.url || stopping.signal.aborted) return
    const { server } = current
    current = { url, server: open(url) }
    // A query on a server that froze would wait until its own timeout.
    server.sessions.cut()
    const closed = server.close().finally(() => closing.delete(closed))
    closing.add(closed)
  })

  const watching = watch()
  async function watch() {
    while (!stopping.signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted && !(await current.server.answers())) await moveOn()
    }
  }

  const poolOf = (which: 'sessions' | 'probe'): ConnectionPool => ({
    async connect() {
      try {
        return await current.server[which].pool.connect()
      } catch (error) {
        if (!isDatabaseAway(error) || stopping.signal.aborted) throw error
        await moveOn()
        return current.server[which].pool.connect()
      }
    },
    end: async () => {},
    options: current.server[which].pool.options,
    get totalCount() {
      return current.server[which].pool.totalCount
    },
    get idleCount() {
      return current.server[which].pool.idleCount
    },
    get waitingCount() {
      return current.server[which].pool.waitingCount
    },
  })

  return {
    pool: poolOf('sessions'),
    probe: poolOf('probe'),
    async close() {
      stopping.abort()
      await Promise.all([watching, current.server.close(), ...closing])
    },
  }
}
