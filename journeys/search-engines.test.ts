import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#scripts/testing/start-product.ts'

let product: Product
let employer: string
let admin: string
beforeAll(async () => {
  product = await startProduct({ PUBLIC_JOB_PAGES: '1' })
  employer = await signIn('employer@example.com')
  admin = await signIn('admin@example.com')
})
afterAll(() => product.remove())

async function send<Data>(method: string, path: string, token?: string, body: object = {}): Promise<Data> {
  const response = await fetch(product.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
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

test('every public page has one title, one address and a picture, and members’ pages stay out of search engines', async () => {
  const open = [
    '/',
    '/?location=tokyo',
    '/companies',
    '/companies/midori-denryoku',
    '/resources',
    '/resources/san-nengo',
  ]
  for (const path of [...open, '/help', '/faq', '/contact', '/terms', '/privacy', '/login', '/register']) {
    const page = await crawl(path)
    expect(page.status, path).toBe(200)
    expect(page.title, path).toHaveLength(1)
    expect(page.canonical, path).toEqual([product.url + path])
    expect(page.property('og:url'), path).toEqual([product.url + path])
    expect(page.property('og:image'), path).toEqual([`${product.url}/og.png`])
    expect(page.property('og:locale'), path).toEqual(['ja_JP'])
    expect(page.hidden, path).toBe(false)
  }
  for (const path of [
    '/profile',
    '/applications',
    '/settings',
    '/compare',
    '/add-job',
    '/employer/jobs',
    '/admin/users',
    '/nowhere',
  ]) {
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
