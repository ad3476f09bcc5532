import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, blockOf, jobOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { openSession } from '#store/people/sessions.ts'

const app = fixture(() => openTestApp())

/** Sessions end while the clock moves. */
async function visit(who: Person) {
  const token = await openSession(app.open.db, who.id, app.dependencies.now())
  return (await app.call('readHome', {}, { ...who, token })).body.data
}
const titles = ({ new: jobs }: { new: { title: string }[] }) => jobs.map(({ title }) => title)

/** A job that becomes public at the app's time, which tests move. */
async function posted(title: string, given: Parameters<typeof jobOf>[2] = {}): Promise<string> {
  const id = await jobOf(app, await personOf(app, 'employer'), { title, ...given })
  const { db } = app.open
  await sql`UPDATE employer_posts SET posted_at = ${app.dependencies.now()} WHERE job_id = ${id}`.execute(db)
  return id
}
const pass = (minutes: number) => app.wait(minutes * 60_000)

test('the first visit has nothing new; an absence of 30 minutes ends a visit, a shorter one does not', async () => {
  const who = await personOf(app)
  await posted('以前の求人')
  expect(await visit(who)).toEqual({ last_visit: null, new_total: 0, new: [], slips: [] })
  const first = app.dependencies.now()
  pass(29)
  expect((await visit(who)).last_visit).toBe(null)
  const end = app.dependencies.now()
  expect(end.getTime()).toBeGreaterThan(first.getTime())
  pass(1)
  const ids = []
  for (let n = 1; n <= 8; n += 1) ids.push(await posted(`新しい求人${n}`))
  await posted('閉じた求人', { is_active: false })
  pass(30)
  const back = await visit(who)
  expect(new Date(back.last_visit).getTime()).toBeGreaterThanOrEqual(end.getTime() - 1_000)
  expect([back.new_total, back.new.length]).toEqual([8, 7])
  expect(new Set(titles(back)).size).toBe(7)
  pass(5)
  expect(await visit(who)).toMatchObject({ last_visit: back.last_visit, new_total: 8 })
  const token = await openSession(app.open.db, who.id, app.dependencies.now())
  pass(40)
  const peek = () => app.call('readHome', { query: { peek: '1' } }, { ...who, token })
  for (let times = 0; times < 2; times += 1) expect((await peek()).body.data.last_visit).toBe(back.last_visit)
})

test('with saved searches only the jobs that they list are new, and blocked employers never', async () => {
  const [who, other] = [await personOf(app), await personOf(app)]
  const saved = await app.call('saveSearch', { body: { name: '看護', search: 'keyword=看護', notify: 'none' } }, who)
  for (const each of [who, other]) await visit(each)
  pass(31)
  const [listed] = [await posted('看護師'), await posted('経理事務')]
  await blockOf(app, other, '避ける商店')
  await posted('避ける仕事', { company: '避ける商店' })
  const found = { job_id: listed, search_id: saved.body.data.saved_search.id, stamp: null }
  await app.open.db.insertInto('saved_search_jobs').values(found).execute()
  pass(31)
  expect(titles(await visit(who))).toEqual(['看護師'])
  expect(new Set(titles(await visit(other)))).toEqual(new Set(['看護師', '経理事務']))
})

test('slips tell the next interview and the latest unread message', async () => {
  const who = await personOf(app)
  const owner = await personOf(app, 'employer')
  const [first, second] = [await jobOf(app, owner), await jobOf(app, owner)]
  const [met, asked] = [await applicationOf(app, first, who), await applicationOf(app, second, who)]
  const starts_at = new Date(app.dependencies.now().getTime() + 86_400_000)
  await messageOf(app, asked, 'employer')
  const [created_at, id] = [app.dependencies.now(), v7()]
  const state = { status: 'accepted', proposed_by: 'employer', created_at, updated_at: created_at } as const
  const kind = 'onsite' as const
  const meeting = { starts_at, slots: [starts_at], minutes: 60, kind, place: '本社', shared_slot: false }
  const row = { id, application_id: met, owner_id: owner.id, ...state, ...meeting }
  await app.open.db.insertInto('interviews').values(row).execute()
  expect((await visit(who)).slips).toEqual([
    { kind: 'next', text: '面接　商店', href: `/applications/${met}`, at: starts_at.toISOString() },
    { kind: 'reply', text: '商店', href: `/applications/${asked}`, at: expect.any(String) },
  ])
})
