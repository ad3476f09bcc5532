import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { limits } from '#rules/limits.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { employerOf } from '#server/testing/verification.ts'
import { addFollow } from '#store/people/public-employers.ts'

const app = fixture(() => openTestApp())

const follow = (who: Person, employerId: string) => app.call('followEmployer', { params: { employerId } }, who)
const unfollow = (who: Person, employerId: string) => app.call('unfollowEmployer', { params: { employerId } }, who)
const listed = async (who: Person) => (await app.call('listFollows', {}, who)).body.data.follows
const followers = async ({ id }: Person) =>
  (await app.call('readPublicEmployer', { params: { id } })).body.data.employer.followers

test('follows are listed the latest first, and following and ending succeed twice', async () => {
  const who = await personOf(app)
  const [first, second] = [await employerOf(app, { name: '青葉商事' }), await employerOf(app, { name: '北風商店' })]
  for (const { id } of [first, second, first]) expect((await follow(who, id)).status).toBe(200)
  expect(await listed(who)).toMatchObject([
    { id: second.id, name: '北風商店', jobs_total: 0 },
    { id: first.id, name: '青葉商事' },
  ])
  await app.open.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', second.id).execute()
  expect((await listed(who))[0]).toEqual({ id: second.id, name: null, followed_at: expect.any(String) })
  for (const { id } of [first, second, first]) expect((await unfollow(who, id)).status).toBe(200)
  expect(await listed(who)).toEqual([])
})

test('an employer without a page cannot be followed', async () => {
  const who = await personOf(app)
  for (const id of [v7(), 'x', (await personOf(app, 'employer')).id])
    for (const call of [follow, unfollow])
      expect((await call(who, id)).body).toMatchObject({ success: false, code: 'employer-not-found' })
})

test('one more than the bound is refused, also concurrently, and none is lost', async () => {
  const who = await personOf(app)
  const { db } = app.open
  for (let n = 1; n < limits.followsPerUser; n += 1) await addFollow(db, who.id, (await personOf(app, 'employer')).id)
  const some = await Promise.all(['甲', '乙', '丙'].map((name) => employerOf(app, { name: `${name}商店` })))
  const answers = await Promise.all(some.map(({ id }) => follow(who, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-many-follows')
  expect(await listed(who)).toHaveLength(limits.followsPerUser)
})

test('the number of followers is told from ten on, and nothing of who they are', async () => {
  const of = await employerOf(app, { name: '見える商店' })
  const people = await Promise.all(Array.from({ length: 10 }, () => personOf(app)))
  for (const [at, who] of people.entries()) {
    expect(await followers(of)).toBe(null)
    await follow(who, of.id)
    if (at === 9) expect(await followers(of)).toBe(10)
  }
  expect((await app.call('readEmployerProfile', {}, of)).text).not.toContain('followers')
})
