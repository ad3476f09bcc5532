import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { composedMail, lastMail } from '#server/testing/last-mail.ts'
import { applicationOf, invitationOf, jobOf, memberOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))
const employer = fixture(() => personOf(app, 'employer', { email_verified: true }))
const seeker = fixture(() => personOf(app, 'user', { email_verified: true }))
const admin = fixture(() => personOf(app, 'admin'))

const kindsOf = async (who: Person) => {
  const { notifications } = (await app.call('listNotifications', {}, who)).body.data
  return notifications.map(({ kind }: { kind: string }) => kind)
}
const listOf = async (who: Person, jobId: string) => {
  const { notifications } = (await app.call('listNotifications', {}, who)).body.data
  return notifications.filter(({ job_id }: { job_id: string }) => job_id === jobId)
}
const apply = async () => {
  const params = { id: await jobOf(app, employer) }
  const { application } = (await app.call('applyToJob', { params, body: {} }, seeker)).body.data
  app.wait(60_000)
  return application.id as string
}

/** Takes a member out of the team, who then works for another employer. */
const leaveForAnother = async (who: Person) => {
  expect((await app.call('removeMember', { params: { id: who.id } }, employer)).status).toBe(200)
  const body = { token: await invitationOf(app, await personOf(app, 'employer'), who) }
  expect((await app.call('acceptInvitation', { body }, who)).status).toBe(200)
}

test('applications and messages notify account and recruiters, not viewers', async () => {
  const elsewhere = await memberOf(app, await personOf(app, 'employer'), 'recruiter')
  const [recruiter, viewer] = [await memberOf(app, employer, 'recruiter'), await memberOf(app, employer, 'viewer')]
  const id = await apply()
  await app.call('sendMessage', { params: { id }, body: { body: 'よろしくお願いします。' } }, seeker)
  for (const who of [employer, recruiter]) expect(await kindsOf(who)).toEqual(['message', 'application_received'])
  for (const who of [viewer, elsewhere]) expect(await kindsOf(who)).toEqual([])
  const mails = app.followUps.filter(({ kind }) => kind === 'application-received').slice(-2)
  const addressees = await Promise.all(mails.map(async (each) => (await composedMail(app, each))?.to))
  expect(addressees).toMatchObject([{ address: employer.email }, { address: recruiter.email }])
})

test('a former member gets no more mail and has no applications of the team in their list', async () => {
  const recruiter = await memberOf(app, employer, 'recruiter')
  await apply()
  expect(await kindsOf(recruiter)).toEqual(['application_received'])
  expect((await lastMail(app, 'application-received')).to).toBe(recruiter.email)
  await leaveForAnother(recruiter)
  expect(await kindsOf(recruiter)).toEqual([])
  expect((await lastMail(app, 'application-received')).to).toBe(undefined)
  expect(await kindsOf(employer)).toContain('application_received')
  // An administrator may make a member a job seeker, who then is of no team.
  const changed = await memberOf(app, employer, 'recruiter')
  await apply()
  const toSeeker = { params: { id: changed.id }, body: { role: 'user' as const } }
  expect((await app.call('editUser', toSeeker, await personOf(app, 'admin'))).status).toBe(200)
  expect(await kindsOf(changed)).not.toContain('application_received')
})

test("an operator's action on a job notifies account and recruiters, also by mail", async () => {
  const [recruiter, viewer] = [await memberOf(app, employer, 'recruiter'), await memberOf(app, employer, 'viewer')]
  const id = await jobOf(app, employer, { approval_status: 'pending', was_public: false, title: '経理' })
  const params = { id }
  await app.call('approveJob', { params, body: {} }, admin)
  app.wait(60_000)
  await app.call('editJob', { params, body: { title: '経理主任', salary_min: 300_000 } }, admin)
  await app.call('toggleJob', { params, body: { reason: '通報がありました。' } }, admin)
  for (const who of [employer, recruiter])
    expect(await listOf(who, id)).toMatchObject([
      { kind: 'job_stopped', title: '求人の掲載が停止されました', text: '経理主任', path: '/employer/jobs' },
      { kind: 'job_edited', text: '経理主任（求人タイトル、月給の下限）', path: `/employer/jobs/${id}/edit` },
      { kind: 'job_approved', path: `/jobs/${id}` },
    ])
  expect(await kindsOf(viewer)).toEqual([])
  expect((await lastMail(app, 'job-stopped')).to).toBe(recruiter.email)
  expect((await lastMail(app, 'job-edited')).to).toBe(recruiter.email)
  await app.call('removeMember', { params: { id: recruiter.id } }, employer)
  expect(await listOf(recruiter, id)).toEqual([])
  expect(await listOf(employer, id)).toHaveLength(3)
  expect((await lastMail(app, 'job-stopped')).to).toBe(undefined)
})

test('mails about the operator’s acts on a job cannot be turned off', async () => {
  const owner = await personOf(app, 'employer')
  const none = { list: false, mail: false, push: false }
  await app.call('updateNotificationSettings', { body: { mail: false, kinds: { job_stopped: none } } }, owner)
  const id = await jobOf(app, owner)
  await app.call('toggleJob', { params: { id }, body: { reason: '通報がありました。' } }, admin)
  expect(await kindsOf(owner)).toEqual([])
  expect((await lastMail(app, 'job-stopped')).to).toBe(owner.email)
})

test('the member who arranged an interview is reminded, or the employer once that member left', async () => {
  const recruiter = await memberOf(app, employer, 'recruiter')
  const id = await apply()
  const slot = new Date(app.dependencies.now().getTime() + 48 * 3_600_000).toISOString()
  const body = { kind: 'phone' as const, slots: [slot] }
  const proposed = await app.call('proposeInterview', { params: { id }, body }, recruiter)
  const params = { id, interviewId: proposed.body.data.interview.id }
  expect((await app.call('acceptInterview', { params, body: { slot } }, seeker)).status).toBe(200)
  const reminded = async () => (await lastMail(app, 'interview-reminder')).to
  expect(await reminded()).toBe(recruiter.email)
  await leaveForAnother(recruiter)
  expect(await reminded()).toBe(employer.email)
})

test("a viewer's reading does not mark a conversation read", async () => {
  const viewer = await memberOf(app, employer, 'viewer')
  const recruiter = await memberOf(app, employer, 'recruiter')
  const id = await applicationOf(app, await jobOf(app, employer), seeker)
  await messageOf(app, id, 'applicant')
  const readAt = async (who: Person) =>
    (await app.call('listMessages', { params: { id } }, who)).body.data.messages[0].read_at
  await readAt(viewer)
  expect(await readAt(viewer)).toBe(null)
  await readAt(recruiter)
  expect(await readAt(seeker)).not.toBe(null)
})
