import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { startProduct } from '#scripts/testing/start-product.ts'
import { phoneJourney } from './testing/journey.ts'
import { postPublicJob, signUp, unique } from './testing/people.ts'

type PageResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; html: string }

/** A page as sent over HTTP. */
function fetchPage(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  origin = inject('productUrl'),
): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const sending = get(`${origin}${path}`, { headers, method }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const encoding = body.length > 0 ? response.headers['content-encoding'] : undefined
      const html = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, html: html.toString() })
    })
    sending.on('error', reject)
  })
}

const kept = ['/', '/?keyword=%E6%9D%B1%E4%BA%AC', '/companies', '/companies?q=x', '/resources', '/help', '/terms']
const missing = '/companies/there-is-none'

test('public pages come whole from the cache: encodings, lengths, HEAD, 304, and the policy of their own scripts', async () => {
  for (const path of [...kept, missing]) {
    const first = await fetchPage(path)
    expect(first.status, path).toBe(path === missing ? 404 : 200)
    expect(first.html, path).toMatch(/<\/html>$/)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await fetchPage(path, { 'accept-encoding': encoding })
      expect(page.headers['content-length'], path).toBe(String(page.body.length))
      expect(page.html === first.html, path).toBe(true)
      expect(page.headers.vary).toBe('Accept-Encoding')
      const head = await fetchPage(path, { 'accept-encoding': encoding }, 'HEAD')
      expect([head.headers['content-length'], head.body.length]).toEqual([String(page.body.length), 0])
      const again = await fetchPage(path, { 'accept-encoding': encoding, 'if-none-match': page.headers.etag ?? '' })
      expect([again.status, again.body.length]).toEqual(path === missing ? [404, page.body.length] : [304, 0])
    }
    const policy = String(first.headers['content-security-policy'])
    const scripts = [...first.html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const [, text = ''] of scripts)
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

test('a page whose query holds letters that no text can hold answers, and finds nothing', async () => {
  for (const wrong of [
    '%00',
    'a%00b',
    '%1B',
    '%C2%85',
    '%ED%A0%80',
    '%ff',
    `${'a'.repeat(199)}${encodeURIComponent('𠮷')}`,
  ]) {
    const page = await fetchPage(`/?keyword=${wrong}`)
    expect([wrong, page.status]).toEqual([wrong, 200])
    expect(page.html).toContain('条件に合う求人が見つかりません')
    for (const path of ['/companies?q=', '/resources?q=', '/login?redirect=', '/?location=', '/?page='])
      expect((await fetchPage(path + wrong)).status, path + wrong).toBe(200)
  }
})

test('unknown parameters share the page, and nothing of who asks is in it', async () => {
  const plain = await fetchPage('/?keyword=%E7%B5%8C%E7%90%86')
  const marked = await fetchPage('/?utm_source=secret-mark&keyword=%E7%B5%8C%E7%90%86', {
    authorization: 'Bearer secret-mark',
    cookie: 'session=secret-mark',
    'user-agent': 'secret-mark',
  })
  expect(marked.headers.etag).toBe(plain.headers.etag)
  expect(marked.html).not.toContain('secret-mark')
})

test('frames of protected pages and refused methods stay out of the cache', async () => {
  expect((await fetchPage('/profile')).headers['cache-control']).toBe('no-cache')
  expect((await fetchPage('/login?redirect=/settings')).headers['cache-control']).toBe('no-cache')
  expect((await fetchPage('/', {}, 'POST')).status).toBe(405)
})

test('an approved job is on the home page at once, rendered once for all readers', async () => {
  const title = `速報 ${unique()}`
  await fetchPage('/')
  await postPublicJob(await signUp('employer', '採用 花子'), title)
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetchPage('/')))
  for (const page of pages) expect(page.html).toContain(title)
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
})

test('the same data make the same page, though jobs that it does not show changed meanwhile', async () => {
  const employer = await signUp('employer', '採用 花子')
  const title = `道標 ${unique()}`
  await postPublicJob(employer, title)
  const path = `/?keyword=${encodeURIComponent(title)}`
  const minute = () => Math.floor(Date.now() / 60_000)
  let [begun, before, after]: [number, PageResponse?, PageResponse?] = [-1]
  // Pages show ages by the minute.
  while (begun !== minute()) {
    begun = minute()
    before = await fetchPage(path)
    await postPublicJob(employer, `別の仕事 ${unique()}`)
    after = await fetchPage(path)
  }
  expect(before?.html).not.toContain('条件に合う求人が見つかりません')
  expect(after?.headers.etag).toBe(before?.headers.etag)
})

test('an open job page is kept, every reader of it is counted, and it goes when the job goes', async () => {
  const product = await startProduct({ PUBLIC_JOB_PAGES: '1', TRUST_PROXY: '1' })
  try {
    const call = async (path: string, token: string, body?: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const given = body && { method: 'POST', body: JSON.stringify(body) }
      return (await fetch(`${product.url}${path}`, { headers, ...given })).json()
    }
    const account = { email: 'employer@example.com', password: 'password' }
    const { token } = (await call('/api/auth/login', '', account)).data
    const read = async () => (await call('/api/jobs/my-jobs', token)).data.jobs
    const job = (await read()).find((each: { approval_status: string; is_active: boolean }) => {
      return each.approval_status === 'approved' && each.is_active
    })
    const path = `/jobs/${job.id}`
    const readAs = (n: number) => fetchPage(path, { 'x-forwarded-for': `192.0.2.${n}` }, 'GET', product.url)
    // New demo data are indexed within the first seconds, which changes the page once.
    const isLasting = async () => {
      const { etag } = (await readAs(1)).headers
      await sleep(2_000)
      return (await readAs(1)).headers.etag === etag
    }
    await expect.poll(isLasting).toBe(true)
    const etags = new Set<unknown>()
    for (let n = 1; n <= 5; n += 1) {
      const page = await readAs(n)
      expect(page.html).toContain(job.title)
      etags.add(page.headers.etag)
    }
    expect(etags.size).toBe(1)
    const views = async () => (await read()).find(({ id }: { id: string }) => id === job.id).view_count
    await expect.poll(views).toBe(job.view_count + 5)
    await call(`${path.replace('/jobs', '/api/jobs')}/close`, token, {})
    expect((await fetchPage(path, {}, 'GET', product.url)).status).toBeGreaterThanOrEqual(404)
  } finally {
    await product.remove()
  }
})

phoneJourney('a page from the cache wakes up without a fault, whatever its address carries', async ({ arrive }) => {
  const visitor = await arrive()
  for (const path of [
    '/?utm_source=mail',
    '/?limit=12&gclid=1',
    '/?x=1&keyword=%E6%9D%B1%E4%BA%AC&workStyle=fulltime',
  ]) {
    await visitor.visit(path)
    await visitor.visit(path)
  }
})

phoneJourney(
  'a list that came with the page is not asked for again, however wrong the clock of a reader',
  async ({ arrive }) => {
    const { page, visit } = await arrive()
    const asked: string[] = []
    // Jobs after the first 24 are not in the document, and are requested right after hydration.
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/jobs' && (searchParams.get('page') ?? '1') === '1') asked.push(request.url())
    })
    await page.addInitScript(() => {
      const rightNow = Date.now
      Date.now = () => rightNow() + 3 * 60 * 60_000
    })
    await visit('/?keyword=%E6%9D%B1%E4%BA%AC')
    expect(asked).toEqual([])
  },
)
