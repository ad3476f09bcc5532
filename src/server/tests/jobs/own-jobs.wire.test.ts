import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await openTestApp()
  owner = await personOf(app, 'employer')
})
afterAll(() => app.close())

const titles = async (query: Record<string, string>, as = owner) => {
  const { jobs, total } = (await app.call('listMyJobs', { query }, as)).body.data
  expect(total).toBe(jobs.length)
  return jobs.map(({ title }: { title: string }) => title)
}

test('own jobs are searched and put in order', async () => {
  await jobOf(app, owner, { title: '経理 古い', deadline: '2020-01-01', updated_at: new Date('2026-01-03') })
  await jobOf(app, owner, { title: '経理 近い', deadline: '2099-01-01', updated_at: new Date('2026-01-01') })
  const wanted = await jobOf(app, owner, { title: '営業 期限なし', updated_at: new Date('2026-01-02') })
  await jobOf(app, owner, { title: '営業 遠い', deadline: '2099-12-31', updated_at: new Date('2026-01-04') })
  await jobOf(app, await personOf(app, 'employer'), { title: '経理 他社' })
  await applicationOf(app, wanted, await personOf(app))
  await app.open.db.updateTable('jobs').set({ application_count: 1 }).where('id', '=', wanted).execute()

  expect((await titles({ q: '経理' })).sort()).toEqual(['経理 古い', '経理 近い'])
  expect(await titles({ q: 'ケイリ' })).toEqual([])
  const byDeadline = ['経理 近い', '営業 遠い', '経理 古い', '営業 期限なし']
  expect(await titles({ sort: 'deadline' })).toEqual(byDeadline)
  expect(await titles({ sort: 'updated' })).toEqual(['営業 遠い', '経理 古い', '営業 期限なし', '経理 近い'])
  expect((await titles({ sort: 'applications' }))[0]).toBe('営業 期限なし')
  const second = await app.call('listMyJobs', { query: { sort: 'deadline', page: '2', limit: '1' } }, owner)
  expect(second.body.data).toMatchObject({ jobs: [{ title: '営業 遠い' }], total: 4, page: 2 })
  expect((await app.call('listMyJobs', { query: { sort: 'pay' as never } }, owner)).status).toBe(400)
})
