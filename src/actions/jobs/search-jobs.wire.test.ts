import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestBoard, rowsOf, type TestBoard, testNow } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'
import { jobSearchQuery } from '#contract/jobs/job-search.ts'
import { newJobDefaults } from '#rules/jobs/job-vocabularies.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { stationsByKey } from '#rules/places/railways.ts'
import type { PayTerms } from '#rules/postings/terms.ts'
import { readJobQuery } from '#rules/search/job-query.ts'
import { matches } from '#rules/search/search-match.ts'
import { derivedFrom } from '#store/jobs/derived-columns.ts'
import { countJobs, searchJobs } from './searching.ts'

vi.mock('#rules/search/conditions.ts', { spy: true })

let board: TestBoard
let owner: Viewer
beforeAll(async () => {
  board = await openTestBoard()
  owner = await board.person('employer')
})
beforeEach(() => board.open.db.deleteFrom('jobs').execute())
afterAll(() => board.open.close())

const asked = (query: Record<string, string>) => ({ params: {}, query: jobSearchQuery.parse(query), body: {} })
async function titles(query: Record<string, string>): Promise<string[]> {
  const { jobs } = await searchJobs(asked(query), board.as(null))
  return (await rowsOf(jobs)).map((job) => job.title)
}
const minutesAgo = (minutes: number) => ({ created_at: new Date(testNow.getTime() - minutes * 60_000) })

const word = fc.constantFrom(
  '看護師',
  '看護',
  '師',
  'ｶﾝｺﾞ',
  'カンゴ',
  'かんご',
  'Ｊａｖａ',
  'JAVA',
  'java',
  '100%',
  '1000',
  '_',
  '\\',
  'a_b',
  'axb',
  '東京',
  '　',
  'ヴ',
  'が',
  'か',
)
const text = fc
  .array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1, maxLength: 4 })
  .map((words) => words.join('').replaceAll('\u0000', '').toWellFormed().trim() || '無題')

const restOfJob = { location: '東京都港区', requirements: [], benefits: [], ...newJobDefaults }

const textOf = (job: Parameters<typeof derivedFrom>[0]) => derivedFrom(job).search_text

test('a search finds exactly the jobs that contain every term', async () => {
  const job = fc.record({ title: text, company: text, description: text })
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 1, maxLength: 6 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      async (jobs, words) => {
        await board.open.db.deleteFrom('jobs').execute()
        for (const each of jobs) await board.job(owner, each)
        const keyword = words.join(' ')
        const plain = jobs
          .filter((each) => matches(textOf({ ...restOfJob, ...each }), readJobQuery(keyword)))
          .map(({ title }) => title)
        for (const sort of ['new', 'relevance', 'salary'])
          expect((await titles({ keyword, sort })).sort()).toEqual(plain.sort())
        expect(await countJobs(asked({ keyword }), board.as(null))).toEqual({ total: plain.length })
      },
    ),
    { numRuns: 40 },
  )
})

test('filters combine, and only public jobs are found', async () => {
  await board.job(owner, { title: '一致', location: '東京都港区、大阪市', category: 'it', job_type: 'dispatch' })
  await board.job(owner, { title: '別の雇用形態', location: '大阪市', category: 'it' })
  await board.job(owner, { title: '京都ではない', location: '東京都', category: 'it', job_type: 'dispatch' })
  const hidden = { location: '大阪市', category: 'it', job_type: 'dispatch' } as const
  await board.job(owner, { ...hidden, approval_status: 'pending' })
  await board.job(owner, { ...hidden, is_active: false })
  await board.job(owner, { ...hidden, deadline: '2026-11-19' })
  expect(await titles({ location: 'osaka', category: 'it', workStyle: 'dispatch' })).toEqual(['一致'])
  expect(await titles({ location: 'kyoto' })).toEqual([])
  expect(await titles({ keyword: '', location: '' })).toHaveLength(3)
})

test('orders: newest, best paid with unstated last, and title before company before description', async () => {
  const company = { company: '看護社', description: '毎日の仕事' }
  await board.job(owner, { title: '甲', ...company, ...minutesAgo(1), salary_min: 200_000, salary_max: 300_000 })
  await board.job(owner, { title: '乙', description: '看護の仕事', ...minutesAgo(2) })
  await board.job(owner, { title: '丙 看護', ...minutesAgo(3), salary_min: 280_000 })
  await board.job(owner, { title: '丁 看護', ...minutesAgo(4) })
  expect(await titles({ sort: 'new' })).toEqual(['甲', '乙', '丙 看護', '丁 看護'])
  expect(await titles({ sort: 'salary' })).toEqual(['甲', '丙 看護', '乙', '丁 看護'])
  expect(await titles({ sort: 'relevance', keyword: '看護' })).toEqual(['丙 看護', '丁 看護', '甲', '乙'])
  expect(await titles({ sort: 'relevance' })).toEqual(await titles({ sort: 'new' }))
})

