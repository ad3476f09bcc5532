import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { isDatabaseAway, isDatabaseSlow } from './errors.ts'

const url = process.env.TEST_DATABASE_URL ?? ''
const NOBODY = 'postgres://postgres@127.0.0.1:1/nothing'

test('a server that is not there is "away"', async () => {
  const open = await openDatabase({ kind: 'postgres', url: NOBODY })
  expect(isDatabaseAway(await open.executeSql('select 1').catch((error) => error))).toBe(true)
  expect(isDatabaseAway(await open.withOwnConnection((run) => run('select 1')).catch((error) => error))).toBe(true)
  expect(await open.isReady()).toBe(false)
  await open.close()
})

test('a server that accepts and says nothing is "away" after the timeout', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const open = await openDatabase({
    kind: 'postgres',
    url: `postgres://a@127.0.0.1:${port}/b`,
    timeouts: { acquire: 200 },
  })
  expect(isDatabaseAway(await open.executeSql('select 1').catch((error) => error))).toBe(true)
  await open.close()
  silent.close()
})

describe('on a server', () => {
  test('connections that the server ends do not end the process, and the pool goes on', async () => {
    const lost: string[] = []
    const open = await openDatabase({ kind: 'postgres', url, onConnectionLost: (error) => lost.push(error.message) })
    const admin = await openDatabase({ kind: 'postgres', url, poolSize: 1 })
    const pid = async () => (await open.executeSql('select pg_backend_pid() as pid')).rows[0]?.pid
    const end = (victim: number) => admin.executeSql('select pg_terminate_backend($1)', [victim])

    await end(await pid()) // idle in the pool
    await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), 5_000)
    expect(await open.isReady()).toBe(true)

    const sleepy = `select pg_sleep(5) as of_${randomBytes(8).toString('hex')}`
    const running = open.executeSql(sleepy).catch((error) => error) // in the middle of a query
    const begun = await vi.waitFor(async () => {
      const { rows } = await admin.executeSql('select pid from pg_stat_activity where query = $1', [sleepy])
      expect(rows).toHaveLength(1)
      return rows
    }, 4_000)
    await end(begun[0]?.pid)
    expect(isDatabaseAway(await running)).toBe(true)

    const transaction = open.db.transaction().execute(async (tx) => {
      const victim = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await end(victim.rows[0]?.pid ?? 0) // held, and silent
      await sleep(50)
      await sql`select 1`.execute(tx)
    })
    expect(isDatabaseAway(await transaction.catch((error) => error))).toBe(true)
    expect(await open.isReady()).toBe(true)
    expect(lost.length).toBeGreaterThan(1)
    await Promise.all([open.close(), admin.close()])
  })

  test('a slow statement is ended, and work done alone is not', async () => {
    const open = await openDatabase({ kind: 'postgres', url, timeouts: { statement: 100 } })
    expect(isDatabaseSlow(await open.executeSql('select pg_sleep(1)').catch((error) => error))).toBe(true)
    await open.withOwnConnection((run) => run('select pg_sleep(0.3)'))
    await open.close()
  })

  test('too few connections: who waits too long is told "away", the others are served', async () => {
    const open = await openDatabase({ kind: 'postgres', url, poolSize: 1, timeouts: { acquire: 500 } })
    // Its only connection is made, which may take a while.
    await vi.waitFor(() => open.executeSql('select 1'), 5_000)
    const [slow, waiting] = await Promise.allSettled([
      open.executeSql('select pg_sleep(1.5)'),
      open.executeSql('select 1'),
    ])
    expect(slow.status).toBe('fulfilled')
    expect(waiting.status === 'rejected' && isDatabaseAway(waiting.reason)).toBe(true)
    await open.close()
  })

  test('a connection on which the driver gave up a query is not given to anybody else', async () => {
    const open = await openDatabase({ kind: 'postgres', url, poolSize: 1, timeouts: { statement: 300, network: 300 } })
    const given = await open.executeSql('set statement_timeout = 0; select pg_sleep(2)').catch((error) => error)
    expect(isDatabaseAway(given)).toBe(true)
    const before = Date.now()
    await open.executeSql('select 1')
    expect(Date.now() - before).toBeLessThan(1_000)
    await open.close()
  })

  test('closing lets running queries finish, and cuts them when they take too long', async () => {
    const database = await openDatabase({ kind: 'postgres', url })
    await database.executeSql('select 1')
    const running = database.executeSql('select pg_sleep(0.2), 7 as n')
    await sleep(50)
    await database.close()
    expect((await running).rows[0]?.n).toBe(7)

    const hurried = await openDatabase({ kind: 'postgres', url, timeouts: { close: 200 } })
    await hurried.executeSql('select 1')
    const endless = hurried.executeSql('select pg_sleep(10)').catch((error) => error)
    await sleep(50)
    const before = Date.now()
    await hurried.close()
    expect(isDatabaseAway(await endless)).toBe(true)
    expect(Date.now() - before).toBeLessThan(2_000)
  })
})
