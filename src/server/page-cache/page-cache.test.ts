import { expect, test } from 'vitest'
import { RefusalError } from '#rules/refusals.ts'
import type { Produce } from './cache-entry.ts'
import { isEntry, openPageCache, type PageCache } from './page-cache.ts'

const limit = 400 * 1_024

/** A cache whose dependencies the test moves. */
function testCache() {
  const version = {
    generation: 1,
    learnedAt: Number.NEGATIVE_INFINITY,
    required: 1,
    checkedAt: Number.POSITIVE_INFINITY,
    settle: async () => undefined,
  }
  let clock = new Date('2026-11-20T03:00:00Z')
  const cache = openPageCache({ bytes: limit, version, common: {}, now: () => clock })
  let made = 0
  const page = (text: string, status = 200): Awaited<ReturnType<Produce>> => ({
    status,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(text),
  })
  return {
    cache,
    version,
    page,
    made: () => made,
    at: (text: string) => {
      clock = new Date(text)
    },
    async ask(key: string, make: Produce = async () => page(`${made}`), showsJobs = true) {
      const counted = () => {
        made += 1
        return make()
      }
      const got = await cache.entryFor({ key, route: '/', showsJobs }, counted)
      return isEntry(got) ? String((await got.encode('identity')).body) : (got?.status ?? null)
    },
  }
}

test('a page is rendered once for concurrent and later requests', async () => {
  const { ask, made } = testCache()
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { status: 200, headers: {}, body: Buffer.from('slow') }
  }
  expect(await Promise.all(Array.from({ length: 50 }, () => ask('a', slow)))).toEqual(Array(50).fill('slow'))
  expect(await ask('a', slow)).toBe('slow')
  expect(made()).toBe(1)
})

test('only 200 and 404 are cached, and a failure reaches only concurrent requests', async () => {
  const { ask, page, made } = testCache()
  expect(await ask('a', async () => page('missing', 404))).toBe('missing')
  expect(await ask('a', async () => page('found'))).toBe('missing')
  expect(await ask('b', async () => page('away', 503))).toBe(503)
  expect(await ask('b', async () => page('back'))).toBe('back')
  await expect(ask('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask('c')).toBe('5')
  expect(made()).toBe(5)
})

test('a page begun before a local change is not served after it', async () => {
  const { ask, page, version, made } = testCache()
  let finish = () => {}
  const early = ask('a', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return page('old')
  })
  version.generation = 2
  version.required = 2
  const late = ask('a', async () => page('new'))
  expect(await late).toBe('new')
  finish()
  expect(await early).toBe('old')
  expect(await ask('a')).toBe('new')
  expect(made()).toBe(2)
})

test("another node's change serves the stale page while the new one renders", async () => {
  const { ask, page, version } = testCache()
  await ask('a', async () => page('old'))
  await ask('static', async () => page('static'), false)
  version.generation = 2
  version.learnedAt = performance.now()
  expect(await ask('a', async () => page('new'))).toBe('old')
  expect(await ask('a')).toBe('new')
  version.generation = 3
  version.learnedAt = performance.now() - 600
  expect(await ask('a', async () => page('newer'))).toBe('newer')
  expect(await ask('static')).toBe('static')
})

test('at midnight in Tokyo every page with jobs is rendered again', async () => {
  const { ask, page, at } = testCache()
  at('2026-11-20T14:59:59.999Z')
  await ask('a', async () => page('today'))
  expect(await ask('a')).toBe('today')
  at('2026-11-20T15:00:00Z')
  expect(await ask('a', async () => page('tomorrow'))).toBe('tomorrow')
})

test('a silent database serves cached pages when rendering fails', async () => {
  const { ask, page, version } = testCache()
  await ask('a', async () => page('kept'))
  version.checkedAt = performance.now() - 2_000
  expect(await ask('a')).toBe('kept')
  await new Promise((resolve) => setTimeout(resolve, 950))
  expect(await ask('a', async () => page('away', 503))).toBe('kept')
  await expect(ask('a', () => Promise.reject(new Error('away')))).resolves.toBe('kept')
  expect(await ask('a', async () => page('new'))).toBe('new')
})

test('the cache stays within its bytes and keeps requested entries', async () => {
  const { ask, page, cache, made } = testCache()
  const big = async () => page('x'.repeat(20_000))
  await ask('loved', big)
  for (let n = 0; n < 200; n += 1) {
    await ask(`page ${n}`, big)
    await ask('loved', big)
    expect(cache.figures().bytes).toBeLessThanOrEqual(limit)
  }
  expect(made()).toBe(201)
  expect(cache.figures().entries).toBeGreaterThan(10)
  await ask('huge', async () => page('x'.repeat(limit / 2)))
  expect(cache.figures().bytes).toBeLessThanOrEqual(limit)
})

test('a smaller encoding replaces the quick one, and only its bytes count', async () => {
  const { cache, page } = testCache()
  const sent: string[] = []
  const accepted = 'gzip, deflate, br, zstd'
  const ask = async () => {
    const kept = await cache.entryFor({ key: 'a', route: '/', showsJobs: true }, async () =>
      page('求人 '.repeat(5_000)),
    )
    const reply = { code: () => reply, headers: () => reply, send: (body: Buffer) => sent.push(String(body.length)) }
    if (isEntry(kept))
      await cache.send(kept, { raw: { headers: { 'accept-encoding': accepted } } } as never, reply as never)
    return kept && isEntry(kept) ? Object.keys(kept.encoded).join() : ''
  }
  expect(await ask()).toBe('zstd')
  const [quick = ''] = sent
  expect(cache.figures().bytes).toBe(8 * 1_024 + Number(quick))
  await expect.poll(ask).toBe('br')
  const better = Number(sent.at(-1))
  expect(better).toBeLessThanOrEqual(Number(quick))
  expect(cache.figures().bytes).toBe(8 * 1_024 + better)
})

/** The response that bypasses the framework for a URL: status, headers and whether anything was sent. */
function rawAnswer(cache: PageCache, url: string, how: 'serve' | 'serveOld' = 'serve') {
  let sent: { status: number; headers: Record<string, string> } | null = null
  const response = {
    writeHead: (status: number, list: string[]) => {
      const pairs = list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : []))
      sent = { status, headers: Object.fromEntries(pairs) }
    },
    end: () => undefined,
  }
  const isSent = cache[how]({ url, method: 'GET', headers: {} } as never, response as never, () => 'id')
  expect(isSent !== null).toBe(sent !== null)
  return sent as { status: number; headers: Record<string, string> } | null
}

