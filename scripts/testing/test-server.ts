import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import pg from 'pg'
import { type BundledServer, startBundledServer } from '#store/bundled/bundled-server.ts'
import { removeWhenThisProcessEnds, signalTree } from './child-processes.ts'
import { freePort } from './free-port.ts'

const answersWithinMs = 30_000

/** The bundled PostgreSQL on a directory of its own and on loopback; `stop` removes it. */
export type TestServer = {
  /** A superuser's address of the database `postgres`; the same after every restart. */
  url: string
  /** The directory of its data. */
  dataDir: string
  /** Ends the server and its sessions at once; the data stays. */
  stopServer(): Promise<void>
  /** Kills the server and all its sessions, as the kernel does when memory runs out. */
  killServer(): void
  /** Starts a stopped server, or waits until a killed one is up again. */
  startServer(): Promise<void>
  /** Starts the server as a standby, as a failover does with the former primary; `select pg_promote()` ends that. */
  demote(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server: a new one, or a streaming standby with a copy of the data of a stopped one. A `durable` one syncs to
 * disk, for tests that kill it.
 */
export async function startTestServer({
  durable = false,
  standbyOf,
}: {
  durable?: boolean
  standbyOf?: TestServer
} = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-tests-'))
  if (standbyOf) {
    await execa('cp', [
      '-a',
      ...['postgres', 'postgres-password'].map((name) => join(standbyOf.dataDir, name)),
      dataDir,
    ])
    await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
  }
  const port = String(await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    max_connections: '200',
    ...{ wal_level: 'replica', max_wal_senders: '10' },
    ...(standbyOf && { primary_conninfo: standbyOf.url }),
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  const start = () => startBundledServer({ dataDir, settings })
  let server: BundledServer | null = await start()
  const url = Object.assign(new URL(server.url), { search: '', port }).toString()
  const signal = (name: NodeJS.Signals) => {
    const pid = server?.pid()
    if (pid) signalTree(pid, name)
  }
  const forget = removeWhenThisProcessEnds(() => signal('SIGKILL'))
  const stopServer = async () => {
    await server?.stop()
    server = null
  }
  const startServer = async () => {
    server ??= await start()
    await answers(url)
  }
  return {
    url,
    dataDir,
    stopServer,
    killServer: () => signal('SIGKILL'),
    startServer,
    demote: async () => {
      await stopServer()
      await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
      await startServer()
    },
    stop: async () => {
      await stopServer()
      forget()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + answersWithinMs
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
