import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Reply, type TestApp } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import type { Database } from '#store/database.ts'

const deadline = 1_500

let app: TestApp
let release: () => void
beforeEach(async () => {
  app = await openTestApp({ deadline })
  release = () => {}
})
afterEach(() => {
  release()
  return app.close()
})

/** A database whose answers come only after `release`. */
function held(db: Database): Database {
  const gate = Promise.withResolvers<void>()
  release = gate.resolve
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await gate.promise
      return result
    },
  })
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

test('a change that its caller was told has failed is not made later', async () => {
  app.dependencies.db = held(app.open.db)
  const email = 'late@example.com'
  const body = { name: '試験 太郎', email, password: 'password', role: 'user' as const }
  expectTooLate(await app.call('register', { body }))
  release()
  app.dependencies.db = app.open.db
  expect((await app.call('register', { body })).status).toBe(201)
})

test('who waits too long for the turn of a complete list is told so, and a list under way is sent whole', async () => {
  const owner = await personOf(app, 'employer')
  await Promise.all(Array.from({ length: 20 }, () => jobOf(app, owner)))
  app.dependencies.db = held(app.open.db)
  const [first, second, third] = [app.call('searchJobs'), app.call('searchJobs'), app.call('searchJobs')]
  expectTooLate(await third)
  release()
  for (const list of [await first, await second]) expect(list.body.data.jobs).toHaveLength(20)
})

test('a body that comes slowly does not use up the time', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' })
  const head = ['POST /api/auth/login HTTP/1.1', 'host: x', 'connection: close', 'content-type: application/json']
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n`)
  setTimeout(() => socket.write(body), deadline + 500)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
})
