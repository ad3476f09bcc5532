import fc from 'fast-check'
import type { JobListStatus } from '#rules/jobs/approval-status.ts'
import { type JobFilters, noFilters } from '#rules/jobs/job-filters.ts'
import {
  experienceLevels,
  type JobSort,
  jobCategories,
  jobSorts,
  jobTypes,
  workStyles,
} from '#rules/jobs/job-vocabularies.ts'
import { overtimes, transfers, type WayOption } from '#rules/postings/term-vocabularies.ts'
import { payUnits, type StationAccess, type Terms } from '#rules/postings/terms.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { jobTerms } from '#rules/search/searchable-text.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'

/** The time of every search, and its day in Tokyo. */
export const now = new Date('2026-11-20T03:00:00.000Z')
export const today = tokyoDate(now)

/** Known and unknown words, parts of words, and letters that the normaliser changes. */
const words = String.raw`
  看護師 早朝 病院 昼 看護 師 経理 経理事務 サーバー サーバ ｻｰﾊﾞｰ管理 サーバー管理 ワインバー バー
  Java JavaScript SE PM user ＡＩ ai c# C++ 100% _ \ 東京 東京都 在宅 在宅勤務
  リモートワーク 正社員 営業 法人営業 開発 採用 シフト制 甲乙丙丁 乙丙 丙丁 丁甲乙 〜 ～ か が
  年間休日120日 週休二日 𠮷野家 𠮷 野 コーヒー ビール ビル - — エンジニア システムエンジニア
  月給20万以上 時給1200円 年休120日以上 残業10時間以内 週3日 短時間 週2リモート 関東 新宿駅
  夜 夜間 深夜 朝だけ 夜勤専従 工場 製造 飲食店 ホール 普免 要普免 看護士 nurse
  かんごし カンゴ とうきょう ざいたくきんむ けいり おおさか
`
  .trim()
  .split(/\s+/)
const word = fc.constantFrom(...words)
const text = (most: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom('', '', ' ', '　', '\n', '、', 'の', 'x')), { minLength: 1, maxLength: most })
    .map((parts) => parts.flat().join('').trim())