const never = () => new Promise<never>(() => undefined)

test('a stale page is sent as stale while a new one is refused, also after a possible change', async () => {
  const { ask, cache, page, version } = testCache()
  expect(await ask('a', async () => page('old'))).toBe('old')
  version.generation = 2
  version.required = 2
  expect(await ask('a', async () => page('away', 503))).toBe('old')
  expect(await ask('a', () => Promise.reject(new RefusalError('unavailable')))).toBe('old')
  const entry = await cache.entryFor({ key: 'a', route: '/a', showsJobs: true }, async () => page('away', 503))
  expect(isEntry(entry) && entry.isStale).toBe(true)
  expect(await ask('a', async () => page('broken', 500))).toBe(500)
  expect(await ask('a', async () => page('new'))).toBe('new')
})

test('with a silent database one reader waits a second and the next get the stale page', async () => {
  const { ask, cache, page, version } = testCache()
  const entry = await cache.entryFor({ key: 'a', route: '/a', showsJobs: true }, async () => page('old'), '/a')
  if (isEntry(entry)) await entry.encode('identity')
  expect(rawAnswer(cache, '/a')?.headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
  version.generation = 2
  version.required = 2
  version.checkedAt = performance.now() - 2_000
  expect(rawAnswer(cache, '/a')).toBeNull()
  const since = performance.now()
  expect(await ask('a', never)).toBe('old')
  expect(performance.now() - since).toBeGreaterThan(900)
  const { status, headers } = rawAnswer(cache, '/a') ?? {}
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers?.['cache-status']).toMatch(/^shigotocho; hit; ttl=-\d+; detail=stale-if-error$/)
  version.checkedAt = performance.now()
  expect(rawAnswer(cache, '/a')).toBeNull()
  expect(await ask('a', async () => page('new'))).toBe('new')
})

test('a request beyond capacity gets the cached entry of any age', async () => {
  const { cache, page, version } = testCache()
  const entry = await cache.entryFor({ key: 'a', route: '/a', showsJobs: true }, async () => page('old'), '/a')
  if (isEntry(entry)) await entry.encode('identity')
  version.generation = 5
  version.required = 5
  expect(rawAnswer(cache, '/a')).toBeNull()
  expect(rawAnswer(cache, '/a', 'serveOld')?.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(rawAnswer(cache, '/b', 'serveOld')).toBeNull()
})
