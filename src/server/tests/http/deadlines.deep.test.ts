import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UnknownRow } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import type { Database } from '#store/database.ts'
import { beforeResults } from '#store/testing/database.ts'

const deadline = 1_500

let app: TestApp
let release: () => void
beforeEach(async () => {
  app = await openTestApp({ deadline, env: { PUBLIC_JOB_PAGES: '1' } })
  release = () => {}
})
afterEach(() => {
  release()
  return app.close()
})

/** A database whose answers (those with such rows) come only after `release`. */
function held(db: Database, concerns: (row: UnknownRow) => boolean = () => true): Database {
  const gate = Promise.withResolvers<void>()
  release = gate.resolve
  return beforeResults(db, ([row = {}]) => (concerns(row) ? gate.promise : undefined))
}

function expectTooLate({ status, headers, body }: Reply): void {
  expect(body).toEqual({
    success: false,
    message: 'ただいま混み合っています。しばらくしてから、もう一度お試しください。',
    code: 'overloaded',
  })
  expect([status, headers['retry-after']]).toEqual([503, '2'])
}

test('a read whose answer does not come ends at the deadline, in the search and in who is asking', async () => {
  const seeker = await personOf(app)
  app.dependencies.db = held(app.open.db)
  expectTooLate(await app.call('countJobs', { query: { keyword: '経理' } }))
  app.dependencies.db = held(app.open.db)
  expectTooLate(await app.call('readMe', {}, seeker))
})

test('a change that timed out is not applied later', async () => {
  app.dependencies.db = held(app.open.db)
  const email = 'late@example.com'
  const body = { name: '試験 太郎', email, password: 'password', role: 'user' as const }
  expectTooLate(await app.call('register', { body }))
  release()
  app.dependencies.db = app.open.db
  expect((await app.call('register', { body })).status).toBe(201)
})

test('a list that waits too long is refused, and one under way is sent whole', async () => {
  const owner = await personOf(app, 'employer')
  await Promise.all(Array.from({ length: 20 }, () => jobOf(app, owner)))
  app.dependencies.db = held(app.open.db)
  const [first, second, third] = [app.call('searchJobs'), app.call('searchJobs'), app.call('searchJobs')]
  expectTooLate(await third)
  release()
  for (const list of [await first, await second]) expect(list.body.data.jobs).toHaveLength(20)
})

test('of twenty complete lists, feeds and sitemaps of twenty people eight are sent at once, and the others wait', async () => {
  const id = await jobOf(app, await personOf(app, 'employer'))
  app.dependencies.db = held(app.open.db, (row) => 'id' in row)
  const urls = ['/api/jobs', '/feeds/indeed.xml', '/sitemaps/jobs-1.xml', '/api/jobs']
  const lists = Array.from({ length: 20 }, (_, at) =>
    app.inject({ method: 'GET', url: urls[at % 4], remoteAddress: `192.0.2.${at + 1}` }),
  )
  const refused: Reply[] = []
  for (const list of lists) void list.then((answer) => refused.push(answer))
  await sleep(deadline + 1_000)
  expect(refused).toHaveLength(12)
  for (const answer of refused) expectTooLate(answer)
  release()
  for (const { status, text } of await Promise.all(lists))
    if (status !== 503) expect([status, text]).toEqual([200, expect.stringContaining(id)])
})

test('a body that comes slowly does not use up the time', async () => {
  const { ask } = await app.listen()
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' })
  const head = ['POST /api/auth/login HTTP/1.1', 'host: x', 'connection: close', 'content-type: application/json']
  const socket = await ask(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n`)
  setTimeout(() => socket.write(body), deadline + 500)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
})
