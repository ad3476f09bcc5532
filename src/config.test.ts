import { expect, test } from 'vitest'
import { readConfig, weakAdminPassword } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example',
  APP_SECRET: 'a secret of tests that is long enough',
  DATABASE_URL: 'postgres://board',
}

const mistakes = [
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an email address'],
  [{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 6 characters'],
  [
    { DATABASE_URL: 'nonsense' },
    'DATABASE_URL must be the address of one server that begins with postgres:// or postgresql://',
  ],
  [
    { DATABASE_URL: 'postgres://one,two/board' },
    'DATABASE_URL must be the address of one server that begins with postgres:// or postgresql://',
  ],
  [{ GOOGLE_BASE_URL: 'accounts' }, 'GOOGLE_BASE_URL must be an address that begins with http:// or https://'],
  [{ PUBLIC_URL: 'jobs.example' }, 'PUBLIC_URL must be an http or https address'],
  [
    { TRUST_PROXY: '127.0.0.1, nginx' },
    'TRUST_PROXY must be a number of hops, true, or addresses and ranges such as 127.0.0.1,10.0.0.0/8',
  ],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV=production needs PUBLIC_URL, APP_SECRET, DATABASE_URL: set each'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a host after smtp://'],
  [{ MAIL_FROM: 'no-reply' }, 'MAIL_FROM must be one address, such as しごと帖 <no-reply@jobs.example>'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '10 %' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  [{ ...production, ALLOW_INSECURE: 'http,all' }, 'ALLOW_INSECURE takes http, smtp, dev: remove all'],
] as const

test.each(mistakes)('%o is refused in one sentence', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence)
})

test('the commonest passwords are refused in production, and elsewhere where the operator says so', () => {
  expect(readConfig(production).passwordRules).toBe('enforce')
  expect(readConfig({ ...production, PASSWORD_RULES: 'advise' }).passwordRules).toBe('advise')
  expect(readConfig({}).passwordRules).toBe('advise')
  expect(readConfig({ PASSWORD_RULES: 'enforce' }).passwordRules).toBe('enforce')
})

test('a weak ADMIN_PASSWORD refuses the start in production, and is told elsewhere', async () => {
  const weakness = (password: string, more: object = production) =>
    weakAdminPassword(readConfig({ ...more, ADMIN_EMAIL: 'Admin@jobs.example', ADMIN_PASSWORD: password }))
  for (const weak of ['password', 'Password1', 'ｐａｓｓｗｏｒｄ', 'admin@jobs.example']) {
    await expect(weakness(weak), weak).rejects.toThrow(/^ADMIN_PASSWORD .*: set another one$/)
    expect(await weakness(weak, {})).toMatch(/^ADMIN_PASSWORD /)
  }
  expect(await weakness('password', { ...production, PASSWORD_RULES: 'advise' })).toContain('commonest')
  expect(await weakness('雨の日の青い傘 12')).toBe(null)
})

test('addresses of databases and an administrator are taken as they are given', () => {
  const given = {
    DATABASE_URL: 'postgresql://user:word@host/board',
    ADMIN_EMAIL: 'ａdmin@example.com',
    ADMIN_PASSWORD: 'secret',
  }
  expect(readConfig(given)).toMatchObject({
    databaseUrl: given.DATABASE_URL,
    admin: { email: given.ADMIN_EMAIL, password: 'secret' },
  })
})

test.each([
  ['http', { PUBLIC_URL: 'http://jobs.example' }, 'exposes passwords and sessions'],
  ['http', { PUBLIC_URL: 'http://127.example' }, 'exposes passwords and sessions'],
  ['smtp', { SMTP_URL: 'smtp://user:word@mail.example:587' }, 'sends mails unencrypted'],
  ['dev', { DEV: '1' }, 'remove it in production'],
] as const)('in production an insecure setting needs its word, %s: %o', (word, setting, sentence) => {
  const given = { ...production, ...setting }
  expect(() => readConfig(given)).toThrow(sentence)
  expect(() => readConfig(given)).toThrow(`or set ALLOW_INSECURE=${word}`)
  expect(() => readConfig({ ...given, ALLOW_INSECURE: 'http, smtp, dev' })).not.toThrow()
  expect(() => readConfig({ ...given, NODE_ENV: '' })).not.toThrow()
})

test.each([
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { SMTP_URL: 'smtps://user:word@mail.example' },
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
  { SMTP_URL: 'smtp://127.0.0.1:1025' },
])('in production what stays on the machine or is encrypted needs no word: %o', (setting) => {
  expect(() => readConfig({ ...production, ...setting })).not.toThrow()
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://jobs.example' }, false],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, false],
  [{ ...production, PUBLIC_URL: 'http://localhost' }, false],
])('reset links are answered only in local mode on a loopback address: %o', (env, answers) => {
  expect(readConfig(env).answersResetLinks).toBe(answers)
})
