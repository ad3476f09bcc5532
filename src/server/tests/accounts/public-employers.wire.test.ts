import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { limits } from '#rules/limits.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { employerOf } from '#server/testing/verification.ts'
import { addPicture, setPictures } from '#store/people/employer-profiles.ts'
import { addFollow } from '#store/people/public-employers.ts'

const app = fixture(() => openTestApp())

const read = (id: string) => app.call('readPublicEmployer', { params: { id } })
const listed = async (query = {}) => (await app.call('listEmployers', { query })).body.data

test('everybody reads the public facts of an employer, and nothing of its account', async () => {
  const owner = await employerOf(app, {
    name: '青葉メディカル株式会社',
    address: '仙台市青葉区1-1',
    phone: '03-1234-5678',
  })
  const [id, now] = [v7(), app.dependencies.now()]
  await app.open.db.transaction().execute(async (tx) => {
    await addPicture(tx, { id, employer_id: owner.id, webp: Buffer.from('x'), uploaded_at: now })
    await setPictures(tx, owner.id, { logo_id: null, photo_ids: [id] }, now)
  })
  const job = await jobOf(app, owner)
  await jobOf(app, owner, { is_active: false })
  const { status, text, body } = await read(owner.id)
  expect([status, body.data.jobs]).toEqual([200, []])
  expect(body.data.employer).toMatchObject({
    ...{ id: owner.id, name: '青葉メディカル株式会社', address: '仙台市青葉区1-1', phone: '03-1234-5678' },
    ...{ verified_at: null, followers: null, jobs_total: 1, photos: [{ id, url: `/api/files/employers/${id}` }] },
  })
  const some = await app.call('readPublicEmployer', { params: { id: owner.id }, query: { newest: '12' } })
  expect(some.body.data.jobs.map((each: { id: string }) => each.id)).toEqual([job])
  for (const secret of ['last_verification', owner.email, '試験 太郎']) expect(text).not.toContain(secret)
})

test('an employer without a company name, a suspended one and another account have no page', async () => {
  const [nameless, suspended, was] = [
    await employerOf(app, { address: '東京都' }),
    await employerOf(app, { name: '停止商店' }),
    await employerOf(app, { name: '元商店' }),
  ]
  const { db } = app.open
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended.id).execute()
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', was.id).execute()
  for (const id of [nameless.id, suspended.id, was.id, (await personOf(app)).id, v7(), 'x'])
    expect([id, (await read(id)).body.code]).toEqual([id, 'employer-not-found'])
})

test('employers with a public job are listed, the newest job first, and found by name, text, address and industry', async () => {
  const first = await employerOf(app, {
    name: '株式会社テラスソフト',
    industry: '情報・テクノロジー',
    address: '福岡県福岡市',
  })
  await jobOf(app, first)
  app.wait(1_000)
  const second = await employerOf(app, { name: 'みなと介護', about: '訪問看護の会社です。', industry: 'ヘルスケア' })
  await jobOf(app, second)
  const closed = await employerOf(app, { name: '閉店商店' })
  await jobOf(app, closed, { is_active: false })
  const ids = async (query = {}) => (await listed(query)).employers.map(({ id }: { id: string }) => id)
  const all = await ids()
  expect(all.slice(0, 2)).toEqual([second.id, first.id])
  expect(all).not.toContain(closed.id)
  for (const q of ['てらすそふと', 'ﾃﾗｽ 福岡']) expect(await ids({ q })).toEqual([first.id])
  expect(await ids({ q: '訪問看護' })).toEqual([second.id])
  expect(await ids({ industry: 'テクノロジー' })).toEqual([first.id])
  const page = await listed({ page: '9', limit: '1' })
  expect([page.employers, page.total]).toEqual([[], all.length])
  app.wait(1_000)
  await jobOf(app, first)
  expect((await ids()).slice(0, 2)).toEqual([first.id, second.id])
})

test('a hundred words that stand in every long text are searched before the database gives up', async () => {
  const letters = Array.from({ length: 90 }, (_, at) => String.fromCharCode(0x4e00 + at))
  const about = letters.join('').repeat(50)
  for (let made = 0; made < 30; made += 1) await jobOf(app, await employerOf(app, { name: '長文商店', about }))
  expect((await listed({ q: letters.join(' '), limit: '1' })).total).toBe(30)
})

test('a job carries the id of its employer, in lists and alone', async () => {
  const owner = await employerOf(app, { name: '札幌商店' })
  const id = await jobOf(app, owner)
  const { body } = await app.call('readJob', { params: { id } }, await personOf(app))
  expect(body.data.job.employer).toMatchObject({ id: owner.id, name: '札幌商店' })
  const bare = await personOf(app, 'employer')
  const other = await jobOf(app, bare)
  const { jobs } = (await app.call('searchJobs', { query: { ids: `${id},${other}` } })).body.data
  expect(jobs.map(({ employer }: { employer: object }) => employer)).toEqual([
    { id: owner.id, has_page: true },
    { id: bare.id, has_page: false },
  ])
})

const follow = (who: Person, employerId: string) => app.call('followEmployer', { params: { employerId } }, who)
const unfollow = (who: Person, employerId: string) => app.call('unfollowEmployer', { params: { employerId } }, who)
const followsOf = async (who: Person) => (await app.call('listFollows', {}, who)).body.data.follows
const followers = async ({ id }: Person) =>
  (await app.call('readPublicEmployer', { params: { id } })).body.data.employer.followers

test('follows are listed the latest first, and following and ending succeed twice', async () => {
  const who = await personOf(app)
  const [first, second] = [await employerOf(app, { name: '青葉商事' }), await employerOf(app, { name: '北風商店' })]
  for (const { id } of [first, second, first]) expect((await follow(who, id)).status).toBe(200)
  expect(await followsOf(who)).toMatchObject([
    { id: second.id, name: '北風商店', jobs_total: 0 },
    { id: first.id, name: '青葉商事' },
  ])
  await app.open.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', second.id).execute()
  expect((await followsOf(who))[0]).toEqual({ id: second.id, name: null, followed_at: expect.any(String) })
  for (const { id } of [first, second, first]) expect((await unfollow(who, id)).status).toBe(200)
  expect(await followsOf(who)).toEqual([])
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
  expect(await followsOf(who)).toHaveLength(limits.followsPerUser)
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
