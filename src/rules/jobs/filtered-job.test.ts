import { expect, test } from 'vitest'
import { occupationsOf } from '#rules/occupations/job-occupations.ts'
import { placesOfJob, statedWorkplaces } from '#rules/places/places-of-job.ts'
import { commuteTo, distanceTo } from '#rules/places/where.ts'
import type { StationAccess, Terms } from '#rules/postings/terms.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { matches } from '#rules/search/search-match.ts'
import { searchableText } from '#rules/search/searchable-text.ts'
import { waysOfJob } from '#rules/ways/ways-of-job.ts'
import { type FilteredJob, filteredTerms, passes, statesTerm } from './filtered-job.ts'
import { type JobFilters, noFilters } from './job-filters.ts'

const stated = (terms: Terms | null) => ({ terms, salary_min: null, salary_max: null })

test('a job without terms states nothing that a filter asks', () => {
  const nothing = {
    annual_days: null,
    overtime_hours: null,
    remote_days: null,
    no_transfer: false,
    pay_unit: null,
    hourly_min: null,
    pay_min: null,
    pay_floor: null,
    pay_upper: null,
    no_trial: false,
    bands: [],
    days_min: null,
    hours_min: null,
  }
  expect(filteredTerms(stated(null))).toEqual(nothing)
  expect(filteredTerms(stated({}))).toEqual(nothing)
  expect(filteredTerms(stated({ hours: null, pay: null, trial: { exists: null }, workplace: {} }))).toEqual(nothing)
})

const now = new Date('2026-11-20T03:00:00.000Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const ordinary = {
  ...{ company: '商店', location: '', description: '売り場の仕事', requirements: [], benefits: [], category: null },
  ...({ job_type: 'part-time', work_style: 'onsite', experience_level: 'mid', created_at: ago(0) } as const),
  ...{ salary_min: null, salary_max: null, verified: false, occupations: [], occupations_guessed: true },
}
type Given = Partial<Omit<FilteredJob, 'occupations'>> & { location?: string; benefits?: string[]; terms?: Terms }

/** A posting with the fields that search and filters read. */
function posting(title: string, given: Given = {}) {
  const job = { ...ordinary, terms: null, ...given, title }
  const workplaces = placesOfJob(job.location, statedWorkplaces(job.terms ?? {}))
  const prefectures = workplaces.flatMap(({ prefecture }) => prefecture ?? [])
  return { ...job, ...occupationsOf(job), workplaces, prefectures, ways: waysOfJob(job), ...filteredTerms(job) }
}

const left = (jobs: ReturnType<typeof posting>[], filters: Partial<JobFilters>) =>
  jobs.filter((job) => passes(job, { ...noFilters, ...filters }, now)).map(({ title }) => title)

const byTerms = [
  posting('事務', {
    terms: {
      holidays: { annual_days: 125 },
      hours: { overtime: 'none' },
      workplace: { remote_days: 3, transfer: 'none' },
      pay: { unit: 'month', min: 230_000 },
      trial: { exists: false },
    },
  }),
  posting('販売', {
    terms: {
      holidays: { annual_days: 110 },
      hours: { overtime: 'some', overtime_hours: 10.5 },
      workplace: { remote_days: 0, transfer: 'possible' },
      pay: { unit: 'hour', min: 1_280, max: 1_500 },
      trial: { exists: true, months: 3 },
    },
  }),
  posting('配送', {
    terms: { hours: { overtime: 'some', overtime_hours: 30 }, pay: { unit: 'hour', min: 1_200 }, holidays: {} },
  }),
  posting('警備', { terms: { hours: { overtime: 'some' }, pay: { unit: 'day', min: 12_000 }, trial: {} } }),
  posting('調理'),
]

test.each<[Partial<JobFilters>, string[]]>([
  [{}, ['事務', '販売', '配送', '警備', '調理']],
  [{ holidaysMin: 110 }, ['事務', '販売']],
  [{ holidaysMin: 111 }, ['事務']],
  [{ holidaysMin: 366 }, []],
  [{ overtimeMax: 0 }, ['事務']],
  [{ overtimeMax: 10 }, ['事務']],
  [{ overtimeMax: 20 }, ['事務', '販売']],
  [{ overtimeMax: 30 }, ['事務', '販売', '配送']],
  [{ remoteDays: 1 }, ['事務']],
  [{ remoteDays: 4 }, []],
  [{ transfer: ['none'] }, ['事務']],
  [{ payUnit: ['hour'] }, ['販売', '配送']],
  [{ payUnit: ['hour', 'day'] }, ['販売', '配送', '警備']],
  [{ hourlyMin: 1_200 }, ['販売', '配送']],
  [{ hourlyMin: 1_201 }, ['販売']],
  [{ trial: ['none'] }, ['事務']],
  [{ holidaysMin: 105, payUnit: ['hour'] }, ['販売']],
])('of jobs with terms %j leaves %j', (filters, titles) => expect(left(byTerms, filters)).toEqual(titles))

