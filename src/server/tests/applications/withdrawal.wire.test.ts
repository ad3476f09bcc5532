import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { recountFigures } from '#store/stats/kept-figures.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const apply = (job: string, who: Person) => app.call('applyToJob', { params: { id: job }, body: {} }, who)
const withdraw = (id: string, who: Person, reason?: string) =>
  app.call('withdrawApplication', { params: { id }, body: reason === undefined ? {} : { reason } }, who)
const decide = (jobId: string, applicationId: string, status: 'reviewed' | 'accepted' | 'rejected') =>
  app.call('decideApplication', { params: { jobId, applicationId }, body: { status } }, employer)

async function applied() {
  const [job, seeker] = [await jobOf(app, employer), await personOf(app)]
  const id: string = (await apply(job, seeker)).body.data.application.id
  return { job, seeker, id }
}

test('an applicant withdraws once, and both sides read when and why', async () => {
  const { job, seeker, id } = await applied()
  const { status, body } = await withdraw(id, seeker, ' 他社に決まりました ')
  expect([status, body.message]).toEqual([200, '応募を辞退しました'])
  expect(body.data.application).toMatchObject({ id, status: 'rejected', withdrawn_at: expect.any(String) })
  const { applications } = (await app.call('listMyApplications', {}, seeker)).body.data
  expect(applications).toEqual([body.data.application])
  const received = (await app.call('listApplicants', { params: { jobId: job } }, employer)).body.data
  expect(received.applications).toMatchObject([
    { id, status: 'rejected', withdrawn_at: expect.any(String), withdrawal_reason: '他社に決まりました' },
  ])
  expect(received.counts).toEqual({ pending: 0, reviewed: 0, accepted: 0, rejected: 1 })
  expectRefused(await withdraw(id, seeker), 409, 'この応募は既に辞退しています')
})

test('a withdrawal is no rejection in the figures and filters of its applicant', async () => {
  const { job, seeker, id } = await applied()
  await withdraw(id, seeker)
  const other = (await apply(await jobOf(app, employer), seeker)).body.data.application.id
  const mine = async (query: object) => (await app.call('listMyApplications', { query }, seeker)).body.data
  const counts = { pending: 1, reviewed: 0, accepted: 0, rejected: 0, withdrawn: 1 }
  expect((await mine({})).counts).toEqual(counts)
  const of = async (status: string) => {
    const { applications, total, ...list } = await mine({ status, page: '1' })
    expect([list.counts, total]).toEqual([counts, applications.length])
    return applications.map((each: { id: string }) => each.id)
  }
  expect([await of('withdrawn'), await of('rejected'), await of('pending')]).toEqual([[id], [], [other]])
  expect((await app.call('listApplicants', { params: { jobId: job } }, employer)).body.data.counts.rejected).toBe(1)
})

test('a withdrawn application cannot be decided', async () => {
  const { job, seeker, id } = await applied()
  await withdraw(id, seeker)
  for (const status of ['reviewed', 'accepted', 'rejected'] as const)
    expectRefused(await decide(job, id, status), 409, 'この状態には変更できません')
})

test('an accepted application can be withdrawn, a rejected one cannot', async () => {
  const [accepted, rejected] = [await applied(), await applied()]
  await decide(accepted.job, accepted.id, 'accepted')
  await decide(rejected.job, rejected.id, 'rejected')
  expect((await withdraw(accepted.id, accepted.seeker)).status).toBe(200)
  expectRefused(await withdraw(rejected.id, rejected.seeker), 409, 'この状態には変更できません')
})

test('the employer of the job cannot withdraw for an applicant', async () => {
  const { id } = await applied()
  expectRefused(await withdraw(id, employer), 404, '応募が見つかりません')
})

test('applying again is possible once after a withdrawal', async () => {
  const { job, seeker, id } = await applied()
  const ids = async () => (await app.call('listAppliedJobIds', {}, seeker)).body.data.ids
  expectRefused(await apply(job, seeker), 409, '既に応募済みです')
  await withdraw(id, seeker)
  expect(await ids()).toEqual([])
  const again = await Promise.all([apply(job, seeker), apply(job, seeker)])
  expect(again.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await ids()).toEqual([job])
  const second = again.find(({ status }) => status === 201)?.body.data.application.id
  expect((await withdraw(second, seeker)).status).toBe(200)
  expectRefused(await apply(job, seeker), 409, '既に応募済みです')
  expect(await ids()).toEqual([job])
})

test('a withdrawn application does not wait any more, in the figures that are kept either', async () => {
  const figures = async () => {
    const { applications } = (await app.call('readStats', {}, admin)).body.data
    return applications.by_status
  }
  const { seeker, id } = await applied()
  const before = await figures()
  await withdraw(id, seeker)
  expect(await figures()).toEqual({ ...before, pending: before.pending - 1, rejected: before.rejected + 1 })
  expect(await recountFigures(app.open)).toEqual([])
})
