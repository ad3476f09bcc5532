import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'

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
