import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseMistake } from './database-mistakes.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shigotocho-main-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const start = (env: Record<string, string>) => {
  const given = { ...process.env, NODE_ENV: '', DEV: '', PORT: '0', DATA_DIR: dataDir, ...env }
  return execa(process.execPath, ['src/main.ts'], { env: given, reject: false, stdin: 'ignore', timeout: 30_000 })
}

test.each([
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be one address, such as しごと帖 <no-reply@jobs.example>'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
  [
    { DATABASE_URL: 'mysql://db/board' },
    'DATABASE_URL must be the address of one server that begins with postgres:// or postgresql://',
  ],
])('a start with %o says one sentence and ends with 1', async (env, sentence) => {
  const { exitCode, stdout, stderr } = await start(env)
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 1, stdout: '', stderr: sentence })
})

test('a database that refuses the user says so in one sentence, and repeats neither user nor password', async () => {
  // Answers anything like a server that does not know the user.
  const refusal = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "board"\0\0')
  const server = createServer((socket) => {
    const head = Buffer.from('E\0\0\0\0')
    head.writeInt32BE(refusal.length + 4, 1)
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, refusal])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { exitCode, stdout, stderr } = await start({ DATABASE_URL: `postgres://board:word@127.0.0.1:${port}/board` })
  server.close()
  expect(stderr).toBe('The database refuses the user or the password of DATABASE_URL: correct them. (28P01)')
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
})

test('only operator mistakes are reported as a sentence', () => {
  const missing = Object.assign(new Error('database "x" does not exist'), { code: '3D000' })
  expect(databaseMistake(new Error('Migration failed', { cause: missing }))?.message).toMatch(/does not exist/)
  expect(databaseMistake(new Error('broken'))).toBeUndefined()
})
