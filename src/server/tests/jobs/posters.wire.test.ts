import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const day = 24 * 60 * 60_000
type Queued = { id: string; poster: { level: string; reasons: string[]; linked: { id: string }[] } }
const employer = (more = {}) => personOf(app, 'employer', { email_verified: true, ...more })
const waiting = (owner: Person) => jobOf(app, owner, { approval_status: 'pending', was_public: false })
const queue = async (query = {}): Promise<Queued[]> =>
  (await app.call('listPendingJobs', { query }, admin)).body.data.jobs
const posterOf = async (job: string) => (await queue({ id: job }))[0]?.poster
const profile = (of: Person, body: object) => app.call('updateEmployerProfile', { body }, of)
const suspend = (of: Person) =>
  app.call('suspendUser', { params: { id: of.id }, body: { reason: '虚偽の求人を掲載したため' } }, admin)

test('a poster without anything against it is low, and says whether the email is confirmed', async () => {
  const [known, unknown] = [await waiting(await employer()), await waiting(await personOf(app, 'employer'))]
  expect(await posterOf(known)).toEqual({ company: null, email_verified: true, level: 'low', reasons: [], linked: [] })
  expect(await posterOf(unknown)).toMatchObject({ email_verified: false, level: 'low', linked: [] })
})

test('a poster who shares a number, name or address with a suspended account is high and first in the queue', async () => {
  const banned = await employer({ phone: '+81312349876' })
  await profile(banned, { name: '株式会社 渡邉商会', address: '東京都港区芝１丁目２番３号' })
  const plain = await waiting(await employer())
  const shares = [{ phone: '03-1234-9876' }, { name: '（株）渡辺商会' }, { address: '東京都港区芝1-2-3' }]
  const jobs: string[] = []
  for (const body of shares) {
    const owner = await employer()
    await profile(owner, body)
    jobs.push(await waiting(owner))
  }
  for (const job of jobs) expect(await posterOf(job)).toMatchObject({ level: 'attention' })
  await suspend(banned)
  for (const job of jobs) {
    const poster = await posterOf(job)
    expect(poster).toMatchObject({
      level: 'high',
      reasons: [expect.stringContaining('停止された'), expect.any(String)],
    })
    expect(poster?.linked[0]).toMatchObject({ id: banned.id, suspended: true })
  }
  const order = (await queue()).map(({ id }) => id)
  expect(order.slice(0, 3).sort()).toEqual([...jobs].sort())
  expect(order).toContain(plain)
  const { outcomes } = (await app.call('bulkApproveJobs', { body: { ids: jobs } }, admin)).body.data
  expect(outcomes).toMatchObject([{ done: false }, { done: false }, { done: false }])
})

test('the sign-up network is kept 90 days as a hash, private addresses not at all', async () => {
  const networks = () => app.open.db.selectFrom('account_keys').selectAll().where('kind', '=', 'network').execute()
  const signUp = async (email: string, remoteAddress: string): Promise<string> => {
    const payload = { name: '採用', email, password: 'nagai-kotoba-12', role: 'employer' }
    const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload, remoteAddress })
    return reply.body.data.user.id
  }
  await signUp('private@example.com', '192.168.1.1')
  expect(await networks()).toEqual([])
  const [first, second] = [await signUp('a@example.com', '203.0.113.7'), await signUp('b@example.com', '203.0.113.7')]
  expect(JSON.stringify(await networks())).not.toContain('203.0.113')
  const posted = await waiting({ id: second, email: '', token: '', role: 'employer' })
  expect((await posterOf(posted))?.linked).toMatchObject([{ id: first }])
  const now = app.dependencies.now()
  for (const { expires_at } of await networks())
    expect(Math.round(((expires_at?.getTime() ?? 0) - now.getTime()) / day)).toBe(90)
  await app.open.db.updateTable('account_keys').set({ expires_at: now }).where('kind', '=', 'network').execute()
  await sweep(app.open.db, new Date(now.getTime() + 1_000))
  expect(await networks()).toEqual([])
})

test('level, reasons and linked accounts are for operators only', async () => {
  const owner = await employer()
  const job = await waiting(owner)
  for (const [name, call] of [
    ['listMyJobs', {}],
    ['readJob', { params: { id: job } }],
    ['readEmployerProfile', {}],
  ] as const) {
    const { status, body } = await app.call(name, call, owner)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/"poster"|"linked"|"level"/)
  }
})

test('a deleted account that a case holds is linked with the one that replaces it', async () => {
  const banned = await employer({ phone: '+81312340001' })
  await profile(banned, { name: '株式会社櫻瀧商事' })
  const job = await jobOf(app, banned)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, await personOf(app))
  await suspend(banned)
  await app.call('deleteUser', { params: { id: banned.id } }, admin)
  const [byPhone, byName] = [await employer(), await employer()]
  await profile(byPhone, { name: '株式会社みどり', phone: '03-1234-0001' })
  await profile(byName, { name: '（株）桜滝商事' })
  for (const owner of [byPhone, byName])
    expect(await posterOf(await waiting(owner))).toMatchObject({
      level: 'high',
      linked: [{ id: banned.id, company: '株式会社櫻瀧商事', suspended: true, deleted: true }],
    })
  const { cases } = (await app.call('listCases', {}, admin)).body.data
  const { id } = cases.find((each: { account: { id: string } }) => each.account.id === banned.id)
  const { accounts } = (await app.call('readCase', { params: { id } }, admin)).body.data.case
  expect(accounts.map((each: { id: string }) => each.id)).toEqual([banned.id, ...[byPhone.id, byName.id].sort()])
})

test('keys of a deleted account are gone', async () => {
  const owner = await employer({ phone: '+81311112222' })
  await app.call('deleteUser', { params: { id: owner.id } }, admin)
  const { rows } = await sql`SELECT FROM account_keys WHERE account_id = ${owner.id}`.execute(app.open.db)
  expect(rows).toEqual([])
})
