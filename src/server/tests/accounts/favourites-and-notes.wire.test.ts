import { sql } from 'kysely'
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

test('beyond the bound one more is refused, also concurrently; a merge drops the rest, and none is lost', async () => {
  const who = await personOf(app)
  const jobs = await jobsOf(limits.favouritesPerUser + 3)
  await merge(who, jobs.slice(0, limits.favouritesPerUser - 1))
  const added = await Promise.all(jobs.slice(-3).map((id) => add(who, id)))
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(added.find(({ status }) => status === 409)?.body.code).toBe('too-many-favourites')
  expect(await merge(who, jobs)).toEqual({ added: 0, dropped: 3 })
  expect((await add(who, jobs[0] ?? '')).status).toBe(200)
  expect(await idsOf(who)).toHaveLength(limits.favouritesPerUser)
})

test('a job note is private, replaced on saving and deleted by an empty text', async () => {
  const [seeker, other, employer] = [await personOf(app), await personOf(app), await personOf(app, 'employer')]
  const params = { id: await jobOf(app, employer) }
  const write = (text: string) => app.call('writeJobNote', { params, body: { text } }, seeker)
  const notes = async (as = seeker) => (await app.call('listJobNotes', {}, as)).body.data.notes
  expect((await write('面接は来週')).body.message).toBe('メモを保存しました')
  await write('面接は再来週')
  expect(await notes()).toMatchObject([{ job_id: params.id, text: '面接は再来週' }])
  for (const somebody of [other, employer]) expect(await notes(somebody)).toEqual([])
  await app.call('writeJobNote', { params, body: { text: '私のメモ' } }, other)
  expect((await write(' ')).body).toMatchObject({ message: 'メモを削除しました', data: { note: null } })
  expect(await notes()).toEqual([])
  expect(await notes(other)).toMatchObject([{ text: '私のメモ' }])
})

test('a note needs a job that its writer may read, and ends with it', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const body = { text: 'メモ' }
  const pending = await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  for (const id of [pending, 'nonsense', '019a0000-0000-7000-8000-000000000000'])
    expect((await app.call('writeJobNote', { params: { id }, body }, seeker)).status).toBe(404)
  const id = await jobOf(app, employer)
  expect((await app.call('writeJobNote', { params: { id }, body }, seeker)).status).toBe(200)
  expect((await app.call('writeJobNote', { params: { id }, body: { text: 'あ'.repeat(2_001) } }, seeker)).status).toBe(
    400,
  )
  await app.call('deleteJob', { params: { id } }, employer)
  expect((await app.call('listJobNotes', { query: { limit: '5' } }, seeker)).body.data).toMatchObject({
    total: 0,
    notes: [],
  })
})

test("notes are listed by job, and only the writer's", async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const [first, second, third] = [await jobOf(app, employer), await jobOf(app, employer), await jobOf(app, employer)]
  for (const id of [first, second])
    await app.call('writeJobNote', { params: { id }, body: { text: `メモ ${id}` } }, seeker)
  const asked = await app.call('listJobNotes', { query: { job_ids: `${second},${third}`, limit: '10' } }, seeker)
  expect(asked.body.data).toMatchObject({ total: 1, notes: [{ job_id: second }] })
  expect((await app.call('listJobNotes', { query: { job_ids: 'nonsense' } }, seeker)).status).toBe(400)
})

test('at the limit of notes a person changes them and adds none', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const [last, another] = [await jobOf(app, employer), await jobOf(app, employer)]
  const write = (id: string, text: string) => app.call('writeJobNote', { params: { id }, body: { text } }, seeker)
  await write(last, 'はじめのメモ')
  await sql`WITH many AS (
      INSERT INTO jobs SELECT (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid()))).*
      FROM jobs, generate_series(2, ${limits.jobNotesPerUser}) WHERE id = ${last} RETURNING id)
    INSERT INTO job_notes SELECT ${seeker.id}, id, 'メモ', now() FROM many`.execute(app.open.db)
  expect((await write(another, '多すぎるメモ')).status).toBe(409)
  expect((await write(last, '変えたメモ')).body.data.note.text).toBe('変えたメモ')
})
