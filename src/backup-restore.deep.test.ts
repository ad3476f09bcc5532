import { spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#samples/demo/seed.ts'
import { runCommand } from '#scripts/run-command.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { restoreBackup, writeBackup } from '#store/backup-file.ts'
import { startBundledServer } from '#store/bundled/bundled-server.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { openQueue } from '#store/queue.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'shigotocho-backup-'))
const limitMs = 120_000
const suffix = Date.now().toString(36)
const owner = `restorer_${suffix}`
const made: string[] = []
let app: TestApp
let current: string
beforeAll(async () => {
  app = await openTestApp()
  current = (await app.open.executeSql('select current_database() as name')).rows[0].name
  await app.open.executeSql(`create role ${owner} login password 'restorer'`)
}, 60_000)
afterAll(async () => {
  for (const name of made) await app.open.executeSql(`drop database ${name} with (force)`)
  await app.open.executeSql(`drop role ${owner}`)
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const addressOf = (name: string, role?: string) => {
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` })
  return (role ? Object.assign(url, { username: role, password: 'restorer' }) : url).toString()
}

/** Of a role that is no superuser, like that of a public board. */
async function emptyDatabase(): Promise<{ name: string; url: string }> {
  const name = `restored_${suffix}_${made.length}`
  await app.open.executeSql(`create database ${name} owner ${owner} template template0 encoding 'UTF8'`)
  made.push(name)
  return { name, url: addressOf(name, owner) }
}

/** The script on a server, or on the one that comes along in a directory. */
const environment = (place: string): Record<string, string> =>
  place.includes('://') ? { DATABASE_URL: place } : { DATABASE_URL: '', DATA_DIR: place }
const script = (name: string, args: string[], place: string) =>
  runCommand(process.execPath, [`scripts/${name}.ts`, ...args], { env: environment(place), limitMs })

/** Kills the script a moment after its first table. */
async function killed(name: string, file: string, place: string): Promise<void> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, file], {
    env: { ...process.env, ...environment(place) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), exited])
  await sleep(randomInt(100))
  child.kill('SIGKILL')
  await exited
}

async function on<T>(url: string, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase({ url })
  return work(open).finally(() => open.close())
}

/** Rows and a sum of their texts by table, with its constraints, its triggers that fire, and the sequences. */
const contentsOf = (url: string) =>
  on(url, async ({ executeSql }) => {
    const { rows } =
      await executeSql(`select format('select %L as name, count(*), sum(hashtextextended(t::text, 0))::text
        from %I.%I t', relname, nspname, relname) as sql
      from pg_class join pg_namespace space on space.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and (nspname = 'public' or pg_class.oid = to_regclass('queue.job')) order by relname`)
    const { rows: tables } = await executeSql(rows.map(({ sql }) => sql).join(' union all '))
    const { rows: rules } = await executeSql(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as def
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename, '', last_value::text from pg_sequences where schemaname = 'public'
      order by 1, 2, 3`)
    return { tables, rules }
  })

const tableCount = (url: string) =>
  on(url, async ({ executeSql }) =>
    Number((await executeSql(`select count(*) from pg_tables where schemaname in ('public', 'queue')`)).rows[0].count),
  )

test('a demo board comes back equal table by table, and a second restore says that it is complete', async () => {
  await seedDemo(app.open.db, { now: new Date(), hashPassword: async () => 'hash' })
  const queue = await openQueue(app.open, pino({ level: 'silent' }))
  const message_id = (await app.register()).id
  await app.open.db.transaction().execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id }))
  await queue.stop()
  const file = join(folder, 'demo.backup')
  expect(await script('backup', [file], addressOf(current))).toMatchObject({ ok: true })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await script('backup', [file], addressOf(current))).output).toContain('exists already')
  expect((await script('restore', [file], addressOf(current))).output).toContain('The database is not empty')

  const { url } = await emptyDatabase()
  expect(await script('restore', [file], url)).toMatchObject({
    ok: true,
    output: expect.stringContaining('1 mails wait in it'),
  })
  expect(await contentsOf(url)).toEqual(await contentsOf(addressOf(current)))
  expect(await script('restore', [file], url)).toMatchObject({
    ok: true,
    output: expect.stringContaining('The database is complete'),
  })
  await on(url, async (open) => {
    expect(await migrate(open)).toEqual({ applied: [], unknown: [] })
    await (await openQueue(open, pino({ level: 'silent' }))).stop()
  })
}, 300_000)

