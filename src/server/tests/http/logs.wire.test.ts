import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggedError, openLog } from '#app/log.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ log: openLog('trace', { write: (line) => void lines.push(line) }) })
})
afterAll(() => app.close())

test('the log of a database error names the request and the constraint, and nothing of the row', async () => {
  await sql`ALTER TABLE contact_messages ADD CONSTRAINT refused CHECK (name <> '秘密 花子')`.execute(app.open.db)
  const body = { name: '秘密 花子', email: 'secret@example.com', subject: '秘密の件', message: '秘密の本文' }
  const { status, headers, text } = await app.call('contactOperator', { body })
  expect(status).toBe(500)
  const logged = lines.find((line) => line.includes('a request failed')) ?? ''
  expect(JSON.parse(logged)).toMatchObject({
    reqId: headers['x-request-id'],
    err: { code: '23514', constraint: 'refused', table: 'contact_messages' },
  })
  expect(lines.join() + text).not.toMatch(/秘密|secret|Failing row/)
})

test('the log repeats no value, address or password of an error, of its causes neither', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "秘密"'), {
    code: '22P02',
    detail: '秘密',
  })
  const refused = Object.assign(new Error('550 <secret@example.com> unknown', { cause }), { params: ['秘密'] })
  const away = new Error('no route to postgres://app:secret@db.example/board', { cause: refused })
  const logged = JSON.stringify(loggedError(away))
  expect(logged).not.toMatch(/秘密|secret/)
  expect(logged).toContain('22P02')
  expect(logged).toContain('logs.wire.test.ts')
})
