import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(() => openTestApp({ env: { SEARCH_BUDGET: '40' } }))

const search = (keyword: string, remoteAddress: string, token?: string) => {
  const url = `/api/jobs?page=1&keyword=${encodeURIComponent(keyword)}`
  return app.inject({ url, remoteAddress, headers: token ? { authorization: `Bearer ${token}` } : {} })
}

test('an address that searches without end is refused with 429, another address and a signed-in person are not', async () => {
  const { token } = await personOf(app)
  expect((await search('看護師', '192.0.2.3')).status).toBe(200)
  const flood = Promise.all(Array.from({ length: 150 }, (_, at) => search(`看護師 ${at} or 事務`, '192.0.2.1')))
  expect((await search('経理', '192.0.2.2')).status).toBe(200)
  expect((await search('経理', '192.0.2.1', token)).status).toBe(200)
  const answers = Map.groupBy(await flood, ({ status }) => status)
  expect(new Set(answers.keys())).toEqual(new Set([200, 429]))
  const { body, headers } = answers.get(429)?.[0] ?? {}
  expect(body).toMatchObject({ success: false, code: 'too-many-tries', message: expect.stringContaining('お試し') })
  expect(Number(headers?.['retry-after'])).toBeGreaterThanOrEqual(2)
})
