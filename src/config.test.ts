import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const mistakes = [
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an email address'],
  [{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 6 characters'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
  [
    { DATABASE_REPLICA_URLS: 'postgres://one/board, mysql://two/board' },
    'DATABASE_REPLICA_URLS must be an address that begins with postgres:// or postgresql://',
  ],
  [{ GOOGLE_BASE_URL: 'accounts' }, 'GOOGLE_BASE_URL must be an address that begins with http:// or https://'],
  [{ PUBLIC_URL: 'jobs.example' }, 'PUBLIC_URL must be an http or https address'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV=production needs PUBLIC_URL, APP_SECRET, DATABASE_URL'],
] as const

test.each(mistakes)('%o is refused in one sentence', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence)
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