const byWays = [
  posting('朝の店員', {
    terms: {
      ways: { days_min: 2, days_max: 4, hours_day_min: 180, hours_day_max: 300, options: ['blank-ok'] },
      hours: { spans: [{ start: '07:45', end: '11:15' }] },
      pay: { unit: 'hour', min: 1_200, cycle: 'daily', cycle_note: '規定あり' },
    },
  }),
  posting('夜の店員', {
    terms: {
      ways: { days_min: 3, options: [{ id: 'car-commute', note: '駐車場は無料' }, 'housing'] },
      hours: { spans: [{ start: '22:00', end: '05:00' }], break_minutes: 60 },
    },
  }),
  posting('窓口', {
    ...{ salary_min: 250_000, salary_max: 420_000, benefits: ['マイカー通勤可'] },
    terms: {
      hours: { spans: [{ start: '09:00', end: '15:30' }], break_minutes: 45, overtime: 'none' },
      holidays: { pattern: 'two-days-full', days: ['sat', 'sun', 'public'] },
      pay: { unit: 'month', min: 250_000, max: 420_000 },
      period: { kind: 'indefinite' },
    },
  }),
  posting('選べる店員', {
    terms: {
      ways: { hours_day_min: 180, periods: ['short', 'one-day'] },
      hours: { system: 'shift', spans: [{ start: '10:00', end: '22:00' }] },
    },
  }),
  posting('何も言わない'),
]

test.each<[Partial<JobFilters>, string[]]>([
  [{ way: ['car-commute'] }, ['夜の店員', '窓口']],
  [{ way: ['car-commute', 'housing'] }, ['夜の店員']],
  [{ way: ['blank-ok', 'daily-pay', 'week-4'] }, ['朝の店員']],
  [{ way: ['week-5'] }, ['夜の店員', '窓口']],
  [{ way: ['one-day'] }, ['選べる店員']],
  [{ way: ['long-term', 'no-overtime', 'weekdays-only'] }, ['窓口']],
  [{ daysMax: 2 }, ['朝の店員']],
  [{ daysMax: 5 }, ['朝の店員', '夜の店員', '窓口']],
  [{ hoursMax: 3 }, ['朝の店員', '選べる店員']],
  [{ hoursMax: 6 }, ['朝の店員', '夜の店員', '窓口', '選べる店員']],
  [{ band: ['morning'] }, ['朝の店員', '窓口']],
  [{ band: ['morning', 'daytime'] }, ['朝の店員', '窓口', '選べる店員']],
  [{ band: ['late-night'] }, ['夜の店員']],
  [{ salaryFloor: 250_000 }, ['窓口']],
  [{ salaryFloor: 300_000 }, []],
  [{ salaryMin: 400_000 }, ['窓口']],
])('of ways of working, stated or as they follow, %j leaves %j', (filters, titles) =>
  expect(left(byWays, filters)).toEqual(titles),
)

test.each<[string, string]>([
  ...['週2日', '短時間', '日払い', 'ブランクOK', '1日3時間', '規定あり'].map((word): [string, string] => [
    word,
    '朝の店員',
  ]),
  ['単発', '選べる店員'],
  ['深夜', '夜の店員'],
  ['土日祝休み', '窓口'],
  ['日勤のみ', '窓口'],
])('the words %s of a way of working find %s', (word, title) => {
  const found = byWays.filter((job) =>
    matches(searchableText(job), readJobQuery(word), (term) => statesTerm(job, term)),
  )
  expect(found.map((job) => job.title)).toContain(title)
  expect(found.map((job) => job.title)).not.toContain('何も言わない')
})

const byKind = [
  posting('経理', {
    ...{ location: '東京都港区', category: 'office', work_style: 'hybrid', created_at: ago(1), job_type: 'full-time' },
    ...{ salary_min: 250_000, salary_max: 320_000, verified: true },
  }),
  posting('経理補佐', { location: '大阪府', category: 'office', experience_level: 'entry', created_at: ago(9) }),
  posting('配送', {
    ...{ location: '北海道・青森県', category: 'service', experience_level: 'senior', created_at: ago(2) },
    ...{ salary_min: 300_000, job_type: 'full-time' },
  }),
]

