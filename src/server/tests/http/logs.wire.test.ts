import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loggedError, openLog } from '#app/log.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { watchDatabase } from '#app/watch-process.ts'
import { currentRequest } from '#server/http/answered-requests.ts'
import { openNode } from '#server/page-cache/testing/nodes.ts'

const lines: string[] = []
let origin: string
const app = fixture(() => openTestApp({ log: openLog('trace', { write: (line) => void lines.push(line) }) }))
beforeAll(async () => {
  origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
})

const logged = (text: string) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === text)

test('a request is one line: the template of its address, status, time, node, version and its name', async () => {
  const id = '0193d7a0-0000-7000-8000-000000000000'
  const reqId = (await fetch(`${origin}/api/jobs/${id}?token=secret`)).headers.get('x-request-id')
  await expect.poll(() => logged('request').some((line) => line.reqId === reqId)).toBe(true)
  expect(logged('request').find((line) => line.reqId === reqId)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    node: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    pid: process.pid,
    reqId,
    method: 'GET',
    route: '/api/jobs/:id',
    status: 401,
    ms: expect.any(Number),
    msg: 'request',
  })
  for (const path of ['/reset-password?token=secret', `/secret/${id}`, '/%E0%A4%A']) await fetch(origin + path)
  await expect
    .poll(() => logged('request').map(({ route }) => route))
    .toEqual(['/api/jobs/:id', '/reset-password', '(unknown)', '(unknown)'])
  expect(lines.join()).not.toMatch(/secret|0193d7a0/)
})

test('an answer from the page cache is logged like any other', async () => {
  const node = await openNode(app)
  const url = '/api/jobs?page=1&keyword=secret'
  const ids = [await node.get(url), await node.get(url)].map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(2)
  await expect.poll(() => logged('request').filter(({ reqId }) => ids.includes(reqId)).length).toBe(2)
  const [first, second] = ids.map((id) => logged('request').find(({ reqId }) => reqId === id))
  expect(first).toMatchObject({ method: 'GET', route: '/api/jobs', status: 200 })
  expect(second).toMatchObject({ method: 'GET', route: '/api/jobs', status: 200, cached: true })
  expect(lines.join()).not.toContain('secret')
  await node.close()
})

test('an unparsable request is logged by its code', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end('secret\r\n\r\n')
  await expect.poll(() => logged('a request could not be read')).toMatchObject([{ level: 'info', status: 400 }])
  expect(lines.join()).not.toContain('secret')
})

test('a slow statement names the request that it belongs to, and none of its values', async () => {
  const { onStatement } = watchDatabase({ slowStatementMs: 50 }, app.dependencies.log)
  currentRequest.run({ id: 'edge-4711.0815', begun: 0 }, () => onStatement('select $1', 51.2))
  onStatement('select 2', 60)
  onStatement('select 3', 49)
  expect(logged('a statement was slow')).toMatchObject([
    { reqId: 'edge-4711.0815', ms: 51, sql: 'select $1' },
    { ms: 60, sql: 'select 2' },
  ])
})

test('the work of a call knows its request', async () => {
  let known: string | undefined
  const { db } = app.dependencies
  app.dependencies.db = db.withPlugin({
    transformQuery: ({ node }) => {
      known = currentRequest.getStore()?.id
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const body = { email: 'nobody@example.com', password: 'password' }
  const { headers } = await app.call('signIn', { body })
  app.dependencies.db = db
  expect(known).toBe(headers['x-request-id'])
})

test('an unforeseen failure is logged with its request and constraint, and neither log nor answer holds the row', async () => {
  await sql`ALTER TABLE contact_messages ADD CONSTRAINT refused CHECK (name <> '秘密 花子')`.execute(app.open.db)
  const body = { name: '秘密 花子', email: 'secret@example.com', subject: '秘密の件', message: '秘密の本文' }
  const { status, headers, text, body: answer } = await app.call('contactOperator', { body })
  expect([status, answer]).toEqual([500, { success: false, message: 'サーバーエラーが発生しました', code: 'failed' }])
  expect(logged('a request failed')[0]).toMatchObject({
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
  const told = JSON.stringify(loggedError(away))
  expect(told).not.toMatch(/秘密|secret/)
  expect(told).toContain('22P02')
  expect(told).toContain('logs.wire.test.ts')
})
