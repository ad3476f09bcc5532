import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { isDatabaseAway, isDatabaseSlow } from './errors.ts'

const url = process.env.TEST_DATABASE_URL ?? ''
const nowhere = 'postgres://postgres@127.0.0.1:1/nothing'

test('a server that refuses connections is away', async () => {
  const open = openDatabase({ url: nowhere })
  expect(isDatabaseAway(await open.executeSql('select 1').catch((error) => error))).toBe(true)
  expect(isDatabaseAway(await open.withOwnConnection((run) => run('select 1')).catch((error) => error))).toBe(true)
  expect(await open.isReady()).toBe(false)
  await open.close()
})

test('a server that accepts a connection and never answers is away after the timeout', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const open = openDatabase({
    url: `postgres://a@127.0.0.1:${port}/b`,
    timeouts: { acquire: 200 },
  })
  expect(isDatabaseAway(await open.executeSql('select 1').catch((error) => error))).toBe(true)
  await open.close()
  silent.close()
})

describe('on a server', () => {
  test('the process and the pool survive connections that the server ends', async () => {
    const lost: string[] = []
    const open = openDatabase({ url, onConnectionLost: (error) => lost.push(error.message) })
    const admin = openDatabase({ url, poolSize: 1 })
    const pid = async () => (await open.executeSql('select pg_backend_pid() as pid')).rows[0]?.pid
    const end = (victim: number) => admin.executeSql('select pg_terminate_backend($1)', [victim])

    await end(await pid()) // idle in the pool
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), 5_000)
    expect(await open.isReady()).toBe(true)

    const slow = `select pg_sleep(5) as of_${randomBytes(8).toString('hex')}`
    const running = open.executeSql(slow).catch((error) => error) // in the middle of a query
    const backends = await vi.waitFor(async () => {
      const { rows } = await admin.executeSql('select pid from pg_stat_activity where query = $1', [slow])
      expect(rows).toHaveLength(1)
      return rows
    }, 4_000)
    await end(backends[0]?.pid)
    expect(isDatabaseAway(await running)).toBe(true)

    const transaction = open.db.transaction().execute(async (tx) => {
      const victim = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await end(victim.rows[0]?.pid ?? 0) // checked out, without a query
      await sleep(50)
      await sql`select 1`.execute(tx)
    })
    expect(isDatabaseAway(await transaction.catch((error) => error))).toBe(true)
    expect(await open.isReady()).toBe(true)
    expect(lost.length).toBeGreaterThan(1)
    await Promise.all([open.close(), admin.close()])
  })

  test('a slow statement is cancelled, but not on its own connection', async () => {
    const open = openDatabase({ url, timeouts: { statement: 100 } })
    expect(isDatabaseSlow(await open.executeSql('select pg_sleep(1)').catch((error) => error))).toBe(true)
    await open.withOwnConnection((run) => run('select pg_sleep(0.3)'))
    await open.close()
  })

  test('a query that waits too long for a connection gets "away", the others are answered', async () => {
    const open = openDatabase({ url, poolSize: 1, timeouts: { acquire: 500 } })
    // Opening the only connection may take a while.
    await vi.waitFor(() => open.executeSql('select 1'), 5_000)
    const [slow, waiting] = await Promise.allSettled([
      open.executeSql('select pg_sleep(1.5)'),
      open.executeSql('select 1'),
    ])
    expect(slow.status).toBe('fulfilled')
    expect(waiting.status === 'rejected' && isDatabaseAway(waiting.reason)).toBe(true)
    await open.close()
  })

  test('a connection with a query that the driver gave up is not reused', async () => {
    const open = openDatabase({ url, poolSize: 1, timeouts: { statement: 300, network: 300 } })
    const failure = await open.executeSql('set statement_timeout = 0; select pg_sleep(2)').catch((error) => error)
    expect(isDatabaseAway(failure)).toBe(true)
    const before = Date.now()
    await open.executeSql('select 1')
    expect(Date.now() - before).toBeLessThan(1_000)
    await open.close()
  })

  test('closing lets running queries finish, and ends them after the limit', async () => {
    const database = openDatabase({ url })
    await database.executeSql('select 1')
    const running = database.executeSql('select pg_sleep(0.2), 7 as n')
    await sleep(50)
    await database.close()
    expect((await running).rows[0]?.n).toBe(7)

    const hurried = openDatabase({ url, timeouts: { close: 200 } })
    await hurried.executeSql('select 1')
    const endless = hurried.executeSql('select pg_sleep(10)').catch((error) => error)
    await sleep(50)
    const before = Date.now()
    await hurried.close()
    expect(isDatabaseAway(await endless)).toBe(true)
    expect(Date.now() - before).toBeLessThan(2_000)
  })
})
