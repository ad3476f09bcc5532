import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readSitemapParts } from '#actions/jobs/reading.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { RefusalError } from '#rules/refusals.ts'
import { sitePages } from '#web/screens/public/site-pages.ts'
import { pagesSitemap } from './sitemap.ts'

const publicUrl = 'https://shigotocho.example'
let ids: string[]

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1', PUBLIC_URL: publicUrl } }))
const employer = fixture(() => app.register('employer'))
const admin = fixture(() => app.admin())
beforeAll(async () => {
  ids = [
    await publish({
      title: '経理',
      location: '東京都港区',
      salary_min: 280_000,
      salary_max: 350_000,
      category: 'office',
    }),
    await publish({ title: '看護師 <訪問> ]]> & 記録', location: '大阪府大阪市北区', job_type: 'part-time' }),
  ]
})

async function publish(given: object): Promise<string> {
  const terms = {
    company: '青葉商事',
    location: '東京都',
    description: '月次決算\u000bを担当します。\n・仕訳',
    title: '',
  }
  const { body } = await app.call('postJob', { body: { ...terms, ...given } as never }, employer)
  await app.call('approveJob', { params: { id: body.data.job.id } }, admin)
  return body.data.job.id
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const wellFormed = (xml: string) => {
  // Checks that tags are balanced and special characters escaped, which suffices for documents whose attributes we
  // write.
  const text = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  const open: string[] = []
  for (const [, close, name, empty] of text.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name as string)
  }
  expect(open).toEqual([])
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
}