test('a backup made while people write is one moment, and all that was acknowledged before it is there', async () => {
  const employer = await personOf(app, 'employer')
  const jobs: string[] = []
  const tokens: string[] = []
  let stopped = false
  const writing = (async () => {
    while (!stopped) {
      jobs.push(await jobOf(app, employer, { title: `経理 ${jobs.length}` }))
      // An address may sign up 60 times an hour.
      if (tokens.length < 50) tokens.push((await app.register()).token)
    }
  })()
  await expect.poll(() => tokens.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const acknowledged = { jobs: [...jobs], tokens: [...tokens] }
  const dated = join(folder, 'dated')
  const backup = await runCommand(process.execPath, ['scripts/backup.ts'], {
    env: { DATABASE_URL: addressOf(current), BACKUP_DIR: dated },
    limitMs,
  })
  stopped = true
  await writing
  expect(backup).toMatchObject({ ok: true })
  const [name = ''] = readdirSync(dated)

  const { url } = await emptyDatabase()
  const restore = await script('restore', [join(dated, name), '--hold-mail'], url)
  expect(restore).toMatchObject({ ok: true, output: expect.stringContaining('1 mails that waited in it are held') })
  const open = await openDatabase({ url })
  const restored = await openTestApp({ open })
  for (const token of acknowledged.tokens) expect((await restored.call('readMe', {}, token)).status).toBe(200)
  const { rows } = await open.executeSql(`select id from jobs where title like '経理 %'`)
  const there = new Set(rows.map(({ id }) => id))
  expect(acknowledged.jobs.filter((id) => !there.has(id))).toEqual([])
  // Sessions are copied before users, and both of a sign-up commit together.
  const { rows: halves } = await open.executeSql(`select from users
    where email like '%-%@example.com' and not exists (select from sessions where user_id = users.id)`)
  expect(halves).toEqual([])
  const found = await restored.call('searchJobs', { query: { keyword: '経理' } as never })
  expect(found.body.data.total).toBeGreaterThanOrEqual(there.size)
  await restored.close()
}, 300_000)

const sealOf = (bytes: Buffer) => `${createHash('sha256').update(bytes).digest('hex')}\n`

test('a killed backup leaves no part of a file, and a killed restore an empty database that the next one fills', async () => {
  await app.open.executeSql(`insert into throttles (key, since, ends, count)
    select sha256(number::text::bytea)::text, now(), now(), 1 from generate_series(1, 200000) as number`)
  const file = join(folder, 'killed.backup')
  for (let attempt = 0; attempt < 3; attempt++) {
    await killed('backup', file, addressOf(current))
    // It may have been faster than the signal.
    const bytes = existsSync(file) ? readFileSync(file) : null
    if (bytes) expect(bytes.toString('latin1', bytes.length - 65)).toBe(sealOf(bytes.subarray(0, -65)))
    rmSync(file, { force: true })
  }
  expect(await script('backup', [file], addressOf(current))).toMatchObject({ ok: true })

  const whole = await tableCount(addressOf(current))
  const { url } = await emptyDatabase()
  for (let attempt = 0; attempt < 3; attempt++) {
    await killed('restore', file, url)
    expect([0, whole]).toContain(await tableCount(url))
  }
  expect(await script('restore', [file], url)).toMatchObject({
    ok: true,
    output: expect.stringMatching(/The database is (restored|complete)/),
  })
  expect(await contentsOf(url)).toEqual(await contentsOf(addressOf(current)))
}, 300_000)

test('the server that comes along is backed up while it runs, and restored into another directory', async () => {
  // PostgreSQL may run as another account than this test.
  chmodSync(folder, 0o755)
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  const file = join(folder, 'directory.backup')
  const server = await startBundledServer({ dataDir: before })
  await on(server.url, async (open) => {
    await migrate(open)
    await open.executeSql(`insert into users (id, name, email, email_key, role, created_at)
      values ('019a0000-0000-7000-8000-000000000001', '控え', 'a@example.com', 'a@example.com', 'user', now())`)
  })
  expect(await script('backup', [file], before)).toMatchObject({ ok: true })
  const contents = await contentsOf(server.url)
  expect((await script('restore', [file], before)).output).toContain('uses the data directory')
  await server.stop()
  await killed('restore', file, after)
  expect(await script('restore', [file], after)).toMatchObject({ ok: true })
  expect((await script('restore', [file], after)).output).toContain('The database is complete')
  const restored = await startBundledServer({ dataDir: after })
  expect(await contentsOf(restored.url)).toEqual(contents)
  await restored.stop()
}, 300_000)

test('a file that is cut, changed, longer or of another schema restores nothing', async () => {
  const whole = join(folder, 'whole.backup')
  const onTable = () => {}
  await app.open.executeSql('delete from throttles')
  await app.open.withOwnConnection((_run, client) => writeBackup(client, whole, { version: '1', onTable }))
  const bytes = readFileSync(whole)
  const { url } = await emptyDatabase()
  const broken = join(folder, 'broken.backup')
  const restore = (content: Buffer) => {
    writeFileSync(broken, content)
    return on(url, (open) =>
      open.withOwnConnection((_run, client) =>
        restoreBackup(client, broken, { version: '1', holdMail: false, onTable }),
      ),
    )
  }
  const flipped = (at: number, bit: number) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1 << bit
    return copy
  }
  const anywhere = fc.integer({ min: 0, max: bytes.length - 1 })
  const damaged = fc.oneof(
    anywhere.map((length) => bytes.subarray(0, length)),
    fc.tuple(anywhere, fc.integer({ min: 0, max: 7 })).map(([at, bit]) => flipped(at, bit)),
    fc.uint8Array({ minLength: 1, maxLength: 100 }).map((more) => Buffer.concat([bytes, more])),
  )
  await fc.assert(
    fc.asyncProperty(damaged, async (content) => {
      await expect(restore(content)).rejects.toThrow('not a whole backup')
    }),
    { numRuns: 60 },
  )
  const end = bytes.indexOf('\n')
  const withHead = (change: object, body = bytes.subarray(end, -65)) => {
    const head = JSON.stringify({ ...JSON.parse(bytes.toString('utf8', 0, end)), ...change })
    const content = Buffer.concat([Buffer.from(head), body])
    return Buffer.concat([content, Buffer.from(sealOf(content))])
  }
  await expect(restore(withHead({ schema: '0001-old' }))).rejects.toThrow('with the schema 0001-old; this is version 1')
  await expect(restore(withHead({ queue: 1 }))).rejects.toThrow('version 1 of the queue')
  await expect(restore(withHead({ tables: [] }))).rejects.toThrow('other tables or columns')
  await expect(restore(withHead({}, bytes.subarray(end, -5_000)))).rejects.toThrow()
  expect(await tableCount(url)).toBe(0)
  expect(await restore(withHead({}))).toMatchObject({ isNew: true })
}, 300_000)
