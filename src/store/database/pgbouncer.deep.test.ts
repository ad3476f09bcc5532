import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { endpoints } from '#contract/endpoints.ts'
import { freePort } from '#scripts/testing/free-port.ts'
import { installPackage } from '#scripts/testing/install-package.ts'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { endpointNames, goodCall, rightCaller, send } from '#server/testing/sample-calls.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { watchPublicVersion } from '#store/public-version.ts'
import { openQueue } from '#store/queue.ts'
import { addressOf, openTestDatabase } from '#store/testing/database.ts'

const find = () => ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0)
const program = find() ?? ((await installPackage('pgbouncer')) ? find() : undefined)
const log = pino({ level: 'silent' })

describe.skipIf(!program)('behind PgBouncer in transaction mode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shigotocho-pgbouncer-'))
  let server: TestServer
  let bouncer: ChildProcess
  let owner: OpenDatabase
  let pooled: OpenDatabase
  let app: TestApp
  beforeAll(async () => {
    server = await startTestServer()
    owner = await openTestDatabase(undefined, server.url)
    const name = (await owner.executeSql('select current_database() as name')).rows[0].name
    const { hostname, port: serverPort, username, password } = new URL(server.url)
    const port = await freePort()
    const login = `user=${username} password=${decodeURIComponent(password)}`
    const settings = join(folder, 'pgbouncer.ini')
    writeFileSync(
      settings,
      `[databases]
      * = host=${hostname} port=${serverPort} ${login}
      [pgbouncer]
      listen_addr = 127.0.0.1
      listen_port = ${port}
      unix_socket_dir =
      auth_type = any
      pool_mode = transaction
      default_pool_size = 4
      max_client_conn = 200`,
    )
    for (const path of [folder, settings]) chmodSync(path, 0o755)
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? ['--user=nobody'] : []
    bouncer = spawn(program ?? '', ['--quiet', ...account, settings], { stdio: 'ignore' })
    const direct = addressOf(name, server.url)
    const url = `postgres://${username}@127.0.0.1:${port}/${name}`
    pooled = openDatabase({ url, directUrl: direct })
    await vi.waitFor(async () => expect(await pooled.isReady()).toBe(true), 10_000)
    app = await openTestApp({
      open: pooled,
      env: { LIMIT_CONTACTS_PER_ADDRESS: '100/60', PUBLIC_URL: 'http://localhost:3000' },
    })
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    bouncer?.kill()
    await owner?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('migrations and notifications use the direct address', async () => {
    expect(await migrate(pooled)).toEqual({ applied: [], unknown: [] })
    const watch = await watchPublicVersion(pooled, log)
    const { generation } = watch
    await owner.executeSql('update public_version set version = version + 1')
    await vi.waitFor(() => expect(watch.generation).toBeGreaterThan(generation), 5_000)
    await watch.stop()
  })

  test('the queue runs added follow-ups', async () => {
    const queue = await openQueue(pooled, log, { poll: 0.5 })
    const done: string[] = []
    await queue.work(async (followUp) => void done.push(followUp.kind))
    await pooled.db
      .transaction()
      .execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id: 'one' }))
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['contact-received'])
    await queue.stop()
  })

  test('every call works, also concurrently', async () => {
    const poster = await personOf(app, 'employer')
    for (const name of endpointNames) {
      const caller = await rightCaller(app, name, poster)
      const { status } = await send(app, name, await goodCall(name, { app, owner: poster, caller }), caller)
      const due = /google|linkedin/i.test(name) ? 503 : endpoints[name].status
      expect([name, status]).toEqual([name, due])
    }
    const searches = Array.from({ length: 40 }, () => app.call('searchJobs', { query: { keyword: '経理' } as never }))
    expect(new Set((await Promise.all(searches)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})
