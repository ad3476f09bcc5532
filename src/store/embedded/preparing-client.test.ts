import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn, type OpenDatabase } from '#store/database.ts'
import { openPglite } from './open-embedded.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = databaseOn(await openPglite({ kind: 'memory' }, {}), 'embedded')
  await open.executeSql('create table things (id int primary key, name text)')
}, 30_000)
afterAll(() => open.close())

const prepared = async () =>
  (await open.executeSql('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement)

test('a read that is asked for again and again is prepared, and answers as before', async () => {
  const text = 'select name from things where id = $1'
  await open.executeSql("insert into things values (1, 'one'), (2, 'two')")
  for (let round = 0; round < 4; round += 1) {
    for (const [id, name] of [
      [1, 'one'],
      [2, 'two'],
    ])
      expect((await open.executeSql(text, [id])).rows).toEqual([{ name }])
  }
  expect(await prepared()).toEqual([text])
  await expect(open.executeSql(text, ['no number'])).rejects.toMatchObject({ code: '22P02' })
  await open.executeSql("update things set name = 'changed' where id = 1")
  expect((await open.executeSql(text, [1])).rows).toEqual([{ name: 'changed' }])
  await open.executeSql('discard plans')
  expect((await open.executeSql(text, [1])).rows).toEqual([{ name: 'changed' }])
})

test('a read that failed when it was prepared is asked again', async () => {
  const text = 'select id from later where id = $1'
  for (let round = 0; round < 5; round += 1)
    await expect(open.executeSql(text, [1])).rejects.toMatchObject({ code: '42P01' })
  await open.executeSql('create table later (id int)')
  expect((await open.executeSql(text, [1])).rows).toEqual([])
})

test('changes and several statements at once are never prepared', async () => {
  const before = await prepared()
  for (let round = 0; round < 5; round += 1) {
    await open.executeSql('insert into things values ($1, $2)', [10 + round, 'x'])
    await open.executeSql('select 1; select 2')
    await open.executeSql('select 1')
  }
  expect(await prepared()).toEqual(expect.not.arrayContaining(['select 1', 'insert into things values ($1, $2)']))
  expect((await prepared()).length).toBeLessThanOrEqual(before.length)
})
