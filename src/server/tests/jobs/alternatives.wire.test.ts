import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { stationsByKey } from '#rules/places/railways.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const stationId = (name: string) => stationsByKey.get(name)?.[0]?.id ?? ''
const at = (name: string, minutes: number) => ({
  stations: [{ id: stationId(name), minutes, by: 'walk' as const }],
})
const weekendsOff = { days: ['sat' as const, 'sun' as const], annual_days: 124 }

let owner: Person
const app = fixture(openTestApp)
beforeAll(async () => {
  owner = await personOf(app, 'employer')
  const job = (title: string, given: object) => jobOf(app, owner, { title, description: '詳しくは面談で', ...given })
  await job('看護師・田町', {
    ...{ location: '東京都港区', occupations: ['nurse'] },
    terms: { workplace: at('田町', 3), holidays: weekendsOff, pay: { unit: 'month', min: 310_000 } },
  })
  await job('看護師・川崎', {
    ...{ location: '神奈川県川崎市', occupations: ['nurse'] },
    terms: { workplace: at('川崎', 5), holidays: { days: ['sun'] }, pay: { unit: 'month', min: 280_000 } },
  })
  await job('看護師・千葉市', { location: '千葉県千葉市', occupations: ['nurse'] })
  await job('薬剤師・浜松町', {
    ...{ location: '東京都港区', occupations: ['pharmacist'] },
    terms: { workplace: at('浜松町', 2), holidays: weekendsOff },
  })
  await job('看護師・札幌', { location: '北海道札幌市', occupations: ['nurse'] })
  await job('警備員・田町', {
    ...{ location: '東京都港区', occupations: ['security'], description: '看護師と連携します' },
    terms: { workplace: at('田町', 1), holidays: weekendsOff },
  })
})

const get = async (query: Record<string, string>, path = '/api/jobs') =>
  (await app.inject({ method: 'GET', url: `${path}?${new URLSearchParams({ page: '1', ...query })}` })).body.data
type Answer = { job: { title: string }; met: string[]; unmet: { label: string; instead: string }[]; unstated: string[] }
const alternatives = async (query: Record<string, string>): Promise<[string, Omit<Answer, 'job'>][] | undefined> =>
  (await get(query)).alternatives?.map(({ job, ...reasons }: Answer) => [job.title, reasons])

test.each(['fresh', 'sealed'])(
  'a search without hits shows jobs that meet some of it, with reasons (%s)',
  async (state) => {
    if (state === 'sealed') await searchOn(app.open.db).updateIndex({ minFresh: 1 })
    const query = { keyword: '浜松町 看護師 土日休み' }
    expect(await alternatives(query)).toEqual([
      [
        '看護師・田町',
        {
          met: ['看護師', '土日休み'],
          unmet: [{ label: '浜松町', instead: '田町駅（電車7分＋徒歩3分）' }],
          unstated: [],
        },
      ],
      [
        '看護師・川崎',
        {
          met: ['看護師'],
          unmet: [
            { label: '浜松町', instead: '川崎駅（電車25分＋徒歩5分）' },
            { label: '土日休み', instead: '日休み' },
          ],
          unstated: [],
        },
      ],
      [
        '薬剤師・浜松町',
        { met: ['浜松町', '土日休み'], unmet: [{ label: '看護師', instead: '薬剤師' }], unstated: [] },
      ],
    ])
    const answer = await get({ ...query, facets: '1' })
    expect([answer.total, answer.jobs, answer.nearest]).toEqual([0, [], undefined])
    expect(answer.facets.prefecture).toContainEqual({ value: 'tokyo', count: 0 })
    expect(await get(query, '/api/jobs/count')).toEqual({ total: 0 })
  },
)

type Place = { label: string; query: string; total: number; minutes?: number; km?: number }

