import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import type { TeamRole } from '#rules/people/roles.ts'
import { applicationOf, jobOf, memberOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'

let members: Record<TeamRole, Person>
const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))
const employer = fixture(() => personOf(app, 'employer'))
const seeker = fixture(() => personOf(app))
beforeAll(async () => {
  const [owner, recruiter, viewer] = [
    await memberOf(app, employer, 'owner'),
    await memberOf(app, employer, 'recruiter'),
    await memberOf(app, employer, 'viewer'),
  ]
  members = { owner, recruiter, viewer }
})

const everybody = () => [employer, members.owner, members.recruiter, members.viewer]
const posting = { title: '営業', company: '商店', location: '東京都港区', description: '新規のお客様への提案です。' }

test('a team reads the jobs, applicants, figures, profile and conversations of its employer', async () => {
  const jobId = await jobOf(app, employer, { approval_status: 'rejected', rejection_reason: '賃金の記載なし' })
  const id = await applicationOf(app, jobId, seeker)
  await messageOf(app, id, 'applicant')
  await app.call('updateEmployerProfile', { body: { representative: '代表 太郎' } }, employer)
  for (const who of everybody()) {
    const { jobs } = (await app.call('listMyJobs', {}, who)).body.data
    expect(jobs.find((job: { id: string }) => job.id === jobId)).toMatchObject({ rejection_reason: '賃金の記載なし' })
    expect((await app.call('readJob', { params: { id: jobId } }, who)).body.data.job.is_own).toBe(true)
    const { applications } = (await app.call('listApplicants', { params: { jobId } }, who)).body.data
    expect(applications).toMatchObject([{ id }])
    expect((await app.call('listEmployerApplications', {}, who)).body.data.applications).toMatchObject([{ id }])
    expect((await app.call('readEmployerStats', {}, who)).body.data.applications).toBe(1)
    const { profile } = (await app.call('readEmployerProfile', {}, who)).body.data
    expect(profile.representative).toBe('代表 太郎')
    const { conversation, messages } = (await app.call('listMessages', { params: { id } }, who)).body.data
    expect([conversation.side, messages.length]).toEqual(['employer', 1])
  }
})

test('recruiters work with what belongs to the employer, and only owners delete it or change the profile', async () => {
  const { recruiter, owner } = members
  const { id: jobId } = (await app.call('postJob', { body: posting }, recruiter)).body.data.job
  const { owner_id } = await app.open.db
    .selectFrom('jobs')
    .select('owner_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(owner_id).toBe(employer.id)
  const params = { id: jobId }
  expect((await app.call('editJob', { params, body: { title: '法人営業' } }, recruiter)).status).toBe(200)
  expect((await app.call('closeJob', { params }, recruiter)).status).toBe(200)
  const applicationId = await applicationOf(app, jobId, seeker)
  const decision = { params: { jobId, applicationId }, body: { status: 'reviewed' as const } }
  expect((await app.call('decideApplication', decision, recruiter)).status).toBe(200)
  const message = { params: { id: applicationId }, body: { body: 'ご応募ありがとうございます。' } }
  expect((await app.call('sendMessage', message, recruiter)).status).toBe(201)
  expectReason(await app.call('deleteJob', { params }, recruiter), 'team-role-too-low')
  expectReason(await app.call('updateEmployerProfile', { body: { phone: null } }, recruiter), 'team-role-too-low')
  expect((await app.call('updateEmployerProfile', { body: { phone: null } }, owner)).status).toBe(200)
  expectReason(await app.call('applyToJob', { params, body: {} }, recruiter), 'own-job')
  expect((await app.call('deleteJob', { params }, owner)).status).toBe(200)
})

test('a member who only reads is told that the role is too low for a change', async () => {
  const answer = await app.call('postJob', { body: posting }, members.viewer)
  expectReason(answer, 'team-role-too-low')
  expect(answer.body.message).toContain('チームでの権限')
})

test('membership ends at once, and the account is then its own employer', async () => {
  const left = await memberOf(app, employer, 'owner')
  const jobId = await jobOf(app, employer)
  expect((await app.call('listApplicants', { params: { jobId } }, left)).status).toBe(200)
  await app.open.db.deleteFrom('team_members').where('user_id', '=', left.id).execute()
  expectReason(await app.call('listApplicants', { params: { jobId } }, left), 'not-allowed')
  const rest = await memberOf(app, employer, 'owner')
  const suspend = (suspended_at: Date | null) =>
    app.open.db.updateTable('users').set({ suspended_at }).where('id', '=', employer.id).execute()
  await suspend(app.dependencies.now())
  expectReason(await app.call('listApplicants', { params: { jobId } }, rest), 'not-allowed')
  await suspend(null)
  expect((await app.call('listApplicants', { params: { jobId } }, rest)).status).toBe(200)
  expect((await app.call('listMyJobs', {}, left)).body.data.jobs).toEqual([])
  expect((await app.call('postJob', { body: posting }, left)).status).toBe(201)
})
