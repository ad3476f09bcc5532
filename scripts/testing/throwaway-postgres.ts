import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, removeWhenThisProcessEnds, signalTree, unprivilegedAccount } from './child-processes.ts'
import { freePort } from './free-port.ts'
import { findPostgres } from './postgres-binaries.ts'

const STARTS_WITHIN_MS = 30_000

/** Syncs to disk, for tests that kill the server. */
const DURABLE = { max_connections: '200' }

/** Without disk syncs. synchronous_commit stays on: without it `stopServer` would lose committed rows. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }

/** A PostgreSQL cluster of its own on loopback; `stop` removes it. */
export type ThrowawayPostgres = {
  /** A superuser's address of the database `postgres`; the same after every restart. */
  url: string
  /** The folder of its data. */
  data: string
  /** Stops the server at once; to its clients it looks like a crash. The data stays. */
  stopServer(): Promise<void>
  /** Kills the server and all its sessions, as the kernel does when memory runs out. */
  killServer(): Promise<void>
  startServer(): Promise<void>
  restart(): Promise<void>
  /** Restarts the server as a standby, as a failover does with the former primary; `select pg_promote()` ends that. */
  demote(): Promise<void>
  /** Stops the server and removes the cluster. */
  stop(): Promise<void>
}

/**
 * Creates and starts a cluster: a new one, or a streaming standby with a copy of the data of a stopped server. Without
 * PostgreSQL 15 or newer the error says what to install.
 */
export async function startThrowawayPostgres({
  durable = false,
  standbyOf,
}: {
  durable?: boolean
  standbyOf?: ThrowawayPostgres
} = {}): Promise<ThrowawayPostgres> {
  const bin = await findPostgres()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const password = standbyOf ? new URL(standbyOf.url).password : randomBytes(12).toString('hex')
  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

  let server: ChildProcess | null = null
  const removeNow = () => {
    if (server?.pid) signalTree(server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const forget = removeWhenThisProcessEnds(removeNow)

  const startServer = async () => {
    if (server) return
    const settings = {
      ...(durable ? DURABLE : SETTINGS),
      unix_socket_directories: folder,
      listen_addresses: '127.0.0.1',
      port: String(port),
      ...(standbyOf && { primary_conninfo: standbyOf.url }),
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    started.stderr.on('data', (chunk) => (log = (log + chunk).slice(-20_000)))
    started.once('exit', () => {
      if (server === started) server = null
    })
    started.once('error', (error) => (log += error.message))
    server = started
    await answers(url, () => server === started).catch((error: Error) => {
      throw new Error(`PostgreSQL did not start: ${error.message}\n${log}`)
    })
  }

  const stopServer = async () => {
    if (!server) return
    const exited = once(server, 'exit')
    server.kill('SIGQUIT')
    await exited
  }

  const killServer = async () => {
    if (!server?.pid) return
    const exited = once(server, 'exit')
    signalTree(server.pid, 'SIGKILL')
    await exited
  }

  try {
    if (standbyOf) {
      spawnSync('cp', ['-a', standbyOf.data, data])
      writeFileSync(join(data, 'standby.signal'), '')
    } else {
      makeCluster(bin, folder, data, password, account)
    }
    await startServer()
  } catch (error) {
    forget()
    removeNow()
    throw error
  }

  return {
    url,
    data,
    stopServer,
    killServer,
    startServer,
    restart: async () => {
      await stopServer()
      await startServer()
    },
    demote: async () => {
      await stopServer()
      writeFileSync(join(data, 'standby.signal'), '')
      await startServer()
    },
    stop: async () => {
      await stopServer()
      forget()
      removeNow()
    },
  }
}

function makeCluster(bin: string, folder: string, data: string, password: string, account: Account | undefined): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const options = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']
  const { status, stdout, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [...options, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    { ...account, cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}\n${stdout}${stderr}`)
}

async function answers(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (!isRunning()) throw new Error('it ended by itself', { cause: error })
      if (Date.now() > deadline) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