test('a place without a match offers the nearest places that have some, with totals', async () => {
  const places = async (query: Record<string, string>) => {
    const found: Place[] = (await get(query)).places_with_jobs ?? []
    for (const { query, total } of found)
      expect((await get(Object.fromEntries(new URLSearchParams(query)))).total).toBe(total)
    return found.map(({ label, total }) => `${label} ${total}`)
  }
  expect(await places({ keyword: '浜松町の看護師' })).toEqual(['田町駅 2', '川崎駅 1'])
  expect((await get({ keyword: '浜松町の看護師' })).places_with_jobs[0]).toEqual({
    ...{ label: '田町駅', query: `keyword=${encodeURIComponent('看護師')}&station=${stationId('田町')}` },
    ...{ total: 2, minutes: 7, km: expect.closeTo(1.5, 0) },
  })
  expect(await places({ station: stationId('浜松町'), occupation: 'nurse', walk: '5' })).toEqual([
    '田町駅 1',
    '川崎駅 1',
  ])
  expect(await places({ station: stationId('浜松町'), occupation: 'nurse', walk: '5', holidaysMin: '120' })).toEqual([
    '田町駅 1',
  ])
  expect(await places({ location: 'kanagawa', keyword: '警備員' })).toEqual(['港区 1'])
  expect(await places({ keyword: '那覇 看護師' })).toEqual([])
  expect((await get({ keyword: '看護師 面談' })).places_with_jobs).toBeUndefined()
})

test('a fact that a job lacks is unstated, and pay is compared in the same unit', async () => {
  const [[title, reasons] = []] =
    (await alternatives({ keyword: '看護師 千葉市 土日休み 月給30万円以上 ピアノ' })) ?? []
  expect(title).toBe('看護師・千葉市')
  expect(reasons).toEqual({ met: ['看護師', '千葉市'], unmet: [], unstated: ['土日休み', '月給30万円以上', 'ピアノ'] })
  const [[, paid] = []] = (await alternatives({ occupation: 'nurse', area: '14130', salaryFloor: '300000' })) ?? []
  expect(paid).toEqual({
    met: ['看護師', '川崎市'],
    unmet: [{ label: '月給30万円以上', instead: '月給28万円' }],
    unstated: [],
  })
})

test('filters are wishes like words, and an excluded word is kept out', async () => {
  const query = { occupation: 'nurse', station: stationId('浜松町') }
  expect((await alternatives(query))?.map(([title]) => title)).toEqual([
    '看護師・田町',
    '看護師・川崎',
    '薬剤師・浜松町',
  ])
  expect((await alternatives({ ...query, keyword: '-川崎' }))?.map(([title]) => title)).not.toContain('看護師・川崎')
})

test('a group of people that no job names finds jobs with what it usually asks for', async () => {
  await jobOf(app, owner, { title: '品出し', location: '沖縄県那覇市', description: '週3日', job_type: 'part-time' })
  const [first, second] = (await alternatives({ keyword: '主婦' })) ?? []
  expect(first).toEqual(['品出し', { met: ['パート', '未経験可'], unmet: [], unstated: ['主婦'] }])
  expect(second?.[1]).toEqual({ met: ['未経験可'], unmet: [], unstated: ['主婦'] })
  expect(await alternatives({ keyword: '那覇の薬剤師 60歳以上' })).toBeUndefined()
})

test('a job that states the typed occupation in other words is one', async () => {
  expect(await alternatives({ keyword: '病院薬剤師' })).toEqual([
    ['薬剤師・浜松町', { met: ['薬剤師'], unmet: [], unstated: [] }],
  ])
  // Who works in a group of such a place does not work there.
  expect(await alternatives({ keyword: '調剤薬局' })).toBeUndefined()
  expect((await alternatives({ keyword: '調剤薬局 浜松町' }))?.[0]).toEqual([
    '薬剤師・浜松町',
    { met: ['浜松町'], unmet: [{ label: '調剤薬局', instead: '薬剤師' }], unstated: [] },
  ])
})

test('literal words, later pages, enough hits and distant jobs offer no alternatives', async () => {
  const keyword = '浜松町 看護師 土日休み'
  expect(await alternatives({ keyword, literal: '1' })).toBeUndefined()
  expect(await alternatives({ keyword, page: '2' })).toBeUndefined()
  expect((await get({ keyword: '看護師 面談' })).total).toBeGreaterThan(2)
  expect(await alternatives({ keyword: '看護師 面談' })).toBeUndefined()
  expect(await alternatives({ keyword: '看護師 那覇' })).toBeUndefined()
  expect(await alternatives({ keyword: '浜松町 鷹匠' })).toBeUndefined()
  expect(await alternatives({ keyword: '浜松町' })).toBeUndefined()
})
