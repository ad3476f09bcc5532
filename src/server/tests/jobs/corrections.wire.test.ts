import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))
const seeker = fixture(() => personOf(app))

const at = (id: string) => ({ params: { id } })
const edit = async (id: string, body: object, as = owner) => (await app.call('editJob', { ...at(id), body }, as)).body
const readAs = async (id: string, as: Person, query: { version?: 'public' } = {}) =>
  (await app.call('readJob', { ...at(id), query }, as)).body.data?.job
const waiting = async (id: string) =>
  (await app.call('listPendingJobs', { query: { id, page: '1' } }, admin)).body.data.jobs[0]
const reason = '給与の根拠をお知らせください。'

test('the approved version stays public while a correction waits', async () => {
  const id = await jobOf(app, owner, { title: '経理', updated_at: new Date('2026-01-01') })
  const answer = await edit(id, { title: '経理主任', benefits: ['社宅'] })
  expect(answer.data.job).toMatchObject({
    ...{ title: '経理主任', benefits: ['社宅'], approval_status: 'approved', is_active: true },
    revision: { status: 'pending', submitted_at: expect.any(String), rejection_reason: null },
  })
  const member = await memberOf(app, owner, 'viewer')
  for (const who of [owner, member, admin]) {
    expect(await readAs(id, who)).toMatchObject({ title: '経理主任', revision: { status: 'pending' } })
    const approved = await readAs(id, who, { version: 'public' })
    expect([approved.title, approved.revision]).toEqual(['経理', undefined])
  }
  const mine = (await app.call('listMyJobs', {}, owner)).body.data.jobs.find((job: { id: string }) => job.id === id)
  expect(mine).toMatchObject({ title: '経理主任', approval_status: 'approved', revision: { status: 'pending' } })

  const read = await readAs(id, seeker)
  expect(read).toMatchObject({ title: '経理', benefits: [], updated_at: '2026-01-01T00:00:00.000Z' })
  expect(read).not.toHaveProperty('revision')
  expect((await app.call('applyToJob', { ...at(id), body: {} }, seeker)).status).toBe(201)
  const own = (await app.call('listMyApplications', {}, seeker)).body.data
  expect(JSON.stringify(own)).not.toContain('経理主任')
})

test('the desk sees what a correction changes; approving replaces the approved version', async () => {
  const id = await jobOf(app, owner, { title: '総務', salary_min: 200_000 })
  await edit(id, { title: '総務課長', salary_min: 300_000 })
  const { body } = await app.call('listPendingJobs', { query: { page: '1', kind: 'revision' } }, admin)
  expect(body.data.jobs.map((job: { id: string }) => job.id)).toContain(id)
  expect(await waiting(id)).toMatchObject({
    ...{ id, title: '総務課長', is_revision: true, decided_posting: { title: '総務', salary_min: 200_000 } },
    changes: { title: { from: '総務', to: '総務課長' }, salary_min: { from: 200_000, to: 300_000 } },
  })
  const { updated_at } = await waiting(id)
  await edit(id, { title: '総務部長' })
  const late = await app.call('approveJob', { ...at(id), body: { updated_at } }, admin)
  expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
  const asRead = { updated_at: (await waiting(id)).updated_at }
  expect((await app.call('approveJob', { ...at(id), body: asRead }, admin)).status).toBe(200)
  expect(await readAs(id, seeker)).toMatchObject({ title: '総務部長', salary_min: 300_000 })
  expect(await readAs(id, owner)).not.toHaveProperty('revision')
  expect(await waiting(id)).toBeUndefined()
  expect((await app.call('approveJob', at(id), admin)).body.code).toBe('already-decided')
})

test('a rejected correction leaves the approved version and shows its reason', async () => {
  const id = await jobOf(app, owner, { title: '営業' })
  await edit(id, { title: '営業部長' })
  await app.call('rejectJob', { ...at(id), body: { rejection_reason: reason } }, admin)
  expect(await readAs(id, owner)).toMatchObject({
    ...{ title: '営業部長', approval_status: 'approved', rejection_reason: null },
    revision: { status: 'rejected', rejection_reason: reason },
  })
  expect((await readAs(id, seeker)).title).toBe('営業')
  expect(await waiting(id)).toBeUndefined()
  const again = await edit(id, { title: '営業課長' })
  expect(again.data.job).toMatchObject({ title: '営業課長', revision: { status: 'pending', rejection_reason: null } })

  const gone = await app.call('withdrawRevision', at(id), owner)
  expect([gone.status, gone.body.data.job.title, gone.body.data.job.revision]).toEqual([200, '営業', undefined])
  expect((await readAs(id, owner)).title).toBe('営業')
  const none = await app.call('withdrawRevision', at(id), owner)
  expect([none.status, none.body.code]).toEqual([404, 'revision-not-found'])
})

