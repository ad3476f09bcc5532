import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { publishDue } from '#store/jobs/publication.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
const admin = fixture(() => personOf(app, 'admin'))
const employer = fixture(() => personOf(app, 'employer'))

const posting = { title: '営業', company: '商店', location: '東京都港区', description: '新規のお客様への提案です。' }
const inMinutes = (minutes: number) => new Date(app.dependencies.now().getTime() + minutes * 60_000).toISOString()
const post = async (publish_at: string) =>
  (await app.call('postJob', { body: { ...posting, publish_at } }, employer)).body.data.job
const edit = (id: string, body: object) => app.call('editJob', { params: { id }, body }, employer)
const approve = (id: string) => app.call('approveJob', { params: { id }, body: {} }, admin)
const statusFor = async (id: string, who: Person | null = null) =>
  (await app.call('readJob', { params: { id } }, who)).status
const publishWhatIsDue = () => publishDue(app.open.db, app.dependencies.now())

test('a job that is approved before its time is public from then on, to everybody at once', async () => {
  const seeker = await personOf(app)
  const at = inMinutes(5)
  const { id, publish_at } = await post(at)
  expect(publish_at).toBe(at)
  expect((await approve(id)).status).toBe(200)
  await publishWhatIsDue()
  expect(await statusFor(id)).toBe(404)
  expect((await app.call('applyToJob', { params: { id }, body: {} }, seeker)).status).toBe(404)
  expect((await app.call('countJobs')).body.data.total).toBe(0)
  expect((await app.call('readJob', { params: { id } }, employer)).body.data.job).toMatchObject({
    ...{ approval_status: 'approved', is_active: false, publish_at: at },
  })
  app.wait(5 * 60_000 + 1)
  await Promise.all([publishWhatIsDue(), publishWhatIsDue()])
  const { job } = (await app.call('readJob', { params: { id } })).body.data
  expect(job).toMatchObject({ is_active: true })
  expect(job.publish_at).toBeUndefined()
  expect((await app.call('countJobs')).body.data.total).toBe(1)
  expectReason(await edit(id, { publish_at: inMinutes(5) }), 'already-public')
  await app.call('deleteJob', { params: { id } }, employer)
})

test('a job whose time comes while it waits is public with its approval', async () => {
  const { id } = await post(inMinutes(1))
  app.wait(60_001)
  await publishWhatIsDue()
  expect(await statusFor(id)).toBe(404)
  await approve(id)
  expect(await statusFor(id)).toBe(200)
})

test('a time of publication is moved, removed, ended by closing, and kept by other edits', async () => {
  const { id } = await post(inMinutes(5))
  await approve(id)
  const at = inMinutes(10)
  expect((await edit(id, { publish_at: at, is_active: true })).body.data.job).toMatchObject({ publish_at: at })
  expect((await edit(id, { is_active: true })).body.data.job).toMatchObject({ publish_at: at, is_active: false })
  expect((await edit(id, { publish_at: null })).body.data.job).toMatchObject({ publish_at: null, is_active: true })
  expect(await statusFor(id)).toBe(200)

  const other = await post(inMinutes(5))
  await approve(other.id)
  await app.call('closeJob', { params: { id: other.id } }, employer)
  app.wait(5 * 60_000 + 1)
  await publishWhatIsDue()
  expect(await statusFor(other.id)).toBe(404)
})

test('a time that is over is refused', async () => {
  const reply = await app.call('postJob', { body: { ...posting, publish_at: inMinutes(-1) } }, employer)
  expectRefused(reply, 400, '現在より後の日時を入力してください', 'publish_at')
})

test('an administrator stops a job that waits for its time', async () => {
  const { id } = await post(inMinutes(5))
  await approve(id)
  await app.call('toggleJob', { params: { id }, body: {} }, admin)
  app.wait(5 * 60_000 + 1)
  await publishWhatIsDue()
  expect(await statusFor(id)).toBe(404)
  expectReason(await app.call('reopenJob', { params: { id } }, employer), 'stopped-by-operator')
})