test('best paid orders by stated, estimated and assumed monthly pay, and the least pay reads no assumed hours', async () => {
  const paid = (title: string, minutes: number, pay: PayTerms | null, more = {}) =>
    board.job(owner, { title, ...minutesAgo(minutes), ...(pay && { terms: { pay } }), ...more })
  await paid('記載なし', 1, null)
  await paid('月給', 6, { unit: 'month', min: 210_000, max: 260_000 })
  await paid('年俸', 3, { unit: 'year', min: 3_000_000, max: 3_600_000 })
  await paid('時給と月の時間', 4, { unit: 'hour', min: 1_500, monthly_hours: 160 })
  await paid('時給だけ', 2, { unit: 'hour', min: 1_600 })
  await paid('下限だけ', 5, { unit: 'month', min: 260_000 })
  await paid('隠した目安', 7, { unit: 'hour', min: 1_500, monthly_hours: 200 }, { show_estimate: false })
  expect(await titles({ sort: 'salary', keyword: '' })).toEqual([
    ...['年俸', '時給だけ', '隠した目安', '下限だけ', '月給', '時給と月の時間', '記載なし'],
  ])
  expect((await titles({ salaryFloor: '240000' })).sort()).toEqual(['下限だけ', '年俸', '時給と月の時間'].sort())
})

test('a commute orders by its minutes, which every row has, also when it was typed', async () => {
  const at = (title: string, id: string, minutes: number) =>
    board.job(owner, { title, terms: { workplace: { stations: [{ id, minutes, by: 'walk' }] } } })
  const [shibuya] = stationsByKey.get('渋谷') ?? []
  const [ebisu] = stationsByKey.get('恵比寿') ?? []
  await at('遠い', ebisu!.id, 9)
  await at('近い', shibuya!.id, 2)
  await at('隣', ebisu!.id, 1)
  const queries: Record<string, string>[] = [{ from: shibuya!.id, commute: '20' }, { keyword: '渋谷から20分' }]
  for (const query of queries) {
    const { jobs } = await searchJobs(asked({ ...query, sort: 'commute' }), board.as(null))
    const rows = (await rowsOf(jobs)) as { title: string; commute_minutes?: number }[]
    expect(rows.map(({ title }) => title)).toEqual(['近い', '隣', '遠い'])
    expect(rows[0]?.commute_minutes).toBe(2)
    expect(rows.every(({ commute_minutes }) => (commute_minutes ?? 99) <= 20)).toBe(true)
  }
  expect(await titles({ sort: 'commute' })).toEqual(await titles({ sort: 'new' }))
})

test('without a query all jobs come once, even those posted in the same instant; with one, a page', async () => {
  const template = await board.job(owner, { title: '求人', requirements: ['A, B', 'C', 'D', 'E'] })
  await board.open.executeSql(`
    INSERT INTO jobs SELECT (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid(), 'created_at', now()))).*
    FROM jobs, generate_series(1, 450) WHERE id = '${template}'`)
  const { jobs, ...rest } = await searchJobs(asked({}), board.as(null))
  expect(Array.isArray(jobs)).toBe(false)
  expect(rest).toEqual({})
  const all = await rowsOf(jobs)
  expect(new Set(all.map(({ id }) => id)).size).toBe(451)

  const page = endpoints.searchJobs.output!.parse(await searchJobs(asked({ page: '46', limit: '10' }), board.as(null)))
  expect(page).toMatchObject({ total: 451, page: 46, limit: 10 })
  expect(page.jobs).toHaveLength(1)
  expect(page.jobs[0]).toMatchObject({ requirements: 'A, B, C, D, E', tags: ['A, B', 'C', 'D'] })
  expect(page.jobs[0]).not.toHaveProperty('owner_id')
})

test('jobs requested by id come in that order, if they are public', async () => {
  const first = await board.job(owner, { title: '一' })
  const closed = await board.job(owner, { title: '二', is_active: false })
  const third = await board.job(owner, { title: '三' })
  const ids = [third, closed, first, third].join(',')
  expect(await titles({ ids })).toEqual(['三', '一'])
  const { jobs: _, ...facts } = await searchJobs(asked({ ids, limit: '1', page: '2' }), board.as(null))
  expect(facts).toEqual({ total: 2, page: 2, limit: 1 })
  expect(await titles({ ids, limit: '1', page: '2' })).toEqual(['一'])
  expect(await titles({ ids: '' })).toEqual([])
  expect(
    jobSearchQuery.safeParse({
      ids: Array(101)
        .fill(first)
        .map((id, at) => id + at)
        .join(','),
    }).success,
  ).toBe(false)
})

test('a search reads its keyword once, whatever it answers besides', async () => {
  const keyword = '看護帥 みどり電力の駅前の鰯の鯖の鯵の鰹の鮪の鮭の鱈の鰤の鯛 青葉運輸の港の鶴の亀の鷹の鷲の鳩の雀の鴨'
  // Files of a worker share its modules, so that the spy is only in modules that are loaded anew.
  vi.resetModules()
  const [{ conditionTyped }, fresh, { searchJobs }] = await Promise.all([
    import('#rules/search/conditions.ts'),
    import('#rules/search/job-query.ts'),
    import('./searching.ts'),
  ])
  const lookups = vi.mocked(conditionTyped).mock.calls
  lookups.length = 0
  fresh.readJobQuery(keyword)
  const once = lookups.length
  expect(once).toBeGreaterThan(0)
  lookups.length = 0
  await searchJobs(asked({ keyword, page: '1' }), board.as(null))
  expect(lookups.length).toBeLessThan(2 * once)
})
