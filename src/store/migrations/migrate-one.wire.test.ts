import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'

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
