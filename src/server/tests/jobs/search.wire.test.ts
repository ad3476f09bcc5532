import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const day = 86_400_000
const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  const ago = (days: number) => ({ created_at: new Date(app.dependencies.now().getTime() - days * day) })
  await jobOf(app, owner, {
    ...{ title: '経理', company: '青空商店', location: '東京都港区', description: '在宅勤務の日があります' },
    ...{ category: 'office', work_style: 'hybrid', experience_level: 'mid', salary_min: 250_000, salary_max: 320_000 },
    ...ago(1),
  })
  await jobOf(app, owner, {
    ...{ title: '経理補佐', company: '若葉商店', location: '大阪府', description: '月次決算', job_type: 'part-time' },
    ...{ category: 'office', work_style: 'onsite', experience_level: 'entry', benefits: ['リモートワーク'], ...ago(9) },
  })
  await jobOf(app, owner, {
    ...{ title: '配送', company: '若葉運輸', location: '北海道・青森県', description: '経理への報告' },
    ...{ category: 'service', work_style: 'onsite', experience_level: 'senior', salary_min: 300_000, ...ago(2) },
  })
})

const get = async (path: string, query: Record<string, string>) =>
  (await app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` })).body
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await get('/api/jobs', { limit: '100', ...query })).data.jobs.map((job: { title: string }) => job.title)

// Which jobs a filter leaves is tested with rules/jobs/filtered-job.ts, and the index against it with store/search/find.ts.
test.each(['fresh', 'sealed'])('filters take several values and hold together (%s)', async (state) => {
  if (state === 'sealed') await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  expect(await titles({ prefecture: 'osaka', location: 'tokyo' })).toEqual(['経理', '経理補佐'])
  expect(await titles({ experience: 'entry,mid', category: 'office,sales', salaryMin: '200000' })).toEqual(['経理'])
  expect(await titles({ newOnly: '1', station: '' })).toEqual(['経理', '配送'])
})

test('an unknown value is refused with its field, in Japanese', async () => {
  for (const path of ['/api/jobs', '/api/jobs/count', '/api/jobs/facets']) {
    const { success, errors } = await get(path, { prefecture: 'tokyo,atlantis' })
    expect({ success, errors }).toEqual({
      success: false,
      errors: [{ msg: '選択肢から選んでください', path: 'prefecture' }],
    })
  }
})

test('facets count each job once in its occupation and group', async () => {
  const owner = await personOf(app, 'employer')
  const two = await jobOf(app, owner, { title: '夜の店', occupations: ['hall', 'kitchen'], location: '沖縄県' })
  const { facets } = (await get('/api/jobs/facets', { location: 'okinawa', occupation: 'nurse' })).data
  expect(facets.occupation).toEqual([
    { value: 'hall', count: 1 },
    { value: 'kitchen', count: 1 },
  ])
  expect(facets.occupationGroup).toEqual([{ value: 'food', count: 1 }])
  await app.call('deleteJob', { params: { id: two } }, owner)
})

test('synonyms widen, the answer names them, and they can be switched off', async () => {
  const { data } = await get('/api/jobs', { keyword: '在宅', sort: 'relevance' })
  expect(data.jobs.map((job: { title: string }) => job.title)).toEqual(['経理', '経理補佐'])
  expect(data.widened).toEqual([{ term: '在宅', synonyms: expect.arrayContaining(['リモートワーク']) }])
  const plain = await get('/api/jobs', { keyword: '在宅', synonyms: '0' })
  expect([plain.data.total, plain.data.widened]).toEqual([1, undefined])
  expect((await get('/api/jobs/count', { keyword: '在宅' })).data).toEqual({ total: 2 })
})

test('places and conditions are parsed from the keyword, reported, and can be literal', async () => {
  const { data } = await get('/api/jobs', { keyword: '関東 経理 転勤なし' })
  expect(data.understood).toMatchObject([
    { text: '関東', kind: 'place', label: '関東' },
    { text: '経理', kind: 'occupation' },
    { text: '転勤なし', kind: 'hours' },
  ])
  expect((await titles({ keyword: '関東 経理' })).sort()).toEqual(['経理'])
  expect((await titles({ keyword: '港区 北海道' })).sort()).toEqual(['経理', '配送'])
  expect(await titles({ keyword: '-港区 経理' })).toEqual(['配送', '経理補佐'])
  expect(await titles({ keyword: '月給30万円以上' })).toEqual(['配送'])
  expect(await titles({ keyword: '月給25万以上' })).toEqual(['経理', '配送'])
  expect((await get('/api/jobs', { keyword: '月給30万' })).data.understood).toEqual([
    { text: '月給30万', kind: 'pay', label: '月給30万以上' },
  ])
  const literal = await get('/api/jobs', { keyword: '関東 経理', literal: '1' })
  expect([literal.data.total, literal.data.understood]).toEqual([0, undefined])
})

test('a typo is suggested with its number of jobs and never applied unasked', async () => {
  const { data } = await get('/api/jobs', { keyword: '月次結算' })
  expect([data.total, data.did_you_mean, data.nearest]).toEqual([0, { keyword: '月次決算', total: 1 }, undefined])
  expect((await get('/api/jobs', { keyword: '経理' })).data.did_you_mean).toBeUndefined()
  expect((await get('/api/jobs', { keyword: '"月次結算"' })).data.did_you_mean).toBeUndefined()
  // Companies and titles of the board are in no table of words.
  for (const [keyword, meant] of [
    ['若葉運諭', '若葉運輸'],
    ['経理捕佐 大阪', '経理補佐 大阪'],
  ] as const)
    expect((await get('/api/jobs', { keyword })).data.did_you_mean).toEqual({ keyword: meant, total: 1 })
  expect((await get('/api/jobs', { keyword: '若草海運' })).data.did_you_mean).toBeUndefined()
})

test('facets count each option beside the other filters, with the page or alone', async () => {
  const alone = (await get('/api/jobs/facets', { keyword: '経理', prefecture: 'tokyo' })).data
  const beside = (await get('/api/jobs', { keyword: '経理', prefecture: 'tokyo', facets: '1' })).data
  expect(beside.facets).toEqual(alone.facets)
  expect([alone.total, beside.total]).toEqual([1, 1])
  const count = (name: string, value: string) =>
    alone.facets[name].find((option: { value: string }) => option.value === value).count
  expect([count('prefecture', 'tokyo'), count('prefecture', 'osaka'), count('prefecture', 'aomori')]).toEqual([1, 1, 1])
  expect([count('category', 'office'), count('category', 'service')]).toEqual([1, 0])
  expect([count('salaryMin', '300000'), count('salaryMin', '350000'), count('remote', '1')]).toEqual([1, 0, 1])
})

test('a search that finds nothing and has no alternatives says which condition to drop', async () => {
  const close = await get('/api/jobs', { keyword: '経理 宇宙', prefecture: 'tokyo' })
  expect([close.data.alternatives.length, close.data.nearest]).toEqual([1, undefined])
  // Literal words have no alternatives.
  const literal = '1'
  const { data } = await get('/api/jobs', { keyword: '経理 宇宙', prefecture: 'tokyo', literal })
  expect(data.nearest).toEqual({ drop: { name: 'keyword', term: '宇宙' }, keyword: '経理', total: 1 })
  const filtered = await get('/api/jobs', { keyword: '経理', prefecture: 'okinawa' })
  expect(filtered.data.nearest).toEqual({ drop: { name: 'prefecture' }, total: 3 })
  const places = await get('/api/jobs', { keyword: '経理', prefecture: 'okinawa', area: '47201' })
  expect(places.data.nearest).toEqual({ drop: { name: 'where' }, total: 3 })
  expect((await get('/api/jobs', { keyword: '宇宙 海底' })).data.nearest).toBeUndefined()
  const all = await get('/api/jobs', { prefecture: 'okinawa', area: '47201' })
  expect(all.data.nearest, 'the whole board is never suggested').toBeUndefined()
  const wish = await get('/api/jobs', { keyword: '配送 在宅', literal })
  expect(wish.data.nearest, 'not the occupation').toMatchObject({ drop: { term: '在宅' }, total: 1 })
  const two = await get('/api/jobs', { keyword: '宇宙 経理 海底', literal })
  expect(two.data.nearest, 'words of no job').toEqual({
    drop: { name: 'keyword', term: '宇宙 海底' },
    keyword: '経理',
    total: 3,
  })
})

test('suggestions complete the typed text', async () => {
  const { data } = await get('/api/jobs/suggestions', { q: '経理' })
  expect(data.suggestions).toContainEqual({ kind: 'title', text: '経理補佐' })
  expect((await get('/api/jobs/suggestions', {})).data).toEqual({ suggestions: [] })
})

test('jobs near a point or a station show their distance, and facets name the places', async () => {
  const [shinjuku, yamanote] = ['003700', 'l626002']
  const workplace = { stations: [{ id: shinjuku, minutes: 4, by: 'walk' as const }] }
  const ids = [
    await jobOf(app, owner, { title: '新宿', location: '東京都新宿区', terms: { workplace } }),
    await jobOf(app, owner, { title: '横浜', location: '横浜市' }),
  ]
  const farness = async (query: Record<string, string>) =>
    (await get('/api/jobs', { limit: '100', ...query })).data.jobs.map((job: Record<string, unknown>) => [
      ...[job.title, job.distance ?? job.commute_minutes],
    ])
  expect(await farness({ near: '35.690,139.700', within: '1' })).toEqual([['新宿', { km: 0, to: 'station' }]])
  expect(await farness({ near: '35.457,139.63', within: '3' })).toEqual([['横浜', { km: 0.8, to: 'municipality' }]])
  expect(await farness({ from: shinjuku, commute: '15' })).toEqual([['新宿', 4]])
  const { facets, place_names } = (await get('/api/jobs/facets', { location: 'tokyo', line: yamanote, walk: '20' }))
    .data
  expect([facets.area, facets.station]).toEqual([[{ value: '13104', count: 1 }], [{ value: shinjuku, count: 1 }]])
  expect(place_names).toMatchObject({ 13104: '新宿区', [shinjuku]: '新宿駅', [yamanote]: 'JR山手線' })
  for (const id of ids) await app.call('deleteJob', { params: { id } }, owner)
})

test('jobs are found by the names of their places, and by how these are read', async () => {
  const stations = [{ id: '004538', line: null, minutes: 5, by: 'walk' as const }]
  const id = await jobOf(app, owner, {
    ...{ title: '鶴見', location: '横浜' },
    terms: { workplace: { municipality: '14101', stations }, workplaces: [{ municipality: '04101' }] },
  })
  for (const keyword of [
    '生麦駅',
    '生麦',
    'なまむぎ',
    '横浜市鶴見区',
    '神奈川県横浜市鶴見区',
    '仙台市青葉区',
    '宮城県',
  ])
    expect([keyword, await titles({ keyword })]).toEqual([keyword, ['鶴見']])
  await app.open.db.deleteFrom('jobs').where('id', '=', id).execute()
})

test('a saved search keeps the places that there are, and says them', async () => {
  const search = '?area=99999,13113&station=003700&from=003700&commute=30&walk=10'
  const { status, body } = await app.call('saveSearch', { body: { name: '近く', search, notify: 'none' } }, owner)
  expect(status).toBe(201)
  expect(body.data.saved_search).toMatchObject({
    search: 'area=13113&station=003700&from=003700&commute=30&walk=10',
    summary: '渋谷区・新宿駅・新宿駅から30分以内（目安）・駅から徒歩10分以内の求人',
  })
})

test('segments from before terms were stored answer for what was stated then: nothing', async () => {
  const ids = [await jobOf(app, owner, { title: '古い求人' })]
  await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  const { segment } = await app.open.db
    .selectFrom('search_places')
    .select('segment')
    .where('job_id', 'in', ids)
    .executeTakeFirstOrThrow()
  const empty = Buffer.alloc(0)
  const old = await app.open.db
    .updateTable('search_segments')
    .set({ annual_days: empty, hourly_min: empty })
    .where('id', '=', segment)
    .where('size', '=', 1)
    .executeTakeFirst()
  expect(old.numUpdatedRows).toBe(1n)
  const fresh = searchOn(app.open.db.withoutPlugins())
  const search = { query: readQuery('古い求人'), filters: { ...noFilters, holidaysMin: 1 } }
  const { total, facets } = await fresh.countFacets(search, { now: app.dependencies.now() })
  expect([total, facets.holidaysMin[0]]).toEqual([0, { value: '105', count: 0 }])
  expect((await fresh.count({ ...search, filters: noFilters }, { now: app.dependencies.now() })).total).toBe(1)
})
