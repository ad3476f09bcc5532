import { beforeEach, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard, rowsOf } from '#app/testing/job-board.ts'
import { jobSearchQuery } from '#contract/jobs/job-search.ts'
import { stationsByKey } from '#rules/places/railways.ts'
import { searchJobs } from './searching.ts'

vi.mock('#rules/search/conditions.ts', { spy: true })

const board = fixture(openTestBoard)
const owner = fixture(() => board.person('employer'))
beforeEach(() => board.open.db.deleteFrom('jobs').execute())

const asked = (query: Record<string, string>) => ({ params: {}, query: jobSearchQuery.parse(query), body: {} })
async function titles(query: Record<string, string>): Promise<string[]> {
  const { jobs } = await searchJobs(asked(query), board.as(null))
  return (await rowsOf(jobs)).map((job) => job.title)
}
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
  const many = Array.from({ length: 101 }, (_, at) => first + at).join(',')
  expect(jobSearchQuery.safeParse({ ids: many }).success).toBe(false)
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
