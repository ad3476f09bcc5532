import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  const start = app.dependencies.now().getTime()
  let posted = 0
  const post = (title: string, terms: Terms | null, more: object = {}) =>
    jobOf(app, owner, {
      ...{ title, terms, experience_level: 'mid', description: '売り場の仕事', job_type: 'part-time', ...more },
      created_at: new Date(start - 1_000 * ++posted),
    })
  await post('朝の店員', {
    ways: { days_min: 2, days_max: 4, hours_day_min: 180, hours_day_max: 300, options: ['blank-ok'] },
    hours: { spans: [{ start: '07:45', end: '11:15' }] },
    pay: { unit: 'hour', min: 1_200, cycle: 'daily', cycle_note: '規定あり' },
  })
  await post('夜の店員', {
    ways: { days_min: 3, options: [{ id: 'car-commute', note: '駐車場は無料' }, 'housing'] },
    hours: { spans: [{ start: '22:00', end: '05:00' }], break_minutes: 60 },
  })
  await post(
    '窓口',
    {
      hours: { spans: [{ start: '09:00', end: '15:30' }], break_minutes: 45, overtime: 'none' },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun', 'public'] },
      pay: { unit: 'month', min: 250_000, max: 420_000 },
      period: { kind: 'indefinite' },
    },
    { salary_min: 250_000, salary_max: 420_000, benefits: ['マイカー通勤可'] },
  )
  await post('開店の間から選べる店員', {
    ways: { hours_day_min: 180, periods: ['short', 'one-day'] },
    hours: { system: 'shift', spans: [{ start: '10:00', end: '22:00' }] },
  })
  await post('何も言わない', null)
})

const get = async (path: string, query: Record<string, string>) =>
  (await app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` })).body
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await get('/api/jobs', { limit: '100', ...query })).data.jobs.map((job: { title: string }) => job.title)

// Once with all jobs as they are, once from a segment.
test.each(['fresh', 'sealed'])('ways of working are filters, stated or as they follow (%s)', async (state) => {
  if (state === 'sealed') await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  expect(await titles({ way: 'car-commute' })).toEqual(['夜の店員', '窓口'])
  expect(await titles({ way: 'car-commute,housing' })).toEqual(['夜の店員'])
  expect(await titles({ way: 'blank-ok,daily-pay,week-4' })).toEqual(['朝の店員'])
  expect(await titles({ way: 'week-5' })).toEqual(['夜の店員', '窓口'])
  expect(await titles({ way: 'one-day' })).toEqual(['開店の間から選べる店員'])
  expect(await titles({ way: 'long-term,no-overtime,weekdays-only' })).toEqual(['窓口'])
  expect(await titles({ daysMax: '2' })).toEqual(['朝の店員'])
  expect(await titles({ daysMax: '5' })).toEqual(['朝の店員', '夜の店員', '窓口'])
  expect(await titles({ hoursMax: '3' })).toEqual(['朝の店員', '開店の間から選べる店員'])
  expect(await titles({ hoursMax: '6' })).toEqual(['朝の店員', '夜の店員', '窓口', '開店の間から選べる店員'])
  expect(await titles({ band: 'morning' })).toEqual(['朝の店員', '窓口'])
  expect(await titles({ band: 'morning,daytime' })).toEqual(['朝の店員', '窓口', '開店の間から選べる店員'])
  expect(await titles({ band: 'late-night' })).toEqual(['夜の店員'])
  expect(await titles({ salaryFloor: '250000' })).toEqual(['窓口'])
  expect([await titles({ salaryFloor: '300000' }), await titles({ salaryMin: '400000' })]).toEqual([[], ['窓口']])
})

test('stated work styles are found by their words', async () => {
  for (const word of ['週2日', '短時間', '日払い', 'ブランクOK', '1日3時間', '規定あり'])
    expect([word, (await titles({ keyword: word })).includes('朝の店員')]).toEqual([word, true])
  expect(await titles({ keyword: '週2日から' })).toEqual(['朝の店員'])
  expect(await titles({ keyword: '単発' })).toEqual(['開店の間から選べる店員'])
  expect(await titles({ keyword: '深夜' })).toEqual(['夜の店員'])
  expect(await titles({ keyword: '土日祝休み' })).toEqual(['窓口'])
  expect(await titles({ keyword: '日勤のみ' })).toEqual(['朝の店員', '窓口', '開店の間から選べる店員'])
  expect((await get('/api/jobs', { keyword: '週2日 短時間 扶養内', limit: '1' })).data.understood).toEqual([
    { text: '週2日', kind: 'way', label: '週2日' },
    { text: '短時間', kind: 'way', label: '短時間' },
    { text: '扶養内', kind: 'way', label: '扶養内' },
  ])
})

const job = { title: '店員', company: '青葉商店', location: '福岡県', description: 'レジと品出し' }
test.each<[object, string]>([
  [{ ways: { options: ['flying'] } }, 'terms.ways.options[0]'],
  [{ ways: { options: [{ id: 'housing', note: '寮'.repeat(201) }] } }, 'terms.ways.options[0].note'],
  [{ ways: { bands: ['noon'] } }, 'terms.ways.bands[0]'],
  [{ ways: { days_min: 8 } }, 'terms.ways.days_min'],
  [{ ways: { days_min: 4, days_max: 2 } }, 'terms.ways.days_min'],
  [{ ways: { hours_day_min: 20 } }, 'terms.ways.hours_day_min'],
  [{ pay: { cycle: 'hourly' } }, 'terms.pay.cycle'],
])('a posting that states ways that there are not is 400 at its path: %#', async (terms, path) => {
  const { status, body } = await app.call('postJob', { body: { ...job, terms } as never }, owner)
  expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path })
})

test('work styles are stored as sent and shown in the job table', async () => {
  const ways: Terms['ways'] = { days_min: 2, options: ['housing', { id: 'meal', note: '1食200円' }], japanese: 'daily' }
  const { id } = (await app.call('postJob', { body: { ...job, terms: { ways } } }, owner)).body.data.job
  expect((await app.call('readJob', { params: { id } }, owner)).body.data.job.terms?.ways).toEqual(ways)
})
