import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'

const MIGRATION = {
  name: 'wire',
  sql: `create table things (
      id bigint generated always as identity primary key,
      name text not null constraint things_name unique,
      day date, at timestamptz, price numeric(12, 2), big bigint, small smallint, ratio float8, yes boolean,
      facts jsonb, raw bytea, tags text[], numbers bigint[], days date[]
    );
    create table parts (id int primary key, thing bigint not null constraint parts_thing references things)`,
}

const at = new Date('2026-11-20T06:30:15.123Z')

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase([MIGRATION])
}, 60_000)
afterAll(() => open.close(), 30_000)

const one = async (text: string, values?: unknown[]) => (await open.executeSql(text, values)).rows[0]

test('values round-trip unchanged', async () => {
  const thing = {
    name: '看護師 "quoted" \\ 👩🏽‍⚕️',
    day: '2026-11-20',
    at,
    price: 1234.5,
    big: 9_007_199_254_740_991,
    small: -3,
    ratio: 0.1,
    yes: true,
    facts: { list: [1, null, 'あ'], nested: { day: '2026-01-01' } },
    raw: Buffer.from([0, 1, 254, 255]),
    tags: ['a,b', '"', '', '日本', null],
    numbers: [1, 9_007_199_254_740_991],
    days: ['2026-11-20', '1900-01-01'],
  }
  const names = Object.keys(thing)
  const holes = names.map((_, i) => `$${i + 1}`)
  const row = await one(`insert into things (${names}) values (${holes}) returning ${names}`, Object.values(thing))
  expect(row).toEqual(thing)
})

test('columns without a value are null', async () => {
  const row = await one("insert into things (name) values ('empty') returning *")
  const { id, name, ...rest } = row
  expect([typeof id, name]).toEqual(['number', 'empty'])
  expect(new Set(Object.values(rest))).toEqual(new Set([null]))
})

test('parameters may be a Uint8Array for bytea and JSON text for jsonb', async () => {
  const row = await one('select $1::bytea as raw, $2::jsonb as list', [
    new Uint8Array([7, 8]),
    JSON.stringify([{ a: 1 }]),
  ])
  expect(Buffer.isBuffer(row.raw) && [...row.raw]).toEqual([7, 8])
  expect(row.list).toEqual([{ a: 1 }])
})

test('computed values have the same types', async () => {
  const row = await one(`select count(*) as n, sum(v) as total, avg(v) as average, array_agg(v order by v) as list,
    max(d) as last, max(t) as instant, bool_and(v > 0) as positive, null as nothing, interval '90 minutes' as span,
    json_build_object('v', max(v)) as fact, timestamp '2026-11-20 10:00' as local, current_setting('TimeZone') as zone
    from (values (1, date '2026-11-20', timestamptz '2026-11-20 00:00+09'), (2, '2026-11-21', '2026-11-21 00:00+09')) x (v, d, t)`)
  expect(row).toMatchObject({
    n: 2,
    total: 3,
    average: 1.5,
    list: [1, 2],
    last: '2026-11-21',
    instant: new Date('2026-11-20T15:00:00Z'),
    positive: true,
    nothing: null,
    span: { hours: 1, minutes: 30 },
    fact: { v: 2 },
    local: '2026-11-20 10:00:00',
    zone: 'UTC',
  })
})

test('an int8 beyond the safe integers is an error', async () => {
  await expect(one('select 9007199254740993::int8 as n')).rejects.toThrow(RangeError)
  expect(await open.isReady()).toBe(true)
})

test('arrays and dates work as parameters', async () => {
  const row = await one(
    'select 2 = any($1::int[]) as found, $2::timestamptz < $3::timestamptz as before, $4::text as none',
    [[1, 2], at, new Date(at.getTime() + 1), null],
  )
  expect(row).toEqual({ found: true, before: true, none: null })
})

test('Kysely gets the number of changed rows', async () => {
  await sql`insert into things (name) values ('k1'), ('k2')`.execute(open.db)
  const changed = await sql`update things set small = 1 where name in ('k1', 'k2')`.execute(open.db)
  expect(changed.numAffectedRows).toBe(2n)
  const returned = await sql<{ name: string }>`delete from things where name = 'k1' returning name`.execute(open.db)
  expect(returned).toMatchObject({ rows: [{ name: 'k1' }], numAffectedRows: 1n })
})

test('errors have the same code, constraint and table', async () => {
  const fail = (text: string, values?: unknown[]) =>
    open.executeSql(text, values).then(
      () => 'no error',
      ({ code, constraint, table, column, detail, severity }) => ({
        code,
        constraint,
        table,
        column,
        detail,
        severity,
      }),
    )
  await open.executeSql("insert into things (name) values ('twice')")
  expect([
    await fail('insert into things (name) values ($1)', ['twice']),
    await fail('insert into parts values (1, 0)'),
    await fail('insert into things (name) values (null)'),
    await fail('select * from nowhere'),
    await fail('select $1::int', ['x']),
    await fail('select 1; select 1/0'),
  ]).toMatchObject([
    { code: '23505', constraint: 'things_name', table: 'things', detail: 'Key (name)=(twice) already exists.' },
    { code: '23503', constraint: 'parts_thing', table: 'parts' },
    { code: '23502', column: 'name', table: 'things' },
    { code: '42P01', severity: 'ERROR' },
    { code: '22P02' },
    { code: '22012' },
  ])
})

test('several statements return all rows, and a failing one rolls all back', async () => {
  expect((await open.executeSql('select 1 as a; select 2 as a')).rows).toEqual([{ a: 1 }, { a: 2 }])
  await open.executeSql("insert into things (name) values ('undone'); select 1/0").catch(() => {})
  expect(await one("select count(*) as n from things where name = 'undone'")).toEqual({ n: 0 })
})

test('large results are complete', async () => {
  const { rows } = await open.executeSql("select i, repeat('あ', 1000) as text from generate_series(1, 3000) i")
  expect(rows).toHaveLength(3000)
  expect(rows[2999]).toEqual({ i: 3000, text: 'あ'.repeat(1000) })
  const text = 'い'.repeat(1_000_000)
  expect((await one('select $1::text as text', [text])).text === text).toBe(true)
})

test('a transaction is rolled back after a failed statement, even when the code ignores the error', async () => {
  const transaction = open.db.transaction().execute(async (tx) => {
    await sql`insert into things (name) values ('half')`.execute(tx)
    await sql`select 1/0`.execute(tx).catch(() => {})
  })
  await expect(transaction).rejects.toThrow()
  expect(await one("select count(*) as n from things where name = 'half'")).toEqual({ n: 0 })
})

test('closing a second database leaves the first one open', async () => {
  const second = await openTestDatabase([MIGRATION])
  await second.executeSql("insert into things (name) values ('elsewhere')")
  expect(await one("select count(*) as n from things where name = 'elsewhere'")).toEqual({ n: 0 })
  await second.close()
  expect(await open.isReady()).toBe(true)
}, 30_000)
