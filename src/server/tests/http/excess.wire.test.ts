import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'
import { beforeResults } from '#store/testing/database.ts'

const inFlight = { atFirst: 8, least: 8, most: 8 }
const crowd = 12

test('a node with too much to do refuses the rest at once, says that it lives, and takes up everything again', async () => {
  const app = await openTestApp({ inFlight })
  const gate = Promise.withResolvers<void>()
  const { db } = app.dependencies
  app.dependencies.db = beforeResults(app.open.db, () => gate.promise)
  const { origin: url } = await app.listen()
  const asked = Array.from({ length: crowd }, (_, at) => fetch(`${url}/api/jobs/count?keyword=${at}`))
  const refused = await Promise.any(asked)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await refused.json()).toEqual({
    success: false,
    message: 'ただいま混み合っています。しばらくしてから、もう一度お試しください。',
    code: 'overloaded',
  })
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const page = await fetch(`${url}/somewhere`)
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<h1>ただいま混み合っています。</h1>')
  gate.resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), ...Array(4).fill(503)])
  app.dependencies.db = db
  expect((await fetch(`${url}/api/jobs/count?keyword=x`)).status).toBe(200)
  await app.close()
})

test('bodies that come slowly shut out nobody', async () => {
  const app = await openTestApp({ inFlight })
  const { origin, ask } = await app.listen()
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n'
  const sockets = await Promise.all(Array.from({ length: crowd }, () => ask(head)))
  const status = async () => (await fetch(`${origin}/api/jobs/count?keyword=x`)).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  for (const socket of sockets) socket.destroy()
  await app.close()
})
