import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'

test('a migration that waits for a table lets those who read it pass, and is applied when the table is free', async () => {
  const open = await openTestDatabase([])
  await open.executeSql('create table busy (id int)')
  const order: string[] = []
  const held = Promise.withResolvers<void>()
  const holding = open.withOwnConnection(async (run) => {
    await run('begin')
    await run('select from busy')
    held.resolve()
    await sleep(4_000)
    order.push('released')
    await run('commit')
  })
  await held.promise
  const migrating = migrate(open, [{ name: '0101-busy', sql: 'alter table busy add column name text' }])
  await sleep(200)
  // Waits behind the migration, which gives up after half a second; the holder would keep both for longer.
  await Promise.all([
    open.executeSql('select from busy').then(() => order.push('read')),
    holding,
    migrating.then(() => order.push('migrated')),
  ])
  expect(order).toEqual(['read', 'released', 'migrated'])
  await open.close()
}, 30_000)

test('a migration gives way to somebody who waits for it in a circle, and neither fails', async () => {
  const open = await openTestDatabase([])
  await open.executeSql('create table first (id int); create table second (id int)')
  const held = Promise.withResolvers<void>()
  const reading = open.withOwnConnection(async (run) => {
    await run('begin')
    await run('select from second')
    held.resolve()
    await sleep(200)
    await run('select from first')
    await sleep(2_000)
    await run('commit')
  })
  await held.promise
  const tables = 'alter table first add column name text; alter table second add column name text'
  const [, { applied }] = await Promise.all([reading, migrate(open, [{ name: '0101-both', sql: tables }])])
  expect(applied).toEqual(['0101-both'])
  await open.close()
}, 30_000)

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase([])
}, 60_000)
afterAll(() => open.close(), 30_000)

const first: Migration = { name: '0101-first', sql: 'create table one (id int); insert into one values (1)' }
const second: Migration = { name: '0102-second', sql: 'select pg_sleep(0.2); insert into one values (2)' }
const broken: Migration = { name: '0103-broken', sql: 'insert into one values (3); select 1/0' }
const ids = async () => (await open.executeSql('select id from one order by id')).rows.map((row) => row.id)

test('nodes that start at once migrate once', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(open, [first, second])))
  expect(results.flatMap((result) => result.applied).sort()).toEqual([first.name, second.name])
  expect(await ids()).toEqual([1, 2])
})

test('a migration that fails leaves nothing behind and says which one it was', async () => {
  await expect(migrate(open, [first, second, broken])).rejects.toThrow('0103-broken')
  expect(await ids()).toEqual([1, 2])
  expect(await migrate(open, [first, second])).toEqual({ applied: [], unknown: [] })
})

test('migrations of a newer version are reported', async () => {
  expect(await migrate(open, [first])).toEqual({ applied: [], unknown: [second.name] })
})
