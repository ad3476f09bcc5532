import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { startTestServer, type TestServer } from '#scripts/testing/test-server.ts'

let server: TestServer
let app: TestApp
let seeker: Person
beforeAll(async () => {
  server = await startTestServer()
  app = await openTestApp({ server: server.url })
  seeker = await app.register()
})
afterAll(async () => {
  await server.startServer().catch(() => undefined)
  await app.close()
  await server.stop()
})

const answers = () => app.call('readMe', {}, seeker)

/** Asks until the answer has this status, for at most 20 s. */
async function until(status: number): Promise<void> {
  await expect.poll(async () => (await answers()).status, { timeout: 20_000, interval: 200 }).toBe(status)
}

test('a lost database gives 503 with Retry-After, and service resumes when it returns', async () => {
  expect((await answers()).status).toBe(200)
  await server.stopServer()
  const body = { email: 'a@example.com', password: 'password' } as never
  for (const name of ['readMe', 'searchJobs', 'countJobs', 'signIn'] as const) {
    const { status, headers, body: answer } = await app.call(name, name === 'signIn' ? { body } : {}, seeker)
    expect([name, status, Number(headers['retry-after']) > 0]).toEqual([name, 503, true])
    expect(answer).toEqual({
      success: false,
      message: 'ただいま混み合っています。しばらくしてから、もう一度お試しください。',
      code: 'unavailable',
    })
  }
  // A complete list is refused when its writing has begun: the refusal is not compressed, and must not say so.
  const list = await app.inject({ method: 'GET', url: '/api/jobs', headers: { 'accept-encoding': 'gzip' } })
  expect([list.status, list.headers['content-encoding'], list.body.success]).toEqual([503, undefined, false])
  const ready = await app.call('readReadiness')
  expect([ready.status, Number(ready.headers['retry-after']) > 0]).toEqual([503, true])
  expect((await app.call('readHealth')).status).toBe(200)

  await server.startServer()
  await until(200)
  expect((await app.call('readReadiness')).status).toBe(200)
})

test('a restart under load costs some calls a 503, and nobody anything else', async () => {
  const statuses = new Set<number>()
  let running = true
  const load = Array.from({ length: 8 }, async () => {
    while (running) statuses.add((await answers()).status)
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  await server.stopServer()
  await server.startServer()
  await until(200)
  running = false
  await Promise.all(load)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('a standby is not ready and refuses changes until it is promoted', async () => {
  await server.demote()
  await until(503)
  expect((await app.call('readReadiness')).status).toBe(503)
  await expect(app.open.listen('public_changed', () => undefined)).rejects.toThrow('recovery')

  const client = new pg.Client(server.url)
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
  await until(200)
  expect((await app.call('readReadiness')).status).toBe(200)
  await (await app.open.listen('public_changed', () => undefined))?.close()
})
