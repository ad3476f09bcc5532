import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const shinjuku = '003700'
const shibuya = '003922'
const tokyo = { yamanote: '003766', keiyo: '003785' }
const yamanote = 'l626002'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  let posted = 0
  const post = (title: string, location: string, workplace?: Terms['workplace'], others?: Terms['workplaces']) =>
    jobOf(app, owner, {
      ...{ title, location, terms: workplace || others ? { workplace, workplaces: others } : null },
      created_at: new Date(app.dependencies.now().getTime() - 1_000 * ++posted),
    })
  const walk = (id: string, minutes: number) => [{ id, minutes, by: 'walk' as const }]
  await post('新宿', '東京都新宿区', { stations: walk(shinjuku, 4) })
  await post('東京駅', '東京都千代田区', { stations: [...walk(tokyo.yamanote, 18), ...walk('003795', 3)] })
  await post('西区', '神奈川県横浜市西区', { address: '横浜市西区みなとみらい1-1' })
  await post('横浜', '横浜市', {})
  await post('二か所', '大阪府', { prefecture: 'osaka' }, [{ municipality: '13113' }])
  await post('バス', '東京都渋谷区', { stations: [{ id: shibuya, minutes: 20, by: 'bus' }] })
  await post('海外', 'シンガポール')
})

const get = (path: string, query: Record<string, string>) =>
  app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` })
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await get('/api/jobs', { limit: '100', ...query })).body.data.jobs.map(({ title }: { title: string }) => title)

// Once with all jobs as they are, once from a segment.
test.each(['fresh', 'sealed'])('jobs are found by where they are (%s)', async (state) => {
  if (state === 'sealed') await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  expect(await titles({ area: '14103' })).toEqual(['西区'])
  expect(await titles({ area: '14100' })).toEqual(['西区', '横浜'])
  expect(await titles({ area: '13113,14103' })).toEqual(['西区', '二か所', 'バス'])
  expect(await titles({ station: shinjuku })).toEqual(['新宿'])
  expect(await titles({ station: tokyo.keiyo })).toEqual(['東京駅'])
  expect(await titles({ line: yamanote })).toEqual(['新宿', '東京駅', 'バス'])
  expect(await titles({ location: 'osaka', station: shinjuku, area: '14103' })).toEqual(['新宿', '西区', '二か所'])
  expect(await titles({ prefecture: 'tokyo' })).toEqual(['新宿', '東京駅', '二か所', 'バス'])
  expect(await titles({ station: '' })).toHaveLength(7)

  expect(await titles({ walk: '5' })).toEqual(['新宿', '東京駅'])
  expect(await titles({ walk: '5', station: tokyo.yamanote })).toEqual([])
  expect(await titles({ walk: '20', station: tokyo.yamanote })).toEqual(['東京駅'])
  expect(await titles({ walk: '20', station: shibuya })).toEqual([])

  expect(await titles({ from: shinjuku, commute: '15' })).toEqual(['新宿'])
  expect(await titles({ from: shinjuku, commute: '30' })).toEqual(['新宿', '東京駅', 'バス'])
  expect(await titles({ from: shinjuku })).toEqual(['新宿', '東京駅', 'バス'])
  expect(await titles({ commute: '15' })).toHaveLength(7)

  expect(await titles({ near: '35.690,139.700', within: '1' })).toEqual(['新宿'])
  expect(await titles({ near: '35.681,139.767' })).toEqual(['東京駅'])
  expect(await titles({ near: '35.457,139.63', within: '3' })).toEqual(['西区', '横浜'])

  const farness = async (query: Record<string, string>) => {
    const { jobs } = (await get('/api/jobs', { limit: '100', ...query })).body.data
    return jobs.map(({ title, distance, commute_minutes }: Record<string, unknown>) => [
      title,
      distance ?? commute_minutes,
    ])
  }
  expect(await farness({ near: '35.690,139.700', within: '1' })).toEqual([['新宿', { km: 0, to: 'station' }]])
  expect(await farness({ near: '35.457,139.63', within: '3' })).toEqual([
    ['西区', { km: 1.2, to: 'municipality' }],
    ['横浜', { km: 0.8, to: 'municipality' }],
  ])
  expect(await farness({ from: shinjuku, commute: '15' })).toEqual([['新宿', 4]])

  const { body } = await get('/api/jobs/facets', { location: 'tokyo', line: yamanote, from: shinjuku, walk: '20' })
  const { facets, place_names } = body.data
  expect(facets.area).toEqual([
    { value: '13101', count: 1 },
    { value: '13104', count: 1 },
  ])
  expect(facets.station).toEqual([
    { value: tokyo.yamanote, count: 1 },
    { value: shinjuku, count: 1 },
    { value: '003795', count: 1 },
  ])
  expect(facets.commute.map(({ count }: { count: number }) => count)).toEqual([1, 1, 2, 2, 2, 2])
  expect(facets.walk).toEqual([
    { value: '5', count: 2 },
    { value: '10', count: 2 },
    { value: '15', count: 2 },
    { value: '20', count: 2 },
  ])
  expect(place_names).toMatchObject({ 13101: '千代田区', [shinjuku]: '新宿駅', [yamanote]: 'JR山手線' })
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
  const search = `?area=99999,13113&station=${shinjuku}&from=${shinjuku}&commute=30&walk=10`
  const { status, body } = await app.call('saveSearch', { body: { name: '近く', search, notify: 'none' } }, owner)
  expect(status).toBe(201)
  expect(body.data.saved_search).toMatchObject({
    search: `area=13113&station=${shinjuku}&from=${shinjuku}&commute=30&walk=10`,
    summary: '渋谷区・新宿駅・新宿駅から30分以内（目安）・駅から徒歩10分以内の求人',
  })
})
