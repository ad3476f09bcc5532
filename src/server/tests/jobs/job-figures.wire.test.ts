import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { viewsCounted } from '#store/jobs/job-views.ts'
import { openSession } from '#store/people/sessions.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const day = 86_400_000
/** A day later, with sessions of that day. */
async function nextDay() {
  app.wait(day)
  for (const who of [owner, admin]) who.token = await openSession(app.open.db, who.id, app.dependencies.now())
}
const figures = async (id: string, as = owner) => (await app.call('readJobFigures', { params: { id } }, as)).body.data

test('anybody reads the median time of the approvals of the last 30 days', async () => {
  const time = async () => (await app.call('readApprovalTime')).body.data
  expect(await time()).toEqual({ count: 0, median_days: null })
  const posting = { title: '営業', company: '商店', location: '東京', description: '提案' }
  const { id } = (await app.call('postJob', { body: posting }, owner)).body.data.job
  await app.call('approveJob', { params: { id }, body: {} }, admin)
  const decided = app.open.db.updateTable('job_decisions').where('job_id', '=', id)
  const twoDaysAgo = new Date(app.dependencies.now().getTime() - 2 * 86_400_000)
  await decided.set({ waiting_since: twoDaysAgo }).execute()
  expect(await time()).toEqual({ count: 1, median_days: 2 })
  await decided.set({ decided_at: new Date(app.dependencies.now().getTime() - 31 * 86_400_000) }).execute()
  expect(await time()).toEqual({ count: 0, median_days: null })
})

test('job figures list views, applications and posting changes by day', async () => {
  const id = await jobOf(app, owner, { title: '経理', deadline: '2099-12-31' })
  const params = { id }
  const edit = (body: object) => app.call('editJob', { params, body }, owner)
  const first = tokyoDate(app.dependencies.now())
  await edit({ title: '経理主任' })
  // Neither a correction that waits nor one that is withdrawn changes what readers see.
  await app.call('withdrawRevision', { params }, owner)
  await edit({ title: '経理主任', benefits: ['社宅'] })
  await nextDay()
  await app.call('approveJob', { params }, admin)
  await nextDay()
  const seeker = await personOf(app)
  await app.call('readJob', { params }, seeker)
  await viewsCounted(app.open.db)
  await applicationOf(app, id, seeker)
  await edit({ deadline: '2099-06-30' })
  await app.call('closeJob', { params }, owner)
  await app.call('changeJobs', { body: { ids: [id], action: 'reopen' } }, owner)

  const today = tokyoDate(app.dependencies.now())
  const told = await figures(id)
  expect(told).toMatchObject({ job: { id, title: '経理主任' }, views: 1, applications: 1 })
  expect(told.per_day).toHaveLength(90)
  expect(told.per_day.at(-1)).toEqual({ day: today, views: 1, applications: 1 })
  expect(told.per_day.at(-3)).toEqual({ day: first, views: 0, applications: 0 })
  expect(told.changes.map(({ day, kind, fields }: Record<string, unknown>) => [day, kind, fields])).toEqual([
    [tokyoDate(new Date(app.dependencies.now().getTime() - day)), 'corrected', ['benefits', 'title']],
    [today, 'edited', undefined],
    [today, 'closed', undefined],
    [today, 'reopened', undefined],
  ])
})

test('a team reads the figures of its jobs, nobody else does', async () => {
  const id = await jobOf(app, owner)
  const viewer = await memberOf(app, owner, 'viewer')
  expect((await figures(id, viewer)).job.id).toBe(id)
  expect((await app.call('readJobFigures', { params: { id } }, await personOf(app, 'employer'))).status).toBe(403)
})
