import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { limits } from '#rules/limits.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

const add = (who: Person, jobId: string) => app.call('addFavourite', { params: { jobId } }, who)
const idsOf = async (who: Person) => (await app.call('listFavouriteIds', {}, who)).body.data.ids
const merge = async (who: Person, ids: string[]) =>
  (await app.call('mergeFavourites', { body: { ids } }, who)).body.data
const listed = async (who: Person, query = {}) => (await app.call('listFavourites', { query }, who)).body.data

async function jobsOf(count: number): Promise<string[]> {
  const owner = await personOf(app, 'employer')
  return Promise.all(Array.from({ length: count }, () => jobOf(app, owner)))
}

test('favourites of a person are listed public ones first, then the latest', async () => {
  const who = await personOf(app)
  const owner = await personOf(app, 'employer')
  const closed = await jobOf(app, owner, { title: '閉じる求人' })
  const [first = '', second = ''] = await jobsOf(2)
  for (const id of [first, second, closed]) {
    expect((await add(who, id)).status).toBe(200)
    app.wait(1_000)
  }
  expect((await add(who, first)).status).toBe(200)
  await app.open.db.updateTable('jobs').set({ is_active: false }).where('id', '=', closed).execute()
  const { favourites, total } = await listed(who)
  expect(total).toBe(3)
  expect(favourites.map(({ id }: { id: string }) => id)).toEqual([second, first, closed])
  expect(favourites[0]).toHaveProperty('requirements')
  expect(favourites[2]).toEqual({ id: closed, title: '閉じる求人', company: '商店', state: 'closed' })
  expect((await listed(who, { page: '2', limit: '2' })).favourites).toHaveLength(1)
  expect((await listed(await personOf(app))).favourites).toEqual([])
})

test('favourites are listed by deadline or pay, those that state none last, closed ones after all', async () => {
  const who = await personOf(app)
  const owner = await personOf(app, 'employer')
  const job = (of: object) => jobOf(app, owner, of)
  const late = await job({ deadline: '2099-12-31', salary_min: 200_000, salary_max: 400_000 })
  const soon = await job({ deadline: '2099-01-31' })
  const open = await job({ salary_min: 300_000 })
  const closed = await job({ deadline: '2099-01-01', salary_max: 900_000 })
  await merge(who, [open, closed, late, soon])
  await app.open.db.updateTable('jobs').set({ is_active: false }).where('id', '=', closed).execute()
  const ids = async (query: object) => (await listed(who, query)).favourites.map(({ id }: { id: string }) => id)
  expect(await ids({ sort: 'deadline' })).toEqual([soon, late, open, closed])
  expect(await ids({ sort: 'salary' })).toEqual([late, open, soon, closed])
  expect(await ids({ sort: 'salary', page: '2', limit: '3' })).toEqual([closed])
})

test('a favourite whose job was deleted says so until it is removed', async () => {
  const who = await personOf(app)
  const owner = await personOf(app, 'employer')
  const [kept = '', id] = [(await jobsOf(1))[0], await jobOf(app, owner, { title: '消える求人' })]
  for (const one of [id, kept]) await add(who, one)
  expect((await app.call('deleteJob', { params: { id } }, owner)).status).toBe(200)
  const { favourites, total } = await listed(who)
  expect(total).toBe(2)
  expect(favourites[1]).toEqual({ id, title: '消える求人', company: '商店', state: 'deleted' })
  expect(await idsOf(who)).toEqual([kept])
  expect((await app.call('removeFavourite', { params: { jobId: id } }, who)).status).toBe(200)
  expect((await listed(who)).total).toBe(1)
})

test('a job that the public does not see cannot become a favourite', async () => {
  const who = await personOf(app)
  const waiting = await jobOf(app, await personOf(app, 'employer'), { approval_status: 'pending', was_public: false })
  for (const id of [waiting, v7()]) expect((await add(who, id)).status).toBe(404)
  expect(await merge(who, [waiting, v7(), 'no id'])).toEqual({ added: 0, dropped: 0 })
})

test('removing a favourite succeeds twice', async () => {
  const who = await personOf(app)
  const [id = ''] = await jobsOf(1)
  await add(who, id)
  for (let times = 0; times < 2; times += 1)
    expect((await app.call('removeFavourite', { params: { jobId: id } }, who)).status).toBe(200)
  expect(await idsOf(who)).toEqual([])
})

test('the favourites of a browser join those of the account in their order', async () => {
  const who = await personOf(app)
  const [old = '', ...given] = await jobsOf(3)
  await add(who, old)
  app.wait(1_000)
  expect(await merge(who, [...given, old, ...given])).toEqual({ added: 2, dropped: 0 })
  expect(await idsOf(who)).toEqual([...given, old])
})

test('beyond the bound one more is refused, a merge drops the rest, and none is lost', async () => {
  const who = await personOf(app)
  const jobs = await jobsOf(limits.favouritesPerUser + 2)
  expect(await merge(who, jobs)).toEqual({ added: limits.favouritesPerUser, dropped: 2 })
  const refused = await add(who, jobs.at(-1) ?? '')
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-favourites'])
  expect((await add(who, jobs[0] ?? '')).status).toBe(200)
  expect(await idsOf(who)).toHaveLength(limits.favouritesPerUser)
})

test('concurrent favourites stay within the bound', async () => {
  const who = await personOf(app)
  const jobs = await jobsOf(limits.favouritesPerUser + 3)
  await merge(who, jobs.slice(0, limits.favouritesPerUser - 1))
  const added = await Promise.all(jobs.slice(-3).map((id) => add(who, id)))
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
