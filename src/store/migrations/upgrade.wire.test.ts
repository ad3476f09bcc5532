import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedPhone } from '#rules/people/stored-phone.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { withoutInvisible } from '#rules/visible-text.ts'
import type { OpenDatabase } from '#store/database.ts'
import { listPublicJobs } from '#store/jobs/public-jobs.ts'
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
      FROM users;
      INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, job_type, work_style,
        experience_level, approval_status, rejection_reason, was_public, is_active, created_at, updated_at)
      SELECT gen_random_uuid(), users.id, made.title, '社', '東京都', '決算', made.title, 'full-time', 'onsite', 'mid',
        made.status, made.reason, made.was_public, made.is_active, now(), now()
      FROM users, (VALUES ('公開中', 'approved', NULL, true, true), ('終了', 'approved', NULL, true, false),
        ('公開後の編集', 'pending', NULL, true, true), ('却下', 'rejected', '勤務地が書かれていません。', true, true)
      ) AS made (title, status, reason, was_public, is_active);
      INSERT INTO users (id, name, email, email_key, role, created_at) SELECT gen_random_uuid(), name, email, email, 'user', now()
      FROM (VALUES (U&'\\3164\\200B', U&'\\200Btanaka@example.com'), (U&'\\202E\\592A\\90CE', U&'s\\00ADato@example.com'))
        AS made (name, email);
      INSERT INTO users (id, name, phone, email, email_key, role, created_at)
      SELECT gen_random_uuid(), typed, typed, typed, typed, 'admin', now() FROM (
        SELECT '0' || start || figures FROM generate_series(110, 999) AS start, (VALUES ('234567'), ('2345678')) AS given (figures)
        UNION ALL
        VALUES ('０９０ー１２３４−５６７８'), ('(03) 1234-5678'), ('+81 (0)90-7777-1234'), ('03-1234-5678 内線12'), ('なし')
      ) AS made (typed);
      INSERT INTO employer_profiles (user_id, phone, updated_at) SELECT id, '03-1234-5678', now() FROM users LIMIT 1;
      INSERT INTO paper_fields (user_id, contact_phone, updated_at) SELECT id, '０３（１２３４）５６７８', now() FROM users LIMIT 1;`),
  )
})
afterAll(() => open.close())

test('a database that stands before the last migration of 0.1.0 is left alone, with the version to start first', async () => {
  await expect(migrate(open)).rejects.toThrow(/0059-who-set-webhooks.*start version 0\.1\.0 on it once/)
})

test('a database at the last migration of 0.1.0 goes on with its rows; what waits goes on waiting', async () => {
  await open.executeSql('INSERT INTO schema_migrations (name) VALUES ($1)', [lastBeforeBaseline])
  const rows = async () =>
    (
      await open.executeSql(
        'SELECT title, email, approval_status, rejection_reason, was_public, is_active FROM jobs JOIN users ON users.id = owner_id ORDER BY title',
      )
    ).rows
  const before = await rows()
  expect(before).toHaveLength(5)
  expect(await migrate(open)).toEqual({ applied: migrations.map(({ name }) => name), unknown: [] })
  expect(await rows()).toEqual(before)
  // An edit that waits is still the job itself: it neither goes public nor becomes a correction.
  const listed = await listPublicJobs(open.db, tokyoDate(new Date()), { limit: 10 })
  expect(listed.map(({ title }) => title)).toEqual(['公開中'])
  expect((await open.executeSql('SELECT FROM job_revisions')).rows).toEqual([])
  expect(await migrate(open)).toEqual({ applied: [], unknown: [] })
  const { rows: former } = await open.executeSql(`SELECT to_regclass('search_lease') AS lease`)
  expect(former).toEqual([{ lease: null }])
})

test('letters that nobody sees are taken out; an email that another account has without them stays', async () => {
  const { rows } = await open.executeSql(`SELECT name, email FROM users WHERE role = 'user' ORDER BY name`)
  expect(rows).toEqual([
    { name: '太郎', email: 'sato@example.com' },
    { name: '記載なし', email: '\u200btanaka@example.com' },
  ])
})

test('telephone numbers of Japan are stored as the rule stores them, and searched by the digits that people dial', async () => {
  const { rows } = await open.executeSql(`SELECT name AS typed, phone, split_part(search_text, E'\\t', 2) AS figures,
    (SELECT phone FROM employer_profiles) AS employer, (SELECT contact_phone FROM paper_fields) AS paper
    FROM users WHERE role = 'admin'`)
  expect(rows.filter(({ typed, phone }) => phone !== storedPhone(typed as string))).toEqual([])
  const changed = rows.filter(({ phone }) => (phone as string).startsWith('+81'))
  expect(changed.length).toBeGreaterThan(1_000)
  expect(changed.filter(({ phone, figures }) => figures !== (phone as string).replace('+81', '0'))).toEqual([])
  expect(rows[0]).toMatchObject({ employer: '+81312345678', paper: '+81312345678' })
})

test('the database takes the same letters for invisible as the rules', async () => {
  const ranges = ['generate_series(1, 55295)', 'generate_series(57344, 1114111)']
  const { rows } = await open.executeSql(
    ranges
      .map((range) => `SELECT code FROM ${range} AS code WHERE chr(code) ~ invisible_letters()`)
      .join(' UNION ALL '),
  )
  const found = new Set(rows.map(({ code }) => code))
  const due = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && withoutInvisible(String.fromCodePoint(code)) === '',
  )
  expect(due.filter((code) => !found.has(code))).toEqual([])
  expect([...found].filter((code) => withoutInvisible(String.fromCodePoint(code)) !== '')).toEqual([])
})
