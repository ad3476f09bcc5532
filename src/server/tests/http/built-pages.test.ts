import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { htmlFaults } from '#journeys/testing/html-faults.ts'
import { companies } from '#samples/companies.ts'
import { resources } from '#samples/resources.ts'
import { type Product, startProduct } from '#scripts/testing/start-product.ts'

// The built pages as the product sends them: their HTML, their cache, and what crawlers read.

let product: Product
let employer: string
let admin: string
beforeAll(async () => {
  product = await startProduct({ PUBLIC_JOB_PAGES: '1', TRUST_PROXY: '1' })
  employer = await signIn('employer@example.com')
  admin = await signIn('admin@example.com')
})
afterAll(() => product?.remove())

async function send<Data>(method: string, path: string, token?: string, body: object = {}): Promise<Data> {
  const response = await fetch(product.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}

async function signIn(email: string): Promise<string> {
  return (await send<{ token: string }>('POST', '/api/auth/login', undefined, { email, password: 'password' })).token
}

async function post(given: object = {}): Promise<string> {
  const body = {
    title: '製本の職人',
    company: '株式会社帖',
    location: '京都府京都市中京区',
    description: '糸で綴じます。',
  }
  return (await send<{ job: { id: string } }>('POST', '/api/jobs', employer, { ...body, ...given })).job.id
}

async function publish(given: object = {}): Promise<string> {
  const id = await post(given)
  await send('POST', `/api/jobs/${id}/approve`, admin)
  return id
}

/** A page as crawlers see it, without running scripts. */
async function crawl(path: string) {
  const response = await fetch(product.url + path)
  const html = await response.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value)
  return {
    status: response.status,
    html,
    title: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    link: (name: string) => all(new RegExp(`<link rel="${name}" href="([^"]*)"`, 'g')),
    property: (name: string) => all(new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g')),
    hidden: html.includes('<meta name="robots" content="noindex"/>'),
    posting: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) => JSON.parse(text)),
  }
}

type PageResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; html: string }