test.each<[Partial<JobFilters>, string[]]>([
  [{ prefecture: ['osaka', 'aomori'] }, ['経理補佐', '配送']],
  [{ employment: ['parttime', 'dispatch'] }, ['経理補佐']],
  [{ experience: ['entry', 'mid'], category: ['office', 'sales'] }, ['経理', '経理補佐']],
  [{ occupation: ['accounting', 'nurse'] }, ['経理', '経理補佐']],
  [{ occupation: ['logistics'] }, ['配送']],
  [{ occupation: ['nurse'] }, []],
  [{ salaryMin: 300_000 }, ['経理', '配送']],
  [{ newOnly: true }, ['経理', '配送']],
  [{ remote: true }, ['経理']],
  [{ style: ['onsite'] }, ['経理補佐', '配送']],
  [{ verified: true }, ['経理']],
])('of kinds of jobs %j leaves %j', (filters, titles) => expect(left(byKind, filters)).toEqual(titles))

const shinjuku = '003700'
const shibuya = '003922'
const tokyo = { yamanote: '003766', keiyo: '003785' }
const walk = (id: string, minutes: number): StationAccess[] => [{ id, minutes, by: 'walk' }]
const byPlace = [
  posting('新宿', { location: '東京都新宿区', terms: { workplace: { stations: walk(shinjuku, 4) } } }),
  posting('東京駅', {
    location: '東京都千代田区',
    terms: { workplace: { stations: [...walk(tokyo.yamanote, 18), ...walk('003795', 3)] } },
  }),
  posting('西区', {
    location: '神奈川県横浜市西区',
    terms: { workplace: { address: '横浜市西区みなとみらい1-1' } },
  }),
  posting('横浜', { location: '横浜市', terms: { workplace: {} } }),
  posting('二か所', {
    location: '大阪府',
    terms: { workplace: { prefecture: 'osaka' }, workplaces: [{ municipality: '13113' }] },
  }),
  posting('バス', {
    location: '東京都渋谷区',
    terms: { workplace: { stations: [{ id: shibuya, minutes: 20, by: 'bus' }] } },
  }),
  posting('海外', { location: 'シンガポール' }),
]
const commute = (minutes: 15 | 30 | 90) => ({ from: shinjuku, minutes })
const near = (latitude: number, longitude: number, km: 1 | 3) => ({ latitude, longitude, km })

test.each<[Partial<JobFilters>, string[]]>([
  [{ area: ['14103'] }, ['西区']],
  [{ area: ['14100'] }, ['西区', '横浜']],
  [{ area: ['13113', '14103'] }, ['西区', '二か所', 'バス']],
  [{ station: [shinjuku] }, ['新宿']],
  [{ station: [tokyo.keiyo] }, ['東京駅']],
  [{ line: ['l626002'] }, ['新宿', '東京駅', 'バス']],
  [{ prefecture: ['osaka'], station: [shinjuku], area: ['14103'] }, ['新宿', '西区', '二か所']],
  [{ prefecture: ['tokyo'] }, ['新宿', '東京駅', '二か所', 'バス']],
  [{ walk: 5 }, ['新宿', '東京駅']],
  [{ walk: 5, station: [tokyo.yamanote] }, []],
  [{ walk: 20, station: [tokyo.yamanote] }, ['東京駅']],
  [{ walk: 20, station: [shibuya] }, []],
  [{ commute: commute(15) }, ['新宿']],
  [{ commute: commute(30) }, ['新宿', '東京駅', 'バス']],
  [{ near: near(35.69, 139.7, 1) }, ['新宿']],
  [{ near: near(35.681, 139.767, 1) }, ['東京駅']],
  [{ near: near(35.457, 139.63, 3) }, ['西区', '横浜']],
])('of places %j leaves %j', (filters, titles) => expect(left(byPlace, filters)).toEqual(titles))

test('a job tells how far it is: to its station, or else to the middle of its municipality', () => {
  const [station, , ward, city] = byPlace.map(({ workplaces }) => workplaces)
  expect(distanceTo(station!, { latitude: 35.69, longitude: 139.7 })).toEqual({
    km: expect.closeTo(0, 0),
    to: 'station',
  })
  for (const [workplaces, km] of [
    [ward, 1.2],
    [city, 0.8],
  ] as const)
    expect(distanceTo(workplaces!, { latitude: 35.457, longitude: 139.63 })).toEqual({
      ...{ km: expect.closeTo(km, 1), to: 'municipality' },
    })
  expect(commuteTo(station!, shinjuku)).toBe(4)
})
