import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'
import { lastBeforeBaseline, migrations } from './migrations.ts'

let open: OpenDatabase
/** A database of 0.1.0, before its last migration: the schema of the baseline, and one table more. */
beforeAll(async () => {
  open = await openTestDatabase([])
  await open.withOwnConnection((run) =>
    run(`CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
      INSERT INTO schema_migrations (name) VALUES ('0001-people'), ('0059-who-set-webhooks');
      BEGIN; ${migrations[0]?.sql}; COMMIT;
      CREATE TABLE search_lease (holder uuid NOT NULL, until timestamptz NOT NULL);
      INSERT INTO users (id, name, email, email_key, role, created_at)
      VALUES (gen_random_uuid(), '田中 一', 'tanaka@example.com', 'tanaka@example.com', 'employer', now());
      INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, job_type, work_style,
        experience_level, is_active, created_at, updated_at)
      SELECT gen_random_uuid(), id, '経理', '社', '東京都', '決算', '経理', 'full-time', 'onsite', 'mid', true, now(), now()
      FROM users`),
  )
})
afterAll(() => open.close())

test('a database that stands before the last migration of 0.1.0 is left alone, with the version to start first', async () => {
  await expect(migrate(open)).rejects.toThrow(/0059-who-set-webhooks.*start version 0\.1\.0 on it once/)
})

test('a database at the last migration of 0.1.0 goes on with its rows', async () => {
  await open.executeSql('INSERT INTO schema_migrations (name) VALUES ($1)', [lastBeforeBaseline])
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
