import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { openHttp } from '#server/http/open-http.ts'
import { openPageCache } from '#server/page-cache/page-cache.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

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

test('long lists of ids, of openings and of favourites share the budget of searches', async () => {
  const [owner, { token }] = [await personOf(app, 'employer'), await personOf(app)]
  const ids = await Promise.all(Array.from({ length: 60 }, () => jobOf(app, owner)))
  await app.call('mergeFavourites', { body: { ids } }, token)
  const flood = async (url: string, remoteAddress: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const calls = Array.from({ length: 150 }, () => app.inject({ url, remoteAddress, headers }))
    return new Set((await Promise.all(calls)).map(({ status }) => status))
  }
  expect(await flood(`/api/jobs?page=1&limit=60&ids=${ids.join(',')}`, '192.0.2.5')).toEqual(new Set([200, 429]))
  expect(await flood('/api/favourites', '192.0.2.7', token)).toEqual(new Set([200, 429]))
  const spelt = encodeURIComponent(Array.from({ length: 40 }, (_, at) => '商　店'.padEnd(3 + at, '　')).join('\n'))
  expect(await flood(`/api/openings?newest=12&companies=${spelt}`, '192.0.2.6')).toEqual(new Set([200, 429]))
  const few = `/api/jobs?page=1&ids=${ids.slice(0, 10).join(',')}`
  expect((await app.inject({ url: few, remoteAddress: '192.0.2.5' })).status).toBe(200)
})

test('pages share the budget of their address: beyond it a new search is a page with 429, a cached one is free', async () => {
  const limits = { https: false, google: null, trustProxy: false, idleTimeout: 30_000, requestTimeout: 60_000 }
  const checkedAt = performance.now()
  const version = { generation: 1, learnedAt: 0, required: 0, checkedAt, settle: async () => {} }
  const cache = openPageCache({ bytes: 1_000_000, version, common: {}, now: () => new Date() })
  const http = await openHttp(app.dependencies, { ...limits, cache })
  servePages(http, app.dependencies, {
    cache,
    render: async ({ path }, { api }) => {
      const keyword = new URL(path, 'https://jobs.example').searchParams.get('keyword') ?? ''
      await api('searchJobs', { query: { page: '1', limit: '6', keyword } } as never)
      return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('page') }
    },
  })
  const home = (keyword: string, remoteAddress: string) =>
    http.inject({ url: `/?keyword=${encodeURIComponent(keyword)}`, remoteAddress }).then((answer) => answer)
  expect((await home('経理', '192.0.2.8')).statusCode).toBe(200)
  const flood = Promise.all(Array.from({ length: 150 }, (_, at) => home(`看護師 ${at} or 営業`, '192.0.2.9')))
  expect((await home('経理', '192.0.2.9')).statusCode).toBe(200)
  expect((await home('営業', '192.0.2.8')).statusCode).toBe(200)
  const refused = (await flood).filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
  expect(refused[0]?.headers['content-type']).toContain('text/html')
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(2)
  expect(refused[0]?.body).toContain('ただいま混み合っています')
  await http.close()
})
