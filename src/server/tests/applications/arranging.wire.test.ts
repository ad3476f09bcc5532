import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { composeMail } from '#workers/compose-mail.ts'
import { app as mailConfig } from '#workers/testing/mailbox.ts'

let job: string
const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { email_verified: true }))
const recruiter = fixture(() => memberOf(app, employer, 'recruiter'))
beforeAll(async () => {
  job = await jobOf(app, employer)
})

/** So many minutes after 10 o'clock of a day in the future. */
const at = (day: number, minutes = 0) => {
  const today = Math.floor(app.dependencies.now().getTime() / 86_400_000)
  return new Date((today + day) * 86_400_000 + 3_600_000 + minutes * 60_000).toISOString()
}
async function applied(name = '佐藤 美咲') {
  const seeker = await personOf(app, 'user', { name, email_verified: true })
  return { seeker, id: await applicationOf(app, job, seeker) }
}
const propose = (id: string, body: object, as = employer) =>
  app.call('proposeInterview', { params: { id }, body: { kind: 'online', ...body } as never }, as)
const act = (name: 'acceptInterview' | 'moveInterview', id: string, interviewId: string, body: object, as: Person) =>
  app.call(name, { params: { id, interviewId }, body: body as never }, as)

test('an offer that overlaps another start is refused with that one, unless overlaps are allowed', async () => {
  const [first, second] = [await applied('鈴木 一郎'), await applied()]
  const slots = [at(30), at(31)]
  const { interview } = (await propose(first.id, { slots })).body.data
  const near = { slots: [at(30, 45)], minutes: 30 }
  const overlap = {
    ...{ interview_id: interview.id, application_id: first.id, applicant_name: '鈴木 一郎' },
    ...{ starts_at: slots[0], minutes: 60, settled: false },
  }
  const refused = await propose(second.id, near)
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'slot-overlaps', { overlap }])
  await act('acceptInterview', first.id, interview.id, { slot: slots[0] }, first.seeker)
  expect((await propose(second.id, near)).body.data).toEqual({ overlap: { ...overlap, settled: true } })
  // The other start is free again, as is the time right after.
  expect((await propose(second.id, { slots: [at(31), at(30, 60)] })).status).toBe(201)
  expect((await propose(second.id, { ...near, allow_overlap: true })).status).toBe(201)
  const elsewhere = await personOf(app, 'employer')
  const foreign = await applicationOf(app, await jobOf(app, elsewhere), second.seeker)
  expect((await propose(foreign, near, elsewhere)).status).toBe(201)
})

test('a move may overlap its own interview, but no other', async () => {
  const [first, second] = [await applied(), await applied()]
  await propose(first.id, { slots: [at(40)] })
  const { interview } = (await propose(second.id, { slots: [at(41)] })).body.data
  const move = (body: object, as = employer) => act('moveInterview', second.id, interview.id, body, as)
  expect((await move({ slots: [at(41, 30)] })).status).toBe(200)
  expect((await move({ slots: [at(40, 30)] })).body.code).toBe('slot-overlaps')
  // The applicant does not learn of the others; the employer does when taking the start.
  expect((await move({ slots: [at(40, 30)] }, second.seeker)).status).toBe(200)
  const take = (body: object) =>
    act('acceptInterview', second.id, interview.id, { slot: at(40, 30), ...body }, employer)
  expect((await take({})).body.code).toBe('slot-overlaps')
  expect((await take({ allow_overlap: true })).status).toBe(200)
})