test('an earlier deadline, closing and reopening take effect at once, but a later deadline waits', async () => {
  const id = await jobOf(app, owner, { title: '企画', deadline: '2099-06-30' })
  const { job } = (await edit(id, { title: '企画職', deadline: '2099-05-31', is_active: false })).data
  expect(job).toMatchObject({ title: '企画職', deadline: '2099-05-31', is_active: false })
  expect(await readAs(id, owner, { version: 'public' })).toMatchObject({
    ...{ title: '企画', deadline: '2099-05-31', is_active: false },
  })
  await app.call('reopenJob', at(id), owner)
  expect(await readAs(id, seeker)).toMatchObject({ title: '企画', deadline: '2099-05-31' })
  await edit(id, { deadline: '2099-12-31' })
  expect((await readAs(id, seeker)).deadline).toBe('2099-05-31')
  await edit(id, { deadline: '2099-04-30' })
  await edit(id, { title: '企画' })
  // Nothing is left to correct.
  expect(await readAs(id, owner)).not.toHaveProperty('revision')
  const before = await readAs(id, owner)
  expect((await edit(id, { deadline: '2099-03-31' })).data.job.revision).toBeUndefined()
  expect(before.deadline).toBe('2099-04-30')
})

test("an administrator's edit applies at once and keeps a waiting correction", async () => {
  const id = await jobOf(app, owner, { title: '人事', location: '東京都港区' })
  await edit(id, { title: '人事課長' })
  const answer = await edit(id, { location: '東京都中央区' }, admin)
  expect(answer.data.job).toMatchObject({ title: '人事', location: '東京都中央区' })
  expect(await readAs(id, seeker)).toMatchObject({ title: '人事', location: '東京都中央区' })
  expect(await waiting(id)).toMatchObject({ title: '人事課長', location: '東京都中央区', is_revision: true })
  await edit(id, { title: '人事課長' }, admin)
  expect(await waiting(id)).toBeUndefined()
})

test('a decision on a correction is undone; what was submitted since is not lost', async () => {
  const id = await jobOf(app, owner, { title: '法務', benefits: ['社宅'] })
  await edit(id, { title: '法務部長', benefits: [] })
  const { submitted_at } = (await readAs(id, owner)).revision
  await app.call('approveJob', at(id), admin)
  await edit(id, { location: '京都府京都市' })
  expect((await app.call('undoDecision', at(id), admin)).status).toBe(200)
  expect(await readAs(id, seeker)).toMatchObject({ title: '法務', benefits: ['社宅'] })
  expect(await readAs(id, owner)).toMatchObject({
    ...{ title: '法務部長', benefits: [], location: '京都府京都市' },
    revision: { status: 'pending', submitted_at },
  })
  await app.call('rejectJob', { ...at(id), body: { rejection_reason: reason } }, admin)
  expect((await app.call('undoBulkApproval', { body: { ids: [id] } }, admin)).body.data.outcomes).toMatchObject([
    { done: true },
  ])
  expect((await readAs(id, owner)).revision.status).toBe('pending')
})

test('undoing an approval keeps later corrections in the waiting job', async () => {
  const id = await jobOf(app, owner, { title: '広報', approval_status: 'pending', was_public: false })
  await app.call('approveJob', at(id), admin)
  await edit(id, { title: '広報部長' })
  await app.call('undoDecision', at(id), admin)
  const job = await readAs(id, owner)
  expect([job.title, job.approval_status, job.revision]).toEqual(['広報部長', 'pending', undefined])
})

test('a text copied from another employer is found in a correction', async () => {
  const description =
    '月次決算、年次決算、税務申告の補助、請求書の発行、入金の確認、経費の精算を担当していただきます。'.repeat(8)
  await jobOf(app, await personOf(app, 'employer'), { description })
  const id = await jobOf(app, owner)
  await edit(id, { description })
  const codes = (job: { findings: { code: string }[] }) => job.findings.map(({ code }) => code)
  expect(codes(await waiting(id))).toContain('duplicate.text')
  expect(codes(await readAs(id, owner, { version: 'public' }))).not.toContain('duplicate.text')
})
