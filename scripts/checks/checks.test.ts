import { execa } from 'execa'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { checkDatabase } from './database.ts'
import { checkFolder } from './machine.ts'
import { checkMail } from './outside.ts'
import { checkSettings, nodeVersion, secret } from './settings.ts'

const near = { databaseUrl: 'postgres://127.0.0.1/board', poolSize: 10, production: true }

test('a secret that is easy to guess is a problem', () => {
  expect(secret('vK3y0cJQm7Rz2LwXfT9bNqUe5sHd8aGi').state).toBe('ok')
  for (const value of ['short', 'a'.repeat(40), 'change-me-change-me-change-me-change-me', '0123456789'.repeat(4)])
    expect(secret(value).state).toBe('problem')
  expect(nodeVersion('24.0.1').state).toBe('ok')
  expect(nodeVersion('22.11.0').state).toBe('problem')
})

test('a public site without name and addresses of its operator gets advice', () => {
  const env = {
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example', APP_SECRET: 'vK3y0cJQm7Rz2LwXfT9bNqUe5sHd8aGi' },
    ...{ DATABASE_URL: near.databaseUrl, OPERATOR_NAME: 'しごと商店', OPERATOR_ADDRESS: '東京都港区1-2-3' },
  }
  const told = (more: object) => checkSettings(readConfig({ ...env, ...more }), { ...env, ...more })
  expect(told({})).toContainEqual(expect.objectContaining({ subject: 'MAIL_FROM', state: 'advice' }))
  expect(told({})).toContainEqual(expect.objectContaining({ subject: 'OPERATOR_EMAIL', state: 'advice' }))
  const more = { MAIL_FROM: 'a@jobs.example', OPERATOR_EMAIL: 'help@jobs.example' }
  const subjects = told(more).map((each) => each.subject)
  expect(subjects.filter((each) => /^(MAIL|OPERATOR)_/.test(each))).toEqual([])
})

test('a command with a wrong setting ends with one sentence and no stack', async () => {
  const env = { ...process.env, NODE_ENV: '', DEV: '', LOG_LEVEL: 'loud' }
  const commands = [['migrate'], ['export'], ['import', 'package.json'], ['admin', 'a@example.com'], ['rotate-secret']]
  for (const [name, ...args] of commands) {
    const { exitCode, stderr } = await execa(process.execPath, [`scripts/${name}.ts`, ...args], {
      env,
      reject: false,
      stdin: 'ignore',
    })
    expect([name, exitCode, stderr]).toEqual([name, 1, expect.stringMatching(/^LOG_LEVEL must be one of [^\n]+$/)])
  }
})

test('a suitable database is ok, and its missing queue a problem', async () => {
  const open = await openTestDatabase()
  const found = await checkDatabase(open.executeSql, near)
  await open.close()
  expect(found).toContainEqual({ subject: 'database', state: 'ok', text: expect.stringMatching(/^PostgreSQL 1[5-9]/) })
  expect(found).toContainEqual({ subject: 'clock', state: 'ok', text: expect.any(String) })
  expect(found).toContainEqual({ subject: 'schema', state: 'ok', text: expect.stringMatching(/^\d+ migrations$/) })
  expect(found.filter(({ state, subject }) => state === 'problem' && subject === 'schema')).toMatchObject([
    { text: 'has no queue: run npm run migrate.' },
  ])
})

test('each fault of a database is a problem of its own', async () => {
  const server = {
    ...{ version: 140_012, name: '14.12', encoding: 'SQL_ASCII', now: new Date(0), encrypted: false },
    ...{ superuser: true, creates: true, fsync: 'off', connections: 20 },
  }
  const run = async (text: string) => ({
    rows: text.includes('server_version_num') ? [server] : [{ there: false, schedules: false }],
  })
  const far = { ...near, databaseUrl: 'postgres://127.0.0.1,db.example:5433/board' }
  const problems = (await checkDatabase(run, far, () => 3_600_000)).filter(({ state }) => state === 'problem')
  expect(problems.map(({ subject, text }) => `${subject} ${text}`)).toEqual([
    expect.stringContaining('PostgreSQL 14.12'),
    expect.stringContaining('SQL_ASCII'),
    expect.stringContaining('fsync'),
    expect.stringContaining('unencrypted'),
    expect.stringContaining("clock differs from the database's by 3600.0 s"),
    expect.stringContaining('superuser'),
    'schema is empty: run npm run migrate.',
    'role may not run schedules: run npm run migrate with the name of this role after it.',
  ])
})

test('an unreachable database gives one sentence with the code of the error', async () => {
  const away = Object.assign(new Error('connect to 192.0.2.1'), { code: 'ECONNREFUSED' })
  expect(await checkDatabase(() => Promise.reject(away), near)).toEqual([
    { subject: 'database', state: 'problem', text: 'does not answer (ECONNREFUSED).' },
  ])
})

test('the check greets the mail server and sends nothing', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  expect((await checkMail(`smtp://127.0.0.1:${port}`)).state).toBe('ok')
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(await checkMail(`smtp://127.0.0.1:${port}`)).toMatchObject({ state: 'problem', subject: 'mail' })
})

test('a folder that is not writable is a problem, a folder that the start will create is not', async () => {
  expect((await checkFolder('DATA_DIR', '/proc')).state).toBe('problem')
  expect((await checkFolder('DATA_DIR', 'build/not/there/yet')).state).not.toBe('problem')
})

test('a wrong setting ends the check with 1, in words and as JSON', async () => {
  const check = (...args: string[]) =>
    execa(process.execPath, ['scripts/check.ts', ...args], {
      env: { ...process.env, NODE_ENV: '', DEV: '', LOG_LEVEL: 'loud' },
      reject: false,
      stdin: 'ignore',
    })
  const [words, json] = await Promise.all([check(), check('--json')])
  expect([words.exitCode, json.exitCode]).toEqual([1, 1])
  expect(words.stdout).toMatch(/^problem {2}environment: LOG_LEVEL must be one of /)
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, findings: [{ subject: 'environment', state: 'problem' }] })
})
