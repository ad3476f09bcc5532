import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { withoutInvisible } from '#rules/visible-text.ts'
import { readReceivedPage } from '#store/applications/received-applications.ts'
import { pageOfUsers } from '#store/people/users.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

const [baseline, ...later] = migrations

/** A database of 0.2.0 before its last migration, whose workers have written nothing yet. */
const open = fixture(() => openTestDatabase([]))
beforeAll(async () => {
  await open.withOwnConnection((run) =>
    run(`CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
      INSERT INTO schema_migrations (name) VALUES ('0061-baseline'), ('0122-held-files');
      BEGIN; ${baseline?.sql}; COMMIT;
      CREATE TABLE desk_search (
        all_jobs boolean NOT NULL, all_people boolean NOT NULL, all_applications boolean NOT NULL DEFAULT false);
      INSERT INTO desk_search VALUES (false, false, false);
      INSERT INTO users (id, name, email, email_key, role, created_at) SELECT gen_random_uuid(), name, email, email, role, now()
      FROM (VALUES ('斎藤 恵', 'saito@example.com', 'employer'), ('田中 一', 'tanaka@example.com', 'user'))
        AS made (name, email, role);
      INSERT INTO jobs (id, owner_id, title, company, location, description, search_text, job_type, work_style,
        experience_level, approval_status, is_active, created_at, updated_at)
      SELECT gen_random_uuid(), id, '経理', '社', '東京都', '決算', '経理', 'full-time', 'onsite', 'mid', 'pending', true, now(),
        now()
      FROM users WHERE role = 'employer';
      INSERT INTO applications (id, job_id, user_id, letter_text, applied_at, updated_at)
      SELECT gen_random_uuid(), jobs.id, users.id, '簿記', now(), now() FROM jobs, users WHERE role = 'user';
      UPDATE users SET search_text = NULL;
      DELETE FROM application_texts; DELETE FROM search_fresh; DELETE FROM figure_changes;`),
  )
})

const rowsOf = async (sql: string, of = open) => (await of.executeSql(sql)).rows

test('a database before the last migration of 0.2.0 is left alone, with the version to start first', async () => {
  await expect(migrate(open)).rejects.toThrow(/0122-held-files.*start the last commit of 0\.2\.0 on it once/)
  expect(await rowsOf('SELECT FROM schema_migrations')).toHaveLength(2)
})

test('a 0.2.0 database upgrades with all rows found and counted', async () => {
  await open.executeSql('INSERT INTO schema_migrations (name) VALUES ($1)', [baseline?.name])
  expect(await migrate(open)).toEqual({ applied: later.map(({ name }) => name), unknown: [] })
  expect(await migrate(open)).toEqual({ applied: [], unknown: [] })
  const page = { offset: 0, limit: 10, now: new Date() }
  expect(await pageOfUsers(open.db, { q: '斎藤恵' }, page)).toMatchObject({ rows: [{ name: '斎藤 恵' }], total: 1 })
  for (const q of ['田中一', '簿記'])
    expect(await readReceivedPage(open.db, { q }, page)).toMatchObject({ rows: [{ applicant_name: '田中 一' }] })
  expect(await rowsOf('SELECT title FROM search_fresh JOIN jobs ON jobs.id = job_id')).toEqual([{ title: '経理' }])
  expect(await pageOfUsers(open.db, {}, page)).toMatchObject({ total: 2 })
  const differences = `SELECT FROM counted_figures AS counted FULL JOIN kept_figures AS kept USING (name, key)
    WHERE counted.amount IS DISTINCT FROM kept.amount`
  expect(await rowsOf(differences)).toEqual([])
})

test('an upgraded database has the schema of a new one', async () => {
  const fresh = await openTestDatabase()
  const schema = `SELECT table_name, column_name, data_type, is_nullable, column_default, pg_get_viewdef(to_regclass(table_name))
    FROM information_schema.columns LEFT JOIN information_schema.views USING (table_schema, table_name)
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`
  expect(await rowsOf(schema)).toEqual(await rowsOf(schema, fresh))
  await fresh.close()
})

test('keys of emails have the domain in ASCII, as the rules write them; a mailbox with two accounts keeps both', async () => {
  const emails = [
    'ｔａｎａｋａ＠例え．jp',
    'A+b@mail.日本語ドメイン.example',
    'x@a日b本c.jp',
    '田中@example.com',
    'x@bücher.example',
    'a@例え.jp/x',
  ]
  for (const email of [...emails, `x@${'あいうえお漢字'.repeat(6)}.jp`])
    expect([email, await rowsOf(`SELECT email_key('${email}') AS key`)]).toEqual([
      email,
      [{ key: comparableEmail(email) }],
    ])
  await open.executeSql(`INSERT INTO users (id, name, email, email_key, role, created_at)
    SELECT gen_random_uuid(), '佐藤', email, email, 'user', now()
    FROM (VALUES ('old@例え.jp'), ('two@例え.jp'), ('two@xn--r8jz45g.jp')) AS made (email)`)
  await open.withOwnConnection((run) => run(migrations.find(({ name }) => name === '0129-email-domains')?.sql ?? ''))
  expect(
    await rowsOf("SELECT email_key FROM users WHERE email LIKE '%@例え.jp' OR email LIKE '%xn--%' ORDER BY 1"),
  ).toEqual(['old@xn--r8jz45g.jp', 'two@xn--r8jz45g.jp', 'two@例え.jp'].map((email_key) => ({ email_key })))
})

test('the database takes the same letters for invisible as the rules', async () => {
  const ranges = ['generate_series(1, 55295)', 'generate_series(57344, 1114111)']
  const found = new Set(
    (
      await rowsOf(
        ranges
          .map((range) => `SELECT code FROM ${range} AS code WHERE chr(code) ~ invisible_letters()`)
          .join(' UNION ALL '),
      )
    ).map(({ code }) => code),
  )
  const due = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && withoutInvisible(String.fromCodePoint(code)) === '',
  )
  expect(due.filter((code) => !found.has(code))).toEqual([])
  expect([...found].filter((code) => withoutInvisible(String.fromCodePoint(code)) !== '')).toEqual([])
})
