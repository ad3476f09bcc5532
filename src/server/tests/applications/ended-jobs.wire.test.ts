import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { bearer, send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

/** A seeker who sent a resume to an employer's job. */
async function applied() {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const job = await jobOf(app, owner, { title: '荷受け', company: '港運送' })
  const application = await applicationOf(app, job, seeker, await resumeOf(app, seeker))
  return { owner, seeker, job, application }
}
type Applied = Awaited<ReturnType<typeof applied>>

const own = async (seeker: Person) => (await app.call('listMyApplications', {}, seeker)).body.data.applications
const told = async (seeker: Person) =>
  (await app.call('listNotifications', {}, seeker)).body.data.notifications.filter(
    ({ kind }: { kind: string }) => kind === 'job_ended',
  )
const stop = ({ job }: Applied) => app.call('toggleJob', { params: { id: job }, body: { reason: '確認中' } }, admin)
const suspend = ({ owner }: Applied) =>
  app.call('suspendUser', { params: { id: owner.id }, body: { reason: '虚偽の求人' } }, admin)
const opened = async (url: string) => (await app.http.inject({ url })).statusCode
const password = { body: { password: 'password' } }
const deletions: Record<string, (of: Applied) => Promise<unknown>> = {
  'the owner deletes the job': ({ job, owner }) => app.call('deleteJob', { params: { id: job } }, owner),
  'an administrator deletes the job': ({ job }) => app.call('deleteJob', { params: { id: job } }, admin),
  'the employer deletes the account': ({ owner }) => app.call('deleteAccount', password, owner),
  'an administrator deletes the employer': ({ owner }) => app.call('deleteUser', { params: { id: owner.id } }, admin),
}

test.each(Object.entries(deletions))('%s: the application stays, and its applicant is told once', async (_, remove) => {
  const of = await applied()
  await remove(of)
  const kept = { id: of.application, title: '荷受け', company: '港運送', job_state: 'deleted' }
  expect(await own(of.seeker)).toMatchObject([kept])
  expect(
    (await app.call('listMyApplications', { query: { page: '1', q: '荷受け' } }, of.seeker)).body.data,
  ).toMatchObject({
    total: 1,
    counts: { pending: 1 },
    applications: [kept],
  })
  expect(await told(of.seeker)).toMatchObject([{ text: expect.stringContaining('荷受け'), path: '/applications' }])
})

test('a stop or suspension shows in the list and notifies the applicant once', async () => {
  const of = await applied()
  expect(await own(of.seeker)).toMatchObject([{ job_state: 'open' }])
  await stop(of)
  expect(await own(of.seeker)).toMatchObject([{ job_state: 'stopped' }])
  await suspend(of)
  expect(await own(of.seeker)).toMatchObject([{ job_state: 'suspended' }])
  await app.call('deleteUser', { params: { id: of.owner.id } }, admin)
  expect(await own(of.seeker)).toMatchObject([{ job_state: 'deleted' }])
  expect(await told(of.seeker)).toHaveLength(1)
})

test('a stop that is undone tells nobody', async () => {
  const of = await applied()
  await stop(of)
  await stop(of)
  expect(await own(of.seeker)).toMatchObject([{ job_state: 'open' }])
  expect(await told(of.seeker)).toEqual([])
  await stop(of)
  expect(await told(of.seeker)).toHaveLength(1)
})

test('papers can be taken back once the job was stopped, and the employer’s links to them end', async () => {
  const of = await applied()
  const params = { id: of.application }
  expect((await app.call('takeBackPapers', { params }, of.seeker)).status).toBe(409)
  const received = async () =>
    (await app.call('listApplicants', { params: { jobId: of.job } }, of.owner)).body.data.applications[0]
  const { resume_url, applicant_email } = await received()
  expect(applicant_email).toContain('@')
  expect(await opened(resume_url)).toBe(200)
  await stop(of)
  const taken = await app.call('takeBackPapers', { params }, of.seeker)
  expect(taken.body.data.application).toMatchObject({ papers: [], papers_taken_back_at: expect.any(String) })
  const gone = { applicant_email: '', applicant_phone: null, cover_letter: null, motive: null, answers: [] }
  expect(await received()).toMatchObject({ resume_url: null, resume_name: null, papers: [], ...gone })
  expect(await opened(resume_url)).toBe(404)
  expect((await app.call('listResumes', {}, of.seeker)).body.data.resumes).toHaveLength(1)
})

test('withdrawn papers are not found, filtered by, exported or downloaded', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app, 'user', { name: '瀬戸 内' })]
  await app.call('updateProfile', { body: { phone: '090-7777-1234' } }, seeker)
  const questions = [{ id: 'place', text: '希望の勤務地', kind: 'text', required: false }] as never
  const job = await jobOf(app, owner, { questions })
  const answers = [{ id: 'place', value: '泉区' }]
  const applying = { params: { id: job }, body: { cover_letter: 'ガラス細工', motive: '志す理由', answers } }
  const application = (await app.call('applyToJob', applying, seeker)).body.data.application.id
  const form = new FormData()
  form.append('body', '職務経歴書です。')
  form.append('files', new Blob(['%PDF-1.7\nmk']), 'mk.pdf')
  await send(app, 'sendMessage', { params: { id: application }, form }, seeker)
  const filesFor = async (who: Person) =>
    (await app.call('listMessages', { params: { id: application } }, who)).body.data.messages[0].files
  const exported = async (who: Person) => (await app.call('listMyMessages', {}, who)).body.data.messages[0].files
  const [{ url }] = await filesFor(owner)
  const files = async (who: Person) => [
    (await app.http.inject({ url, headers: bearer(who) })).statusCode,
    (await filesFor(who)).length,
    (await exported(who)).length,
  ]
  const hidden = [{ q: seeker.email }, { q: '7777' }, { q: 'ガラス' }, { answer: 'place:泉区' }]
  const totals = (query: object) =>
    Promise.all(
      [owner, admin].map(async (who) => {
        const { data } = (await app.call('listApplicants', { params: { jobId: job }, query }, who)).body
        return data.counts.pending
      }),
    )
  for (const query of hidden) expect([query, await totals(query)]).toEqual([query, [1, 1]])
  expect(await files(owner)).toEqual([200, 1, 1])
  await app.call('toggleJob', { params: { id: job }, body: { reason: '確認中' } }, admin)
  expect((await app.call('takeBackPapers', { params: { id: application } }, seeker)).status).toBe(200)
  for (const query of hidden) expect([query, await totals(query)]).toEqual([query, [0, 0]])
  expect(await totals({ q: '瀬戸内' })).toEqual([1, 1])
  expect(await files(owner)).toEqual([404, 0, 0])
  expect(await files(seeker)).toEqual([200, 1, 1])
  for (const query of [{}, ...hidden]) {
    const search = new URLSearchParams(query)
    const csv = await app.http.inject({ url: `/api/jobs/${job}/applications.csv?${search}`, headers: bearer(owner) })
    expect([csv.statusCode, csv.body.includes('瀬戸')]).toEqual([200, search.size === 0])
    expect(csv.body).not.toMatch(/@|7777|ガラス|泉区|志す/)
  }
})

test('a signed link ends with the employer, and nothing stays of an applicant who leaves', async () => {
  const of = await applied()
  const { body } = await app.call('listApplicants', { params: { jobId: of.job } }, of.owner)
  await app.call('deleteUser', { params: { id: of.owner.id } }, admin)
  expect(await opened(body.data.applications[0].resume_url)).toBe(404)
  expect((await app.call('takeBackPapers', { params: { id: of.application } }, of.seeker)).status).toBe(200)
  await app.call('deleteAccount', password, of.seeker)
  expect(
    await app.open.db.selectFrom('past_applications').select('id').where('id', '=', of.application).execute(),
  ).toEqual([])
})
