import { afterEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'
import { lastBeforeBaseline, migrations } from './migrations.ts'

let open: OpenDatabase
afterEach(() => open.close())

/** A database as 0.1.0 left it at a migration: that schema is the baseline's, and one table more. */
async function databaseOf010(newest: string): Promise<OpenDatabase> {
  const [baseline] = migrations
  const names = ['0001-people', newest].map((name) => `('${name}')`)
  const sql = `${baseline?.sql}; CREATE TABLE search_lease (holder uuid NOT NULL, until timestamptz NOT NULL);
    INSERT INTO schema_migrations (name) VALUES ${names}`
  const former = await openTestDatabase([{ name: newest, sql: sql.replace(`${names[1]}`, `('0002-jobs')`) }])
  await former.executeSql(`INSERT INTO users (id, name, email, email_key, role, created_at)
    VALUES (gen_random_uuid(), '田中 一', 'tanaka@example.com', 'tanaka@example.com', 'employer', now())`)
  await former.executeSql(`INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, job_type,
      work_style, experience_level, is_active, created_at, updated_at)
    SELECT gen_random_uuid(), id, '経理', '社', '東京都', '決算', '経理', 'full-time', 'onsite', 'mid', true, now(), now()
    FROM users`)
  return former
}

test('a database at the last migration of 0.1.0 goes on with its rows', async () => {
  open = await databaseOf010(lastBeforeBaseline)
  const rows = async () =>
    (await open.executeSql('SELECT title, email FROM jobs JOIN users ON users.id = owner_id')).rows
  const before = await rows()
  expect(before).toHaveLength(1)
  expect(await migrate(open)).toEqual({ applied: migrations.map(({ name }) => name), unknown: [] })
  expect(await rows()).toEqual(before)
  expect(await migrate(open)).toEqual({ applied: [], unknown: [] })
  const { rows: former } = await open.executeSql(`SELECT to_regclass('search_lease') AS lease`)
  expect(former).toEqual([{ lease: null }])
})

test('a database that stands before it is left alone, with the version to start first', async () => {
  open = await databaseOf010('0059-who-set-webhooks')
  await expect(migrate(open)).rejects.toThrow(/0059-who-set-webhooks.*start version 0\.1\.0 on it once/)
})
