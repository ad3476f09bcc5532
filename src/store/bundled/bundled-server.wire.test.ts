import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningServer, startBundledServer } from './bundled-server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shigotocho-bundled-'))
})
afterEach(async () => {
  for (const each of started.splice(0)) if (each.exitCode === null && each.signalCode === null) await end(each)
  await rm(folder, { recursive: true, force: true })
})

const limit = 120_000
const isRoot = process.getuid?.() === 0
const started: ChildProcess[] = []

/** Starts a server with the product's umask in a process of its own, which tells its warnings and address, and ends on SIGTERM. */
const program = `
  import { startBundledServer } from '#store/bundled/bundled-server.ts'
  process.umask(0o077)
  const tell = (kind, text) => console.log(JSON.stringify({ kind, text }))
  try {
    const server = await startBundledServer({ dataDir: process.argv[1], warn: (text) => tell('warning', text) })
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
    setInterval(() => {}, 1_000)
    tell('url', server.url)
  } catch (error) {
    tell('refusal', error.message)
  }`

async function serverIn(
  dataDir: string,
  { prefix = [], cwd = process.cwd(), uid }: { prefix?: string[]; cwd?: string; uid?: number } = {},
): Promise<{ url?: string; warning?: string; refusal?: string; child: ChildProcess }> {
  const command = [...prefix, process.execPath, '--input-type=module', '-e', program, dataDir]
  const child = spawn(command[0] as string, command.slice(1), {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid && { uid, gid: uid }),
  })
  started.push(child)
  const told: Record<string, string> = {}
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const { kind, text } = JSON.parse(line)
    told[kind] = text
    if (kind !== 'warning') break
  }
  return { ...told, child }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function query(url: string | undefined, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test('a killed process leaves its server running; the next start stops that one and keeps every committed row', {
  timeout: limit,
}, async () => {
  const { url, child } = await serverIn(folder)
  await query(url, 'create table kept as select generate_series(1, 1000) as n')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await runningServer(folder)).toBe(url)

  const next = await startBundledServer({ dataDir: folder })
  expect(next.url).not.toBe(url)
  expect(await query(next.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  await expect(query(url, 'select 1')).rejects.toThrow()
  await next.stop()
  expect(await runningServer(folder)).toBeNull()
})

test('a second start on a directory in use is refused and names the process', { timeout: limit }, async () => {
  const server = await startBundledServer({ dataDir: folder })
  const second = await serverIn(folder)
  expect(second.refusal).toContain(`Process ${process.pid} uses the data directory ${folder}`)
  await server.stop()
})

test('a server that is killed is started again with its rows', { timeout: limit }, async () => {
  const warnings: string[] = []
  const server = await startBundledServer({ dataDir: folder, warn: (text) => warnings.push(text) })
  await query(server.url, 'create table kept as select 1 as n')
  process.kill(server.pid() as number, 'SIGKILL')
  await expect
    .poll(() => query(server.url, 'select n from kept').catch(() => null), { timeout: 60_000 })
    .toEqual([{ n: 1 }])
  expect(warnings.join()).toContain('started again')
  await server.stop()
})

test('a directory with a long name works, and its server listens only on a socket that others cannot reach', {
  timeout: limit,
}, async () => {
  const dataDir = join(folder, 'd'.repeat(200))
  await mkdir(dataDir)
  const server = await startBundledServer({ dataDir })
  const [settings] = await query(
    server.url,
    `select current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as folder,
       current_setting('unix_socket_permissions') as mode, current_setting('fsync') as syncs`,
  )
  expect(settings).toMatchObject({ listens: '', mode: '0700', syncs: 'on' })
  expect((await stat(String(settings?.folder))).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  await expect(query(server.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await server.stop()
})

test.each([
  ['db/PG_VERSION', '18', 'holds a database of version 0.2.0 or older'],
  ['postgres/PG_VERSION', '17', 'was made by PostgreSQL 17, and this version brings 18'],
])('a directory with %s %s is refused and stays as it is', async (file, version, sentence) => {
  await mkdir(join(folder, file, '..'), { recursive: true })
  await writeFile(join(folder, file), `${version}\n`)
  await expect(startBundledServer({ dataDir: folder })).rejects.toThrow(sentence)
  expect(await readdir(join(folder, file, '..'))).toEqual(['PG_VERSION'])
})

test('a start that was killed while it created the cluster is repeated', { timeout: limit }, async () => {
  await mkdir(join(folder, 'postgres.draft/base'), { recursive: true })
  const server = await startBundledServer({ dataDir: folder })
  await server.stop()
  expect(await readdir(folder)).not.toContain('postgres.draft')
})

test.runIf(isRoot)(
  'another account runs the server as itself, and root continues with its directory',
  { timeout: limit },
  async () => {
    await chown(folder, 65_534, 65_534)
    const { url, child } = await serverIn(folder, { uid: 65_534 })
    await query(url, 'create table kept as select 1 as n')
    expect((await stat(join(folder, 'postgres'))).uid).toBe(65_534)
    await end(child)
    const server = await startBundledServer({ dataDir: folder })
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 1 }])
    await server.stop()
  },
)

test.runIf(isRoot)(
  'root below a folder that others cannot enter puts programs and data where they can',
  { timeout: limit },
  async () => {
    const project = join(folder, 'project')
    const dataDir = join(folder, 'data')
    await mkdir(project)
    await mkdir(dataDir)
    const mount = [
      'unshare',
      '--mount',
      'sh',
      '-c',
      'mount --bind "$0" "$1" && cd "$1" && shift && exec "$@"',
      process.cwd(),
      project,
    ]
    const { url, warning, child } = await serverIn(dataDir, { prefix: mount })
    expect(warning).toMatch(/cannot reach .*: its data and programs are in \/var\/lib\/shigotocho\/[0-9a-f]{16}\./)
    await query(url, 'create table kept as select 1 as n')
    await end(child)
    const again = await serverIn(dataDir, { prefix: mount })
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }])
    await end(again.child)
    await rm(/(\/var\S+)\.$/.exec(warning ?? '')?.[1] ?? 'nowhere', { recursive: true })
  },
)

test.runIf(isRoot)('root that may not change its account runs it in a user namespace', { timeout: limit }, async () => {
  const { url, child } = await serverIn(folder, { prefix: ['setpriv', '--bounding-set', '-setuid,-setgid'] })
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect((await stat(join(folder, 'postgres'))).uid).toBe(0)
  await end(child)
})
