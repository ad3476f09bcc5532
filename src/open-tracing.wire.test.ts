import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from '#server/http/open-http.ts'
import { openQueue, type Queue } from '#store/queue.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { openLog } from './log.ts'
import { openTracing, type Tracing } from './open-tracing.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** A span in OTLP's JSON form. */
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code: number }
}

const received: string[] = []
const receiver = createServer(async (request, response) => {
  received.push(Buffer.concat(await request.toArray()).toString())
  response.setHeader('content-type', 'application/json').end('{}')
})
let tracing: Tracing
let app: TestApp
let http: FastifyInstance
let queue: Queue
let origin: string

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  tracing = openTracing({ endpoint, share: 1 }, { nodeName: 'one' }, openLog('silent'))
  const open = await openTestDatabase(undefined, undefined, { onStatement: tracing.onStatement })
  app = await openTestApp({ open })
  const timeouts = { idleTimeout: 30_000, requestTimeout: 60_000 }
  const options = { https: false, google: null, trustProxy: false, ...timeouts, onAnswered: tracing.onAnswered }
  http = await openHttp(app.dependencies, options)
  origin = await http.listen({ port: 0, host: '127.0.0.1' })
  queue = await openQueue(open, app.dependencies.log, { poll: 0.5 })
})
afterAll(async () => {
  await queue.stop()
  await http.close()
  await app.close()
  receiver.close()
})

const spans = () =>
  received.flatMap((text) =>
    (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap((resource) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const attributesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

test('requests, their statements and the work of the queue are spans that name nobody', async () => {
  const email = 'somebody@example.com'
  const body = { name: '内緒 花子', email, password: 'password of hers', role: 'user' }
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(registered.status).toBe(201)
  const { token } = ((await registered.json()) as { data: { token: string } }).data
  for (const path of ['/api/jobs/count?keyword=secretword', '/api/health']) await (await fetch(origin + path)).text()
  await app.open.db.selectFrom('audit_log').select('id').execute()
  const done: string[] = []
  await tracing.traced(queue).work(async ({ kind }) => {
    await app.open.db.selectFrom('users').select('id').execute()
    done.push(kind)
  })
  await app.open.db
    .transaction()
    .execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id: 'one' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['contact-received'])
  await tracing.close()

  const [request, ...others] = spans().filter(({ name }) => name === 'POST /api/auth/register')
  expect(others).toEqual([])
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/auth/register',
    'http.response.status_code': 201,
    'shigotocho.request_id': registered.headers.get('x-request-id'),
  })
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  const insert = statements.find(({ name }) => name === 'insert users')
  expect(attributesOf(insert)['db.query.text']).toMatch(/^insert into "users" .*\$1/)
  for (const statement of statements) {
    expect(statement.traceId).toBe(request?.traceId)
    expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0))
    expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0))
  }
  const work = spans().find(({ name }) => name === 'follow-up contact-received')
  expect(
    spans()
      .filter(({ parentSpanId }) => parentSpanId === work?.spanId)
      .map(({ name }) => name),
  ).toEqual(['select users'])
  const names = spans().map(({ name }) => name)
  expect(names).toContain('GET /api/jobs/count')
  expect(names.filter((name) => name.includes('/api/health'))).toEqual([])
  // Polling belongs to no request.
  expect(names).not.toContain('select audit_log')
  const text = received.join()
  for (const value of [email, '内緒', 'password of hers', 'secretword', token]) expect(text).not.toContain(value)
  expect(text).toContain('"service.instance.id","value":{"stringValue":"one"}')
})