test('robots.txt names the sitemap, which names its parts, which name every public job', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)

  const index = await get('/sitemap.xml')
  wellFormed(index.text)
  expect([...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${publicUrl}/sitemaps/pages.xml`,
    `${publicUrl}/sitemaps/jobs-1.xml`,
  ])
  const jobs = await get('/sitemaps/jobs-1.xml')
  wellFormed(jobs.text)
  expect([...jobs.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ids.map((id) => `${publicUrl}/jobs/${id}`),
  )
  expect((await get('/sitemaps/jobs-2.xml')).status).toBe(404)
  expect((await get('/sitemaps/jobs-0.xml')).status).toBe(404)
})

test('a job’s date in the sitemap is that of its last change, and views do not move it', async () => {
  const { body } = await app.call('readJob', { params: { id: ids[0] as string } })
  const jobs = await get('/sitemaps/jobs-1.xml')
  expect(jobs.text).toContain(`<lastmod>${body.data.job.updated_at}</lastmod>`)
})

test('the sitemap of pages names searches that find something, and no others', async () => {
  const { text } = await get('/sitemaps/pages.xml')
  wellFormed(text)
  for (const path of ['/', '/?location=tokyo', '/?location=osaka', '/?category=office', '/?workStyle=parttime', '/faq'])
    expect(text).toContain(`<loc>${publicUrl}${path}</loc>`)
  expect(text).not.toContain('location=kyoto')
  expect(text).not.toContain('category=sales')
})

test('the sitemap names employers with a public job, and sample companies with demo data only', async () => {
  const profile = { name: '青葉商事' }
  await app.call('updateEmployerProfile', { body: profile }, employer)
  const { db, now } = app.dependencies
  const survey = await readSitemapParts({ size: 100 }, { db, now: now() })
  const sitemap = (samples: boolean) => pagesSitemap(sitePages(samples), survey, publicUrl)
  expect(sitemap(false)).toContain(`<loc>${publicUrl}/employers/${employer.id}</loc>`)
  expect([false, true].map((samples) => sitemap(samples).includes('/companies/'))).toEqual([false, true])
})

test('the feed of a search holds what the search finds', async () => {
  const all = await get('/feed.atom')
  wellFormed(all.text)
  expect(all.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect([...all.text.matchAll(/urn:uuid:([\w-]+)/g)].map(([, id]) => id)).toEqual([...ids].reverse())
  expect(all.text).toContain('看護師 &lt;訪問&gt; ]]&gt; &amp; 記録（青葉商事）')

  const tokyo = await get('/feed.atom?location=tokyo&utm_source=x')
  expect([...tokyo.text.matchAll(/urn:uuid:([\w-]+)/g)].map(([, id]) => id)).toEqual([ids[0]])
  expect(tokyo.text).toContain('<title>新着：東京都の求人 | しごと帖</title>')
  expect(tokyo.text).toContain(`<id>${publicUrl}/feed.atom?location=tokyo</id>`)
  expect(tokyo.text).toContain(`href="${publicUrl}/?location=tokyo"`)
  expect((await get('/feed.atom?location=mars')).status).toBe(400)
})

test('the aggregators’ feed holds every public job in Indeed’s form, without anybody’s address', async () => {
  const { text } = await get('/feeds/indeed.xml')
  wellFormed(text)
  expect([...text.matchAll(/<referencenumber><!\[CDATA\[(.*?)\]\]>/g)].map(([, id]) => id)).toEqual([...ids].reverse())
  expect(text).toContain('<title><![CDATA[看護師 <訪問> ]]]]><![CDATA[> & 記録]]></title>')
  expect(text).toContain('<state><![CDATA[大阪府]]></state>')
  expect(text).toContain('<city><![CDATA[大阪市北区]]></city>')
  expect(text).toContain('<country><![CDATA[JP]]></country>')
  expect(text).toContain('<salary><![CDATA[月給280,000円〜350,000円]]></salary>')
  expect(text.match(/<salary>/g)).toHaveLength(1)
  expect(text).toContain('<jobtype><![CDATA[parttime]]></jobtype>')
  expect(text).toContain('<ul><li>仕訳</li></ul>')
  expect(text).not.toContain('@example.com')
})

test('a job has a picture of its own, drawn once', async () => {
  const url = `/jobs/${ids[1]}/picture.png`
  const head = await app.inject({ method: 'HEAD', url })
  expect(head.status).toBe(200)
  const full = await app.http.inject({ method: 'GET', url })
  expect(full.statusCode).toBe(200)
  expect(full.headers['content-type']).toBe('image/png')
  expect(full.headers.etag).toBe(head.headers.etag)
  expect(full.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const { width, height, format } = await sharp(full.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  const start = performance.now()
  expect((await app.http.inject({ method: 'GET', url })).rawPayload.equals(full.rawPayload)).toBe(true)
  expect(performance.now() - start).toBeLessThan(100)
  expect((await get(url, { 'if-none-match': String(full.headers.etag) })).status).toBe(304)
  for (const unknown of ['x', '0198a1b2-0000-7000-8000-000000000001'])
    expect((await get(`/jobs/${unknown}/picture.png`)).status).toBe(404)
})

test('a document that cannot be made now is 503 without the headers of the document', async () => {
  const { outside } = app.dependencies
  const draw = () => Promise.reject(new RefusalError('overloaded', { retryAfter: 2 }))
  app.dependencies.outside = { ...outside, jobPictures: { ...outside.jobPictures, draw } }
  const { status, headers, body } = await get(`/jobs/${ids[0]}/picture.png`)
  app.dependencies.outside = outside
  expect([status, body.code]).toEqual([503, 'overloaded'])
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  for (const name of ['etag', 'last-modified']) expect(headers).not.toHaveProperty(name)
})

test('HEAD has the headers of GET, and a client that has the document gets 304', async () => {
  for (const url of [
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemaps/jobs-1.xml',
    '/feed.atom',
    '/feeds/indeed.xml',
  ]) {
    const full = await get(url)
    expect(full.status, url).toBe(200)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.status, url).toBe(200)
    expect(head.text, url).toBe('')
    expect(head.headers['content-type'], url).toBe(full.headers['content-type'])
    expect(head.headers.etag, url).toBe(full.headers.etag)
    const known = await get(url, { 'if-none-match': String(full.headers.etag) })
    expect(known.status, url).toBe(304)
    expect(known.text, url).toBe('')
  }
})

test('a public change renews the feeds', async () => {
  const before = (await get('/feeds/indeed.xml')).headers.etag as string
  const id = await publish({ title: '店長', location: '京都府' })
  const after = await get('/feeds/indeed.xml', { 'if-none-match': before })
  expect(after.status).toBe(200)
  expect(after.text).toContain(id)
  await app.call('closeJob', { params: { id } }, employer)
  expect((await get('/feeds/indeed.xml')).text).not.toContain(id)
  expect((await get('/feed.atom')).text).not.toContain(id)
})

test('feeds, the page and the picture carry the stated unit, hours, address and employer', async () => {
  const profile = { name: '青葉商事株式会社', address: '東京都港区芝1-2-3 芝ビル2階', phone: '03-1234-5678' }
  await app.call('updateEmployerProfile', { body: profile }, employer)
  const terms = {
    pay: { unit: 'hour', min: 1_280, max: 1_500, monthly_hours: 100 },
    hours: { system: 'shift', spans: [{ start: '07:00', end: '16:00' }] },
    holidays: { annual_days: 120 },
    workplace: { postal_code: '1050014', prefecture: 'tokyo', address: '港区芝1-2-3', station: '三田駅' },
  }
  const id = await publish({ title: '調理補助', location: '東京都港区', terms })
  const atom = (await get('/feed.atom?keyword=調理補助')).text
  wellFormed(atom)
  expect(atom).toContain(
    '時給1,280円〜1,500円／〒105-0014　東京都港区芝1-2-3　三田駅／シフト制 7:00～16:00／年間休日120日／正社員',
  )
  const indeed = (await get('/feeds/indeed.xml')).text
  wellFormed(indeed)
  for (const field of [
    '<salary><![CDATA[時給1,280円〜1,500円]]></salary>',
    '<streetaddress><![CDATA[芝1-2-3]]></streetaddress>',
    '<city><![CDATA[港区]]></city>',
    '<state><![CDATA[東京都]]></state>',
    '<postalcode><![CDATA[105-0014]]></postalcode>',
    '<li>就業時間：シフト制　7:00～16:00</li>',
    `<sourcename><![CDATA[${profile.name}]]></sourcename>`,
  ])
    expect(indeed).toContain(field)
  const { job } = (await app.call('readJob', { params: { id } })).body.data
  expect(job.employer).toMatchObject(profile)
  expect((await get(`/jobs/${id}/picture.png`)).status).toBe(200)
  expect((await get('/llms.txt')).text).toContain('時給・日給・月給・年俸')
  await app.call('closeJob', { params: { id } }, employer)
})

test('feeds and sitemaps omit job pages that need an account', async () => {
  const closed = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
  try {
    const of = async (url: string) => closed.inject({ method: 'GET', url })
    expect((await of('/feeds/indeed.xml')).status).toBe(404)
    expect((await of('/sitemaps/jobs-1.xml')).status).toBe(404)
    expect((await of('/sitemap.xml')).text).not.toContain('jobs-')
    expect((await of('/llms.txt')).text).not.toContain('indeed')
    expect((await of('/feed.atom')).status).toBe(200)
  } finally {
    await closed.close()
  }
})

test('place files are immutable under the hash of their content', async () => {
  const list = await get('/places.json')
  expect([list.status, list.headers['cache-control']]).toEqual([200, 'no-cache'])
  const { address } = list.body.find(({ prefectures }: { prefectures: string[] }) => prefectures.includes('tokyo'))
  const file = await get(address)
  expect(file.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.body.municipalities).toContainEqual(['13113', '渋谷区', 'しぶやく'])

  // Another version of the product used another hash.
  const older = await get(address.replace(/\.[^.]+\.json$/, '.0123456789ab.json'))
  expect([older.status, older.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(older.text).toBe(file.text)
  expect((await get('/places/atlantis.0123456789ab.json')).status).toBe(404)
})

test('municipalities and stations with five jobs or more have a page in the sitemap', async () => {
  // The route keeps its survey for ten minutes.
  const { db, now } = app.dependencies
  const sitemap = async () => pagesSitemap([], await readSitemapParts({ size: 100 }, { db, now: now() }), publicUrl)
  const stations = [{ id: '004538', minutes: 5, by: 'walk' as const }]
  for (let posted = 1; posted <= 5; posted++) {
    expect(await sitemap()).not.toContain('area=14101')
    await publish({ title: `鶴見 ${posted}`, location: '横浜市鶴見区', terms: { workplace: { stations } } })
  }
  for (const query of ['area=14101', 'area=14100', 'station=004538'])
    expect(await sitemap()).toContain(`<loc>${publicUrl}/?${query}</loc>`)
})
