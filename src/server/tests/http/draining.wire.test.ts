import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const app = fixture(openTestApp)

test('a node that takes leave is not ready, ends its connections, and still answers', async () => {
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const before = await fetch(`${url}/api/ready`)
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  app.drain()
  const after = await fetch(`${url}/api/ready`)
  expect([after.status, after.headers.get('connection')]).toEqual([503, 'close'])
  expect(await after.json()).toMatchObject({ success: false, code: 'unavailable', data: { reasons: ['draining'] } })
  const jobs = await fetch(`${url}/api/jobs?limit=1`)
  expect([jobs.status, jobs.headers.get('connection')]).toEqual([200, 'close'])
})