const daysAgo = fc.integer({ min: 0, max: 12 }).map((days) => new Date(now.getTime() - days * 86_400_000))
const pay = fc.option(fc.constantFrom(180_000, 200_000, 300_000, 450_000))
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
/** Both parts of 東京, and 有楽町, 品川 and 大阪. */
export const stationIds = ['003766', '003785', '003795', '004095', '007068'] as const
export const areaCodes = ['13101', '13103', '27127', '27100', '14103'] as const
const access: fc.Arbitrary<StationAccess> = fc.record({
  id: fc.constantFrom(...stationIds),
  minutes: orNull(fc.constantFrom(0, 3, 5, 6, 10, 20, 45)),
  by: fc.constantFrom('walk', 'walk', 'bus', 'car'),
})
const workplace = {
  prefecture: orNull(fc.constantFrom('tokyo', 'osaka')),
  municipality: orNull(fc.constantFrom(...areaCodes)),
  stations: orNull(fc.array(access, { maxLength: 3 })),
} as const
/** Terms with any part or member absent or null. */
const terms: fc.Arbitrary<Terms> = fc.record(
  {
    holidays: orNull(fc.record({ annual_days: orNull(fc.constantFrom(0, 104, 105, 119, 120, 125, 366)) })),
    hours: orNull(
      fc.record(
        {
          overtime: orNull(fc.constantFrom(...overtimes)),
          overtime_hours: orNull(fc.constantFrom(0, 0.5, 10, 10.1, 20, 29.9, 30, 45)),
          system: orNull(fc.constantFrom('fixed', 'shift')),
          spans: orNull(
            fc.subarray([
              { start: '06:30', end: '11:00' },
              { start: '09:00', end: '16:15' },
              { start: '22:00', end: '06:00' },
            ]),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
    workplace: orNull(
      fc.record(
        {
          transfer: orNull(fc.constantFrom(...transfers)),
          remote_days: orNull(fc.integer({ min: 0, max: 5 })),
          ...workplace,
        },
        { requiredKeys: [] },
      ),
    ),
    workplaces: orNull(fc.array(fc.record(workplace, { requiredKeys: [] }), { maxLength: 2 })),
    pay: orNull(
      fc.record(
        { unit: orNull(fc.constantFrom(...payUnits)), min: orNull(fc.constantFrom(0, 1_050, 1_200, 1_500, 250_000)) },
        { requiredKeys: [] },
      ),
    ),
    trial: orNull(fc.record({ exists: orNull(fc.boolean()) })),
    ways: orNull(
      fc.record(
        {
          days_min: orNull(fc.integer({ min: 1, max: 3 })),
          days_max: orNull(fc.integer({ min: 3, max: 5 })),
          hours_day_min: orNull(fc.constantFrom(90, 180, 240, 300)),
          bands: orNull(fc.subarray(['morning', 'night'])),
          options: orNull(fc.subarray<WayOption>(['car-commute', 'housing', 'shift-request'])),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
)
/** Any job of few words and values, so that searches match. */
export const job = fc.record({
  title: text(3),
  company: text(2),
  description: text(8),
  location: fc.constantFrom('東京都港区', '大阪府大阪市・京都府', '北海道', 'フルリモート'),
  requirements: fc.array(text(2), { maxLength: 2 }),
  benefits: fc.array(text(2), { maxLength: 2 }),
  job_type: fc.constantFrom(...jobTypes),
  work_style: fc.constantFrom(...workStyles),
  experience_level: fc.constantFrom(...experienceLevels),
  category: fc.option(fc.constantFrom(...jobCategories)),
  /** None are guessed from the title. */
  occupations: fc.constantFrom<string[][]>([], [], ['nurse'], ['cook', 'hall', 'accounting']),
  salary_min: pay,
  salary_max: fc.constantFrom(null, 500_000),
  deadline: fc.constantFrom(null, null, today, '2026-11-19', '2026-12-31'),
  created_at: daysAgo,
  approval_status: fc.constantFrom('approved', 'approved', 'approved', 'pending'),
  is_active: fc.constantFrom(true, true, true, false),
  terms: fc.option(terms),
  /** Which of two employers posts it. */
  owner: fc.constantFrom(0, 1),
} as const)
export type RandomJob = Omit<typeof job extends fc.Arbitrary<infer Given> ? Given : never, never>
export type Stored = RandomJob & { id: string }
/** Whether the profiles of the two employers are verified. */
export type Verified = [boolean, boolean]

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '', '-'),
      fc.oneof(
        word,
        text(2).map((each) => `"${each}"`),
      ),
    ),
    { maxLength: 3 },
  )
  .map((parts) => parts.flatMap(([minus, each]) => minus + each).join(' '))
/** 千代田区, 大阪市, 横浜市 and 港区; 山手線 and 京葉線. */
export const placeFilters = {
  area: fc.constantFrom<JobFilters['area'][]>(['13101'], ['27100'], ['14100', '13103']),
  station: fc.constantFrom<JobFilters['station'][]>(['003766'], ['003795', '007068']),
  line: fc.constantFrom<JobFilters['line'][]>(['l626002'], ['lcc28e5']),
  commute: fc.record({ from: fc.constantFrom(...stationIds), minutes: fc.constantFrom(15, 30, 90) }),
  near: fc.record({ latitude: fc.constant(35.681), longitude: fc.constant(139.767), km: fc.constantFrom(1, 3, 20) }),
  walk: fc.constantFrom(5, 10, 20),
} as const
const filters: fc.Arbitrary<JobFilters> = fc
  .record(
    {
      prefecture: fc.constantFrom<JobFilters['prefecture'][]>(['tokyo'], ['kyoto', 'hokkaido']),
      ...placeFilters,
      category: fc.constantFrom<JobFilters['category'][]>(['it'], ['sales', 'office']),
      occupation: fc.constantFrom<JobFilters['occupation'][]>(['nurse'], ['food', 'accounting'], ['cook', 'food']),
      employment: fc.constantFrom<JobFilters['employment'][]>(['fulltime'], ['parttime', 'dispatch', 'contract']),
      style: fc.constantFrom<JobFilters['style'][]>(['onsite'], ['remote', 'hybrid']),
      experience: fc.constantFrom<JobFilters['experience'][]>(['entry'], ['mid', 'senior']),
      salaryMin: fc.constantFrom(200_000, 400_000),
      salaryFloor: fc.constantFrom(200_000, 300_000, 299_999),
      way: fc.constantFrom<JobFilters['way'][]>(
        ['car-commute'],
        ['week-3', 'housing'],
        ['late-night'],
        ['no-transfer'],
      ),
      band: fc.constantFrom<JobFilters['band'][]>(['morning'], ['morning', 'daytime'], ['late-night', 'early-morning']),
      daysMax: fc.integer({ min: 1, max: 7 }),
      hoursMax: fc.integer({ min: 1, max: 8 }),
      newOnly: fc.constant(true),
      remote: fc.constant(true),
      holidaysMin: fc.constantFrom(1, 105, 120, 124, 366),
      overtimeMax: fc.constantFrom(0, 10, 20, 30),
      remoteDays: fc.integer({ min: 1, max: 5 }),
      transfer: fc.constant<JobFilters['transfer']>(['none']),
      payUnit: fc.constantFrom<JobFilters['payUnit'][]>(['hour'], ['day', 'month', 'year']),
      hourlyMin: fc.constantFrom(1, 1_100, 1_200, 1_499),
      trial: fc.constant<JobFilters['trial']>(['none']),
      verified: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map((given) => ({ ...noFilters, ...given }))
/** Any search of the same words and values. */
export const randomSearch = fc
  .record({
    keyword: query,
    synonyms: fc.boolean(),
    filters: fc.oneof(fc.constant(noFilters), filters),
    sort: fc.constantFrom<JobSort[]>(...jobSorts),
    offset: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ keyword, synonyms, ...rest }) => ({
    ...{ ...rest, query: readJobQuery(keyword, { synonyms }), isUnderstood: synonyms },
  }))
export type RandomSearch = typeof randomSearch extends fc.Arbitrary<infer Given> ? Given : never

/** Any search of an internal list. */
export const listedSearch = fc.record({
  terms: fc.array(fc.oneof(word, text(2)), { minLength: 1, maxLength: 2 }).map((parts) => jobTerms(parts.join(' '))),
  status: fc.constantFrom<(JobListStatus | undefined)[]>(undefined, 'approved', 'pending', 'public', 'inactive'),
  job_type: fc.constantFrom(undefined, ...jobTypes),
  offset: fc.integer({ min: 0, max: 6 }),
})
export type ListedSearch = typeof listedSearch extends fc.Arbitrary<infer Given> ? Given : never

/** Changes of jobs as the product makes them, with their effect on the expected board. */
export const change = fc.record({
  kind: fc.constantFrom('edit', 'close', 'reopen', 'approve', 'delete', 'post', 'flush', 'verify', 'unverify', 'none'),
  at: fc.nat(),
  job,
})

export type Change = typeof change extends fc.Arbitrary<infer Given> ? Given : never
