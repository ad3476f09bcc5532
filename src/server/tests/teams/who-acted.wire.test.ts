import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { updateUser } from '#store/people/users.ts'

let recruiter: Person
let seeker: Person
const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))
const employer = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  recruiter = await namedMember('松本 恵')
  seeker = await personOf(app)
})

async function namedMember(name: string): Promise<Person> {
  const member = await memberOf(app, employer, 'recruiter')
  await updateUser(app.open.db, member.id, { name })
  return member
}

const posting = { title: '営業', company: '商店', location: '東京都港区', description: '新規のお客様への提案です。' }
const post = async (who: Person) => (await app.call('postJob', { body: posting }, who)).body.data.job.id as string
const write = (who: Person, id: string, body: string) =>
  app.call('sendMessage', { params: { id }, body: { body } }, who)
const messagesOf = async (who: Person, id: string) =>
  (await app.call('listMessages', { params: { id } }, who)).body.data.messages
const applicantOf = async (who: Person, jobId: string, applicationId: string) =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, who)).body.data
const decide = (who: Person, jobId: string, applicationId: string, status: 'reviewed' | 'accepted') =>
  app.call('decideApplication', { params: { jobId, applicationId }, body: { status } }, who)

/** Everything in which a job seeker reads of an application of theirs. */
async function readBySeeker(jobId: string, id: string): Promise<string> {
  const answers = [
    await app.call('listMessages', { params: { id } }, seeker),
    await app.call('listMyMessages', {}, seeker),
    await app.call('listMyApplications', {}, seeker),
    await app.call('listMyReviews', {}, seeker),
    await app.call('listNotifications', {}, seeker),
    await app.call('readJob', { params: { id: jobId } }, seeker),
    await app.call('searchJobs', {}, seeker),
  ]
  for (const { status } of answers) expect(status).toBe(200)
  return JSON.stringify(answers.map(({ body }) => body))
}

test('the team alone reads which member wrote, posted and decided', async () => {
  const jobId = await post(recruiter)
  const id = await applicationOf(app, jobId, seeker)
  const by = { id: recruiter.id, name: '松本 恵' }
  expect((await write(recruiter, id, '面接にお越しください。')).body.data.message).toMatchObject({ written_by: by })
  await write(employer, id, 'お待ちしています。')
  expect((await write(seeker, id, '伺います。')).body.data.message.written_by).toBe(null)
  await decide(recruiter, jobId, id, 'reviewed')
  app.wait(60_000)
  await decide(employer, jobId, id, 'accepted')
  app.wait(60_000)

  for (const who of [employer, recruiter]) {
    const written = (await messagesOf(who, id)).map(
      ({ written_by }: { written_by: { name: string } | null }) => written_by,
    )
    expect(written).toEqual([by, { id: employer.id, name: '試験 太郎' }, null])
    const { jobs } = (await app.call('listMyJobs', { query: { page: '1', limit: '1' } }, who)).body.data
    expect(jobs[0]).toMatchObject({ id: jobId, posted_by: by })
    const { moves } = await applicantOf(who, jobId, id)
    expect(moves).toMatchObject([
      { status: 'reviewed', by, by_operator: false },
      { status: 'accepted', by: { id: employer.id }, by_operator: false },
    ])
  }

  const admin = await personOf(app, 'admin')
  expect((await applicantOf(admin, jobId, id)).moves).toEqual([])
  expect((await app.call('listAllJobs', {}, admin)).body.data.jobs[0]).not.toHaveProperty('posted_by')
  expect((await messagesOf(seeker, id)).map(({ written_by }: { written_by: unknown }) => written_by)).toEqual([
    null,
    null,
    null,
  ])
  const read = await readBySeeker(jobId, id)
  // The employer's account is public as the address of its page.
  for (const secret of [recruiter.id, '松本 恵']) expect(read).not.toContain(secret)
})

test('the team alone reads which member arranged an interview', async () => {
  const id = await applicationOf(app, await jobOf(app, employer), seeker)
  const slots = [new Date(app.dependencies.now().getTime() + 86_400_000).toISOString()]
  const body = { kind: 'phone', slots } as const
  const proposed = (await app.call('proposeInterview', { params: { id }, body }, recruiter)).body.data.interview
  expect(proposed.arranged_by).toEqual({ id: recruiter.id, name: '松本 恵' })
  const params = { id, interviewId: proposed.id }
  const taken = await app.call('acceptInterview', { params, body: { slot: slots[0] ?? '' } }, seeker)
  expect(taken.body.data.interview.arranged_by).toBe(null)
  const arranger = async (who: Person) =>
    (await app.call('listInterviews', { params: { id } }, who)).body.data.interviews[0].arranged_by
  expect(await arranger(employer)).toMatchObject({ id: recruiter.id })
  await app.call('cancelInterview', { params, body: {} }, employer)
  expect(await arranger(recruiter)).toMatchObject({ id: employer.id })
  expect(JSON.stringify(await app.call('listMyInterviews', {}, seeker))).not.toContain(employer.id)
})

test("a bulk decision's message names its writer, an undone decision nobody", async () => {
  const jobId = await jobOf(app, employer)
  const id = await applicationOf(app, jobId, seeker)
  const params = { jobId }
  const body = { ids: [id], action: 'status' as const, status: 'reviewed' as const, message: 'ご応募を拝見しました。' }
  expect((await app.call('changeApplications', { params, body }, recruiter)).status).toBe(200)
  expect(await messagesOf(employer, id)).toMatchObject([{ written_by: { name: '松本 恵' } }])
  expect((await applicantOf(employer, jobId, id)).moves).toHaveLength(1)
  expect((await app.call('undoApplicationChanges', { params, body: { ids: [id] } }, recruiter)).status).toBe(200)
  expect((await applicantOf(employer, jobId, id)).moves).toEqual([])
})

test('the operator who decides is not named to the employer', async () => {
  const jobId = await jobOf(app, employer)
  const id = await applicationOf(app, jobId, seeker)
  const admin = await personOf(app, 'admin')
  await decide(admin, jobId, id, 'reviewed')
  const { moves } = await applicantOf(employer, jobId, id)
  expect(moves).toMatchObject([{ status: 'reviewed', by: null, by_operator: true }])
})

test("messages written for an employer stay in the member's export after leaving", async () => {
  const leaver = await namedMember('去来 渡')
  const id = await applicationOf(app, await jobOf(app, employer), seeker)
  await write(leaver, id, '私が書きました。')
  await write(employer, id, '別の人が書きました。')
  await app.call('removeMember', { params: { id: leaver.id } }, employer)
  const { messages } = (await app.call('listMyMessages', {}, leaver)).body.data
  expect(messages).toMatchObject([{ body: '私が書きました。', mine: true }])
  expect((await messagesOf(employer, id))[0].written_by).toMatchObject({ name: '去来 渡' })
})

test('messages, postings and decisions of a deleted account stay without a name', async () => {
  const leaver = await namedMember('消去 済')
  const jobId = await post(leaver)
  const id = await applicationOf(app, jobId, seeker)
  await write(leaver, id, 'よろしくお願いします。')
  await decide(leaver, jobId, id, 'reviewed')
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, leaver)).status).toBe(200)
  expect(await messagesOf(employer, id)).toMatchObject([
    { body: 'よろしくお願いします。', written_by: null, mine: true },
  ])
  expect((await applicantOf(employer, jobId, id)).moves).toMatchObject([{ by: null, by_operator: false }])
  const { jobs } = (await app.call('listMyJobs', {}, employer)).body.data
  expect(jobs.find((job: { id: string }) => job.id === jobId)).toMatchObject({ posted_by: null })
})
