import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway, isForeignKeyViolation, isUniqueViolation } from '#store/database/errors.ts'
import { databaseOn, type OpenDatabase } from '#store/database.ts'
import { openPglite } from './open-embedded.ts'

let open: OpenDatabase
let connections: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  connections = await openPglite({ kind: 'memory' }, { timeouts: { acquire: 1_500, idleInTransaction: 500 } })
  open = databaseOn(connections, 'embedded')
  await open.executeSql(`
    create table parents (id int primary key);
    create table children (id int constraint children_key unique, parent int constraint children_parent references parents);
  `)
}, 30_000)
afterAll(() => open.close())

const count = async () => Number((await open.executeSql('select count(*) as n from parents')).rows[0]?.n)

test('no query of another request gets into a transaction', async () => {
  const before = await count()
  const seen: string[] = []
  const transaction = open.db.transaction().execute(async (tx) => {
    await sql`insert into parents values (1)`.execute(tx)
    await sleep(100)
    await sql`insert into parents values (2)`.execute(tx)
    seen.push('transaction')
    throw new Error('changed my mind')
  })
  await sleep(20)
  const other = sql`insert into parents values (3)`.execute(open.db).then(() => seen.push('other'))
  await expect(transaction).rejects.toThrow('changed my mind')
  await other
  expect(seen).toEqual(['transaction', 'other'])
  expect(await count()).toBe(before + 1)
})

test('concurrent transactions do not mix', async () => {
  const mixed = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      open.db
        .transaction()
        .execute(async (tx) => {
          await sql`insert into parents values (${1000 + i})`.execute(tx)
          await sleep(1)
          await sql`insert into children values (${1000 + i}, ${1000 + i})`.execute(tx)
          if (i % 3 === 0) throw new Error('rolled back')
          return true
        })
        .catch(() => false),
    ),
  )
  expect(mixed.filter(Boolean)).toHaveLength(20)
  const { rows } = await open.executeSql(
    'select (select count(*) from parents where id >= 1000) as p, (select count(*) from children where id >= 1000) as c',
  )
  expect(rows[0]).toEqual({ p: 20, c: 20 })
})

test('errors keep their code and constraint', async () => {
  await open.executeSql('insert into parents values (10); insert into children values (10, 10)')
  const twice = await open.executeSql('insert into children values ($1, $2)', [10, 10]).catch((error) => error)
  expect(isUniqueViolation(twice, 'children_key')).toBe(true)
  expect(isUniqueViolation(twice, 'other_key')).toBe(false)
  expect(twice).toMatchObject({ code: '23505', table: 'children' })
  const orphan = await open.executeSql('insert into children values (11, 999)').catch((error) => error)
  expect(isForeignKeyViolation(orphan, 'children_parent')).toBe(true)
  const typo = await open.executeSql('selec 1').catch((error) => error)
  expect(typo.code).toBe('42601')
  expect(await open.isReady()).toBe(true)
})

test('a transaction left open by raw SQL is rolled back', async () => {
  await open.executeSql('begin; insert into parents values (20)')
  await open.executeSql('begin; insert into parents values (21); select 1/0').catch(() => {})
  const { rows } = await open.executeSql('select id from parents where id in (20, 21)')
  expect(rows).toEqual([])
})

test('settings, temporary tables and prepared statements end with their connection', async () => {
  await open.executeSql('begin; set search_path to nowhere; create temp table leftover (id int); commit; begin')
  const { rows } = await open.executeSql(
    "select current_setting('search_path') as path, to_regclass('leftover') as leftover",
  )
  expect(rows[0]).toEqual({ path: 'public', leftover: null })
})

test('an idle transaction is rolled back and the others continue', async () => {
  const silent = open.db.transaction().execute(async (tx) => {
    await sql`insert into parents values (30)`.execute(tx)
    await sleep(1_000)
    await sql`insert into parents values (31)`.execute(tx)
  })
  const failure = silent.catch((error) => error)
  await sleep(50)
  const { rows } = await open.executeSql('select id from parents where id in (30, 31)')
  expect(rows).toEqual([])
  expect(isDatabaseAway(await failure)).toBe(true)
  expect(await open.isReady()).toBe(true)
})

test('a request that waits too long for the session fails as "away"', async () => {
  const refusal = await open.db.transaction().execute(async (tx) => {
    const waiting = open.executeSql('select 1').catch((error) => error)
    for (let i = 0; i < 9; i += 1) {
      await sleep(200)
      await sql`select 1`.execute(tx)
    }
    return waiting
  })
  expect(isDatabaseAway(refusal)).toBe(true)
})

test('a session survives an idle transaction within the limit', async () => {
  const done = await open.db.transaction().execute(async (tx) => {
    await sql`insert into parents values (40)`.execute(tx)
    await sleep(300)
    await sql`delete from parents where id = 40`.execute(tx)
    return 'done'
  })
  expect(done).toBe('done')
})

test('when the thread dies, running queries are rejected and nothing hangs', async () => {
  const lost = await openPglite({ kind: 'memory' }, {})
  const database = databaseOn(lost, 'embedded')
  const running = database.executeSql('select count(*) from generate_series(1, 200000000)').catch((error) => error)
  const waiting = database.executeSql('select 1').catch((error) => error)
  await sleep(100)
  await lost.host.kill()
  expect(isDatabaseAway(await running)).toBe(true)
  expect(isDatabaseAway(await waiting)).toBe(true)
  expect(await database.isReady()).toBe(false)
  await database.close()
}, 30_000)
