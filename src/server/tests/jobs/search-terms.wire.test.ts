import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { noFilters } from '#rules/jobs/job-filters.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { readQuery } from '#rules/search/search-query.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { searchOn } from '#store/search/search-on.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const other = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  const post = (title: string, terms: Terms | null, from = owner) =>
    jobOf(app, from, { title, terms, created_at: new Date(app.dependencies.now().getTime() - 1_000 * ++posted) })
  let posted = 0
  await post('事務', {
    holidays: { annual_days: 125 },
    hours: { overtime: 'none' },
    workplace: { remote_days: 3, transfer: 'none' },
    pay: { unit: 'month', min: 230_000 },
    trial: { exists: false },
  })
  await post('販売', {
    holidays: { annual_days: 110 },
    hours: { overtime: 'some', overtime_hours: 10.5 },
    workplace: { remote_days: 0, transfer: 'possible' },
    pay: { unit: 'hour', min: 1_280, max: 1_500 },
    trial: { exists: true, months: 3 },
  })
  await post(
    '配送',
    { hours: { overtime: 'some', overtime_hours: 30 }, pay: { unit: 'hour', min: 1_200 }, holidays: {} },
    other,
  )
  await post('警備', { hours: { overtime: 'some' }, pay: { unit: 'day', min: 12_000 }, trial: {} }, other)
  await post('調理', null)
})

const get = async (path: string, query: Record<string, string>) =>
  (await app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` })).body
const titles = async (query: Record<string, string>): Promise<string[]> =>
  (await get('/api/jobs', { limit: '100', ...query })).data.jobs.map((job: { title: string }) => job.title)
const all = ['事務', '販売', '配送', '警備', '調理']

// Once with all jobs as they are, once from a segment.
test.each(['fresh', 'sealed'])('jobs are filtered by their terms (%s)', async (state) => {
  if (state === 'sealed') await searchOn(app.open.db).updateIndex({ minFresh: 1 })
  expect(await titles({ holidaysMin: '110' })).toEqual(['事務', '販売'])
  expect(await titles({ holidaysMin: '１１１' })).toEqual(['事務'])
  expect(await titles({ holidaysMin: '366' })).toEqual([])
  expect(await titles({ overtimeMax: '0' })).toEqual(['事務'])
  expect(await titles({ overtimeMax: '10' })).toEqual(['事務'])
  expect(await titles({ overtimeMax: '20' })).toEqual(['事務', '販売'])
  expect(await titles({ overtimeMax: '30' })).toEqual(['事務', '販売', '配送'])
  expect(await titles({ remoteDays: '1' })).toEqual(['事務'])
  expect(await titles({ remoteDays: '4' })).toEqual([])
  expect(await titles({ transfer: 'none' })).toEqual(['事務'])
  expect(await titles({ payUnit: 'hour' })).toEqual(['販売', '配送'])
  expect(await titles({ payUnit: 'hour,day' })).toEqual(['販売', '配送', '警備'])
  expect(await titles({ hourlyMin: '1,200' })).toEqual(['販売', '配送'])
  expect(await titles({ hourlyMin: '1201' })).toEqual(['販売'])
  expect(await titles({ trial: 'none' })).toEqual(['事務'])
  expect(await titles({ holidaysMin: '105', payUnit: 'hour' })).toEqual(['販売'])
  const none = {
    holidaysMin: '0',
    overtimeMax: '',
    remoteDays: '0',
    transfer: '',
    payUnit: '',
    trial: '',
    verified: '0',
  }
  expect(await titles(none)).toEqual(all)
})

test('the nearest search names the filter to drop', async () => {
  const { data } = await get('/api/jobs', { overtimeMax: '0', payUnit: 'hour' })
  expect(data.nearest).toEqual({ drop: { name: 'overtimeMax' }, total: 2 })
})

test('a feed takes the filters and names them', async () => {
  const feed = await app.inject({ method: 'GET', url: '/feed.atom?overtimeMax=0&holidaysMin=120' })
  expect(feed.text).toContain('新着：年間休日120日以上・残業なしの求人')
  expect(feed.text).toContain('<title>事務')
  expect(feed.text).not.toContain('<title>販売')
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