/** A page as sent over HTTP. */
function fetchPage(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const sending = get(`${product.url}${path}`, { headers, method }, async (response) => {
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

/** Public pages with a text that their HTML must contain. */
const publicPages = {
  '/': '公開中の求人',
  '/?keyword=%E7%9C%8B%E8%AD%B7': '件の求人が見つかりました',
  '/login': 'ログイン',
  '/register': '新規登録',
  '/forgot-password': 'パスワードの再設定',
  '/companies': '企業情報',
  '/resources': 'お役立ち情報',
  '/transparency': '透明性レポート',
  '/help': 'ヘルプ',
  '/faq': 'よくある質問',
  '/contact': 'お問い合わせ',
  '/privacy': 'プライバシーポリシー',
  '/terms': '利用規約',
}

const protectedPages = ['/profile', '/applications', '/settings', '/employer/jobs', '/admin/users']

/** Parameters of pages' paths; others get an unknown id. */
const ids: Record<string, readonly string[]> = {
  company: companies.map(({ id }) => id),
  resource: resources.map(({ id }) => id),
}
const unknownId = '00000000-0000-4000-8000-000000000000'

const states = [
  ...['/?keyword=', '/?keyword=経理&prefecture=tokyo,osaka&remote=1', '/?limit=all', '/?keyword=どこにもない言葉'],
  ...['/login?mode=signup', '/companies?q=どこにもない言葉', '/companies/midori-denryoku?tab=jobs', '/nowhere'],
]

// Journeys validate the screens that only a browser renders (journeys/testing/check-screen.ts).
test('the HTML of every page, as the server sends it, has no fault', async () => {
  const pages = Object.entries(pageAddresses).flatMap(([name, address]) =>
    (ids[name] ?? [unknownId]).map((id) => address.replace(/:\w+/g, id)),
  )
  const faults: string[] = []
  for (const path of new Set([...pages, ...states])) {
    const response = await fetch(product.url + path)
    expect(response.headers.get('content-type'), path).toContain('text/html')
    faults.push(...(await htmlFaults(await response.text(), path)))
  }
  expect(faults).toEqual([])
})

test('every public page says in its HTML what it is about', async () => {
  for (const [path, words] of Object.entries(publicPages)) {
    const response = await fetch(product.url + path)
    expect(response.status, path).toBe(200)
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main, path).toMatch(/<h1/)
    expect(main.replaceAll(/<[^>]*>/g, ''), path).toContain(words)
  }
})

test('no HTML holds anything of the person who asks', async () => {
  const body = { name: '個人情報 守', email: 'himitsu@example.com', password: 'himitsu-no-aikotoba', role: 'user' }
  const { token, user } = await send<{ token: string; user: { id: string } }>('POST', '/api/auth/register', '', body)
  const headers = { cookie: `auth_token=${token}`, authorization: `Bearer ${token}` }
  for (const path of [...Object.keys(publicPages), ...protectedPages]) {
    const response = await fetch(product.url + path, { headers })
    const html = await response.text()
    expect(response.status, path).toBe(200)
    expect(response.headers.get('set-cookie'), path).toBeNull()
    for (const secret of [body.name, body.email, token, user.id])
      expect(html.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
})

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
  const cutPair = `${'a'.repeat(199)}${encodeURIComponent('𠮷')}`
  for (const wrong of ['%00', 'a%00b', '%1B', '%C2%85', '%ED%A0%80', '%ff', cutPair]) {
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
  const title = '速報の係'
  await fetchPage('/')
  await publish({ title })
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetchPage('/')))
  for (const page of pages) expect(page.html).toContain(title)
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
})

test('the same data make the same page, though jobs that it does not show changed meanwhile', async () => {
  const title = '道標の係'
  await publish({ title })
  const path = `/?keyword=${encodeURIComponent(title)}`
  const minute = () => Math.floor(Date.now() / 60_000)
  let [begun, before, after]: [number, PageResponse?, PageResponse?] = [-1]
  // Pages show ages by the minute.
  while (begun !== minute()) {
    begun = minute()
    before = await fetchPage(path)
    await publish({ title: '別の仕事' })
    after = await fetchPage(path)
  }
  expect(before?.html).not.toContain('条件に合う求人が見つかりません')
  expect(after?.headers.etag).toBe(before?.headers.etag)
})

test('a public job page is cached, counts every reader and ends with the job', async () => {
  const title = '数えられる係'
  const id = await publish({ title })
  const path = `/jobs/${id}`
  const readAs = (n: number) => fetchPage(path, { 'x-forwarded-for': `192.0.2.${n}` })
  const views = async () => {
    const { jobs } = await send<{ jobs: { id: string; view_count: number }[] }>('GET', '/api/jobs/my-jobs', employer)
    return jobs.find((job) => job.id === id)?.view_count ?? 0
  }
  // New data are indexed within the first seconds, which changes the page once.
  const isLasting = async () => {
    const { etag } = (await readAs(1)).headers
    await sleep(2_000)
    return (await readAs(1)).headers.etag === etag
  }
  await expect.poll(isLasting).toBe(true)
  const before = await views()
  const etags = new Set<unknown>()
  for (let n = 2; n <= 6; n += 1) {
    const page = await readAs(n)
    expect(page.html).toContain(title)
    etags.add(page.headers.etag)
  }
  expect(etags.size).toBe(1)
  await expect.poll(views).toBe(before + 5)
  await send('POST', `/api/jobs/${id}/close`, employer)
  expect((await fetchPage(path)).status).toBeGreaterThanOrEqual(404)
})

test('every public page has one title, one address and a picture, and members’ pages stay out of search engines', async () => {
  const open =
    '/ /?location=tokyo /companies /companies/midori-denryoku /resources /resources/san-nengo /help /faq /contact /terms'
  for (const path of [...open.split(' '), '/privacy', '/login', '/register']) {
    const page = await crawl(path)
    expect(page.status, path).toBe(200)
    expect(page.title, path).toHaveLength(1)
    expect(page.canonical, path).toEqual([product.url + path])
    expect(page.property('og:url'), path).toEqual([product.url + path])
    expect(page.property('og:image'), path).toEqual([`${product.url}/og.png`])
    expect(page.property('og:locale'), path).toEqual(['ja_JP'])
    expect(page.hidden, path).toBe(false)
  }
  const members = '/profile /applications /settings /compare /add-job /employer/jobs /admin/users /nowhere'
  for (const path of members.split(' ')) {
    const page = await crawl(path)
    expect(page.hidden, path).toBe(true)
    expect(page.canonical, path).toEqual([])
    // Phones request these when any page is added to the home screen.
    expect(page.link('manifest'), path).toEqual(['/manifest.webmanifest'])
    expect(page.link('apple-touch-icon'), path).toEqual(['/apple-touch-icon.png'])
  }
  expect((await fetch(`${product.url}/og.png`)).headers.get('content-type')).toBe('image/png')
})

test('every address of the sitemap is a page that knows itself by it', async () => {
  const map = await (await fetch(`${product.url}/sitemaps/pages.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  expect(addresses.length).toBeGreaterThan(30)
  for (const url of addresses) {
    const page = await crawl(url.slice(product.url.length))
    expect([page.status, page.canonical], url).toEqual([200, [url]])
  }
})

test('a public job is described for search engines, whatever its text holds', async () => {
  const title = '製本</script><script>alert(1)</script>の職人'
  const id = await publish({ title, description: '糸で綴じます。\n<!-- </script> -->\u2028・表紙' })
  const page = await crawl(`/jobs/${id}`)
  expect(page.status).toBe(200)
  expect(page.hidden).toBe(false)
  expect(page.canonical).toEqual([`${product.url}/jobs/${id}`])
  expect(page.posting).toMatchObject([{ '@type': 'JobPosting', title, identifier: { value: id }, directApply: true }])
  expect(page.html).not.toContain('<script>alert')
  const [picture = ''] = page.property('og:image')
  const drawn = await fetch(picture)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('the page of a public job is whole without JavaScript, and its tabs are links', async () => {
  const company = '株式会社全文'
  const sister = await publish({ title: '折丁の確認係', company })
  const id = await publish({ company, requirements: ['手先の器用さ'], benefits: ['制服を貸します'] })
  const { html } = await crawl(`/jobs/${id}`)
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
  for (const words of [
    '糸で綴じます。',
    '手先の器用さ',
    '制服を貸します',
    company,
    '折丁の確認係',
    '応相談',
    '応募には、ログインと',
  ])
    expect(text).toContain(words)
  expect(text).toContain(`/jobs/${sister}`)
  for (const [, part] of text.matchAll(/href="#(part-\w+)"/g)) expect(text).toContain(`id="${part}"`)
})

test('an unknown address is 404 and says so', async () => {
  const unknown = await crawl('/kono-peji-wa-nai')
  expect([unknown.status, unknown.html.includes('ページが見つかりません')]).toEqual([404, true])
})

test('a job that is closed is gone, one that nobody saw never was', async () => {
  const id = await publish()
  expect((await crawl(`/jobs/${id}`)).status).toBe(200)
  await send('POST', `/api/jobs/${id}/close`, employer)
  const closed = await crawl(`/jobs/${id}`)
  expect([closed.status, closed.posting, closed.canonical, closed.hidden]).toEqual([410, [], [], true])
  expect(closed.html).toContain('この求人の募集は終了しました')
  await send('POST', `/api/jobs/${id}/reopen`, employer)
  expect((await crawl(`/jobs/${id}`)).posting).toHaveLength(1)

  const unseen = await crawl(`/jobs/${await post()}`)
  expect([unseen.status, unseen.posting, unseen.hidden]).toEqual([404, [], true])
})
