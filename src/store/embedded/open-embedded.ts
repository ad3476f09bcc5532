import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connections } from '#store/database/connections.ts'
import { defaultTimeouts, runOn, sessionPool, type Timeouts } from '#store/database/session-pool.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { PgliteHost, type Storage } from './pglite-host.ts'
import { PgliteStream } from './pglite-stream.ts'

export type EmbeddedOptions = {
  kind: 'embedded'
  /** Locked by one process at a time; the database is in its folder `db`. */
  dataDir: string
  /** Fills a new directory from a file written by `PgliteHost.dump`. */
  dump?: string
  timeouts?: Partial<Timeouts>
  onConnectionLost?: (error: Error) => void
}

/**
 * PGlite ignores statement_timeout and cannot be interrupted, so its thread is restarted after this long (ms). Far
 * above a server's timeout: it ends all running queries, and migrations must fit.
 */
const ENGINE_STUCK_MS = 300_000

/** All queries share one session, so waiting for it is normal and may take longer than on a server. */
const embeddedTimeouts: Timeouts = { ...defaultTimeouts, acquire: 10_000 }

/** PostgreSQL's own timeouts end PGlite's only session for good, and its thread never answers again. */
const noServerTimeouts = { statement: 0, lock: 0, idleInTransaction: 0 }

/** Starts the embedded database. Throws DataDirInUse when another process uses the directory. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Connections & { host: PgliteHost }> {
  await mkdir(options.dataDir, { recursive: true })
  const lock = await lockDataDir(options.dataDir)
  try {
    const connections = await openPglite(
      { kind: 'directory', directory: join(options.dataDir, 'db'), dump: options.dump },
      options,
    )
    return {
      ...connections,
      async close() {
        await connections.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * PGlite behind a pool of one connection, which is its queue: having the connection is having the session, so no other
 * query gets into a transaction (Kysely's PGlite dialect shares the session). Inside a transaction use only the
 * transaction: a query beside it waits for itself until `acquire` runs out.
 */
export async function openPglite(
  storage: Storage,
  options: Pick<EmbeddedOptions, 'timeouts' | 'onConnectionLost'>,
): Promise<Connections & { host: PgliteHost }> {
  const host = new PgliteHost(storage, ENGINE_STUCK_MS)
  await host.start()
  const connections = connectTo(host, options)
  return {
    host,
    ...connections,
    async close() {
      await connections.close()
      await host.close(options.timeouts?.close ?? embeddedTimeouts.close)
    },
  }
}

/** Connections to a running PGlite; closing them does not stop it. */
export function connectTo(
  host: PgliteHost,
  options: Pick<EmbeddedOptions, 'timeouts' | 'onConnectionLost'>,
): Connections {
  const timeouts = { ...embeddedTimeouts, ...options.timeouts }
  const sessions = sessionPool(
    {
      stream: () => new PgliteStream(host, timeouts.idleInTransaction),
      // Ignore the environment (PGHOST, PGSSLMODE, ~/.pgpass).
      ...{ host: 'embedded', port: 5432, user: 'postgres', password: 'none', database: 'postgres', ssl: false },
      max: 1,
      idleTimeoutMillis: 0,
    },
    { ...timeouts, ...noServerTimeouts },
    options.onConnectionLost ?? (() => {}),
  )
  return {
    pool: sessions.pool,
    async withOwnConnection(work) {
      const client = await sessions.pool.connect()
      try {
        return await work(runOn(client), client)
      } finally {
        client.release(true)
      }
    },
    close: sessions.close,
  }
}