test('an interview has up to five interviewers, hidden from the applicant, and an https address', async () => {
  const { id, seeker } = await applied()
  const url = 'https://meet.example.com/9'
  const people = [recruiter.id, employer.id]
  const { status, body } = await propose(id, { slots: [at(50)], interviewers: people, url })
  expect([status, body.data.interview.url]).toEqual([201, url])
  expect(body.data.interview.interviewers.map((one: { id: string }) => one.id).sort()).toEqual([...people].sort())
  const own = (await app.call('listInterviews', { params: { id } }, seeker)).body.data.interviews[0]
  expect(own).toMatchObject({ url, interviewers: [] })
  const stranger = await personOf(app, 'employer')
  const bad = [
    [{ interviewers: [employer.id, stranger.id] }, 'interviewers.1'],
    [{ interviewers: ['nobody'] }, 'interviewers.0'],
    [{ interviewers: Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`) }, 'interviewers'],
    [{ url: 'http://meet.example.com/9' }, 'url'],
    [{ url: 'https://a:b@meet.example.com' }, 'url'],
  ] as const
  for (const [given, path] of bad) {
    const refused = await propose(id, { slots: [at(51)], ...given })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path])
  }
  // What was typed is refused before what is in the way.
  const taken = await propose(id, { slots: [at(50)], interviewers: [stranger.id] })
  expect([taken.status, taken.body.errors[0].path]).toEqual([400, 'interviewers.0'])
  const applicants = (await app.call('listApplicants', { params: { jobId: job } }, employer)).body.data.applications
  expect(applicants.find((one: { id: string }) => one.id === id).next).toBeNull()
  await act('acceptInterview', id, body.data.interview.id, { slot: at(50) }, seeker)
  const params = { jobId: job, applicationId: id }
  const { application } = (await app.call('readApplicant', { params }, employer)).body.data
  expect(application.next).toEqual({ kind: 'interview', at: at(50) })
  expect(
    (await app.call('readApplicant', { params }, await personOf(app, 'admin'))).body.data.application.next,
  ).toBeNull()
})

test('interviews are listed by the days on which they are settled or offered', async () => {
  const owner = await personOf(app, 'employer')
  const id = await applicationOf(app, await jobOf(app, owner), await personOf(app))
  await propose(id, { slots: [at(70), at(72)] }, owner)
  const listed = async (query: object) => {
    const reply = await app.call('listMyInterviews', { query: query as never }, owner)
    return reply.status === 200 ? reply.body.data.interviews.length : [reply.status, reply.body.errors[0].path]
  }
  const [first, between, last] = [at(70), at(71), at(72)].map((start) => start.slice(0, 10))
  expect(await listed({ from: first, to: first })).toBe(1)
  expect(await listed({ from: between, to: between })).toBe(0)
  expect(await listed({ from: last })).toBe(1)
  expect(await listed({ to: between, page: '1' })).toBe(1)
  expect(await listed({ from: 'today' })).toEqual([400, 'from'])
})

test('every mail of an interview says in its first line what happened', async () => {
  const { id, seeker } = await applied()
  const said: string[] = []
  const tell = async (change: () => Promise<unknown>) => {
    const from = app.followUps.length
    await change()
    const context = { db: app.open.db, now: new Date(app.dependencies.now().getTime() + 600_000), ...mailConfig }
    for (const each of app.followUps.slice(from).filter(({ kind }) => kind !== 'interview-reminder')) {
      const mail = await composeMail(each, context)
      if (mail && (mail.to as { address: string }).address === seeker.email)
        said.push(`${mail.subject.split('：')[0]} / ${mail.text.split('\n')[2]?.split('について、')[1]}`)
    }
  }
  let interviewId = ''
  await tell(async () => {
    interviewId = (await propose(id, { slots: [at(60)] })).body.data.interview.id
  })
  await tell(() => act('acceptInterview', id, interviewId, { slot: at(60) }, seeker))
  await tell(() => act('moveInterview', id, interviewId, { slots: [at(61)] }, employer))
  await tell(() => act('acceptInterview', id, interviewId, { slot: at(61) }, seeker))
  await tell(() => app.call('cancelInterview', { params: { id, interviewId }, body: {} }, employer))
  expect(said).toEqual([
    '面接の日時のご提案 / 商店から、面接の日時の提案が届きました。',
    '面接の日時が決まりました / 商店との面接の日時が決まりました。',
    '面接の日時の変更 / 商店から、面接の日時の変更のご連絡です。',
    '面接の日時が決まりました / 商店との面接の日時が決まりました。',
    '面接が中止になりました / 商店との面接は中止になりました。',
  ])
})
