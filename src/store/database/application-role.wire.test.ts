import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { endpoints } from '#contract/endpoints.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { endpointNames, goodCall, rightCaller, send } from '#server/testing/sample-calls.ts'
import { record, shortenOldAddresses } from '#store/audit-log.ts'
import { type OpenDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { migrations } from '#store/migrations/migrations.ts'
import { openQueue } from '#store/queue.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { grantApplicationRole, grantOnAddedTables } from './application-role.ts'

const log = pino({ level: 'silent' })
const role = `app_${randomBytes(6).toString('hex')}`
const password = randomBytes(12).toString('hex')
let owner: OpenDatabase
let limited: OpenDatabase
let app: TestApp

beforeAll(async () => {
  owner = await openTestDatabase()
  await (await openQueue(owner, log)).stop()
  await owner.executeSql(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
  await owner.withOwnConnection((run) => grantApplicationRole(run, role))
  const { rows } = await owner.executeSql('SELECT current_database() AS name')
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  Object.assign(url, { username: role, password, pathname: `/${rows[0]?.name}` })
  limited = openDatabase({ url: url.toString() })
  app = await openTestApp({
    open: limited,
    env: { LIMIT_CONTACTS_PER_ADDRESS: '100/60', PUBLIC_URL: 'http://localhost:3000' },
  })
})
afterAll(async () => {
  await app?.close()
  await owner?.executeSql(`DROP OWNED BY ${role}`)
  await owner?.executeSql(`DROP ROLE ${role}`)
  await owner?.close()
})

const attempts = [
  'CREATE TABLE extra (id int)',
  'CREATE TABLE queue.extra (id int)',
  'CREATE SCHEMA extra',
  'CREATE FUNCTION extra() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'ALTER TABLE users ADD COLUMN extra int',
  'ALTER TABLE audit_log DISABLE TRIGGER ALL',
  'DROP TABLE sessions',
  'DROP TRIGGER audit_log_append_only ON audit_log',
  'TRUNCATE users',
  'TRUNCATE audit_log',
  `UPDATE audit_log SET action = 'nothing'`,
  'DELETE FROM audit_log',
  `INSERT INTO schema_migrations (name) VALUES ('9999-extra')`,
  'DELETE FROM schema_migrations',
  'UPDATE queue.version SET version = 0',
  'CREATE ROLE extra',
  `COPY users TO PROGRAM 'cat'`,
  'SET ROLE shigotocho',
]

test.each(attempts)('the application role may not run: %s', async (statement) => {
  await expect(limited.executeSql(statement)).rejects.toMatchObject({ code: '42501' })
})

test('it may shorten old addresses in the audit log and change nothing else there', async () => {
  const source = { now: new Date(), viewer: null, address: '192.0.2.7', requestId: null }
  await record(limited.db, source, 'test:new', null)
  await record(limited.db, { ...source, now: new Date('2026-01-01') }, 'test:old', null)
  const change = `UPDATE audit_log SET address = NULL WHERE action = 'test:new'`
  await expect(limited.executeSql(change)).rejects.toThrow('append-only')
  expect(await shortenOldAddresses(limited.db)).toBe(1)
})

test('it may read all tables and sequences, as a backup does', async () => {
  const { rows } = await limited.executeSql(`SELECT format('%I.%I', nspname, relname) AS name FROM pg_class
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname IN ('public', 'queue') AND relkind IN ('r', 'p', 'S')`)
  expect(rows.length).toBeGreaterThan(50)
  for (const { name } of rows) await limited.executeSql(`SELECT FROM ${name} LIMIT 1`)
})

test('it starts on an up-to-date schema, and names the command for an old one', async () => {
  expect(await migrate(limited)).toEqual({ applied: [], unknown: [] })
  const more = [...migrations, { name: '9999-more', sql: 'CREATE TABLE more (id int)' }]
  await expect(migrate(limited, more)).rejects.toMatchObject({
    name: 'MigrationsNotPermitted',
    message: expect.stringContaining('npm run migrate'),
  })
})

test('every call works', async () => {
  const owner = await personOf(app, 'employer')
  for (const name of endpointNames) {
    const caller = await rightCaller(app, name, owner)
    const { status } = await send(app, name, await goodCall(name, { app, owner, caller }), caller)
    const due = /google|linkedin/i.test(name) ? 503 : endpoints[name].status
    expect([name, status]).toEqual([name, due])
  }
})

test('the queue works and logs no warning', async () => {
  const warnings: string[] = []
  const warningLog = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) })
  const queue = await openQueue(limited, warningLog, { poll: 0.5 })
  const done: string[] = []
  await queue.work(async (followUp) => void done.push(followUp.kind))
  await queue.schedule('sweep', '0 3 * * *', async () => {})
  await limited.db
    .transaction()
    .execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id: role }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['contact-received'])
  await queue.stop()
  expect(warnings).toEqual([])
})

test('a node runs schedules', async () => {
  const lastPass = async () => (await owner.executeSql('SELECT cron_on FROM queue.version')).rows[0]?.cron_on
  await owner.executeSql('UPDATE queue.version SET cron_on = NULL')
  const queue = await openQueue(limited, log)
  await queue.schedule('sweep', '0 3 * * *', async () => {})
  await expect.poll(lastPass, { timeout: 10_000 }).toBeInstanceOf(Date)
  await queue.stop()
})

test('it may write to an added table from the migration’s commit on', async () => {
  await owner.withOwnConnection((run) => grantOnAddedTables(run, role))
  const added = { name: '9999-added', sql: 'CREATE TABLE added (id bigserial, user_id int)' }
  await migrate(owner, [...migrations, added])
  await limited.executeSql('INSERT INTO added (user_id) VALUES (1)')
  await owner.withOwnConnection((run) => grantApplicationRole(run, role))
  await limited.executeSql('DELETE FROM added')
  await owner.executeSql('CREATE TABLE unmanaged (id int)')
  await expect(limited.executeSql('SELECT FROM unmanaged')).rejects.toMatchObject({ code: '42501' })
})
