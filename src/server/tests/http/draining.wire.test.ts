import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const app = fixture(openTestApp)

test('a node that takes leave is not ready, ends its connections, and still answers', async () => {
  const { origin: url } = await app.listen()
  const before = await fetch(`${url}/api/ready`)
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  app.drain()
  const after = await fetch(`${url}/api/ready`)
  expect([after.status, after.headers.get('connection')]).toEqual([503, 'close'])
  expect(await after.json()).toMatchObject({ success: false, code: 'unavailable', data: { reasons: ['draining'] } })
  const jobs = await fetch(`${url}/api/jobs?limit=1`)
  expect([jobs.status, jobs.headers.get('connection')]).toEqual([200, 'close'])
})

test('a sign-up while the queue opens blocks nobody', async () => {
  const app = await openTestApp()
  const queue = Promise.withResolvers<void>()
  app.dependencies.followUps = { opened: () => queue.promise, add: () => queue.promise }
  const registering = app.register()
  // Signing up has reached its transaction by then, if it waits inside.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await app.call('searchJobs', { query: { keyword: '経理' } })).status).toBe(200)
  queue.resolve()
  expect((await registering).token).toBeTruthy()
  await app.close()
})
