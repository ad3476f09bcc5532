import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

let job: string
const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
beforeAll(async () => {
  job = await jobOf(app, employer)
})

const day = 86_400_000
const answerTime = async () => (await app.call('readJob', { params: { id: job } }, employer)).body.data.job.answer_time
/** An application of that many days ago. */
async function sentBefore(days: number) {
  const id = await applicationOf(app, job, await personOf(app))
  const applied_at = new Date(app.dependencies.now().getTime() - days * day)
  await app.open.db.updateTable('applications').set({ applied_at }).where('id', '=', id).execute()
  return id
}
const decide = (applicationId: string, as: Person = employer) =>
  app.call('decideApplication', { params: { jobId: job, applicationId }, body: { status: 'reviewed' } }, as)
const write = (id: string) =>
  app.call('sendMessage', { params: { id }, body: { body: 'お会いしたいです。' } }, employer)
const propose = (id: string, after = 7) => {
  const slots = [new Date(app.dependencies.now().getTime() + after * day).toISOString()]
  return app.call(
    'proposeInterview',
    { params: { id }, body: { kind: 'online', slots, allow_overlap: true } },
    employer,
  )
}

test('a job shows the median days until the first answer, from five answers on', async () => {
  expect(await answerTime()).toBeNull()
  await decide(await sentBefore(0))
  const twoDaysAgo = await sentBefore(2)
  await write(twoDaysAgo)
  await propose(await sentBefore(2))
  await write(await sentBefore(3))
  await write(twoDaysAgo)
  // A text to all of them, and what an administrator or the applicant does, is no answer.
  const [fifth, ...rest] = [await sentBefore(3), await sentBefore(9), await sentBefore(9)]
  const message = 'ご応募ありがとうございます。'
  const several = { params: { jobId: job }, body: { ids: rest, action: 'message' as const, message } }
  expect((await app.call('changeApplications', several, employer)).status).toBe(200)
  await decide(fifth, await personOf(app, 'admin'))
  expect(await answerTime()).toBeNull()
  const stats = (await app.call('readEmployerStats', {}, employer)).body.data
  expect(stats.answer_time).toEqual({ median_days: 2, count: 4 })
  expect(stats.answer_time_of_all).toEqual({ median_days: 2, count: 4 })
  await write(fifth)
  expect(await answerTime()).toEqual({ median_days: 2, count: 5 })
  const answered_at = new Date(app.dependencies.now().getTime() - 91 * day)
  await app.open.db.updateTable('answer_times').set({ answered_at }).where('application_id', '=', fifth).execute()
  expect(await answerTime()).toBeNull()
})

test('an answer that was undone does not count', async () => {
  const application = await applicationOf(app, job, await personOf(app))
  const counted = () => app.open.db.selectFrom('answer_times').selectAll().where('application_id', '=', application)
  await decide(application)
  expect(await counted().execute()).toHaveLength(1)
  const undo = { params: { jobId: job }, body: { ids: [application] } }
  expect((await app.call('undoApplicationChanges', undo, employer)).status).toBe(200)
  expect(await counted().execute()).toHaveLength(0)
})

test('an application says what comes next for its reader, and the list may begin with it', async () => {
  const seeker = await personOf(app)
  const [quiet, later, sooner] = [
    await applicationOf(app, await jobOf(app, employer), seeker),
    await applicationOf(app, await jobOf(app, employer), seeker),
    await applicationOf(app, await jobOf(app, employer), seeker),
  ]
  const nextOf = async (sort?: 'next') => {
    const query = sort ? { sort, page: '1' } : {}
    const { applications } = (await app.call('listMyApplications', { query }, seeker)).body.data
    return applications.map(({ id, next }: { id: string; next: object | null }) => [id, next])
  }
  const far = (await propose(later, 9)).body.data.interview
  const near = (await propose(sooner, 3)).body.data.interview
  expect(Object.fromEntries(await nextOf())).toEqual({
    [quiet]: null,
    [later]: { kind: 'choose-slot', at: far.slots[0] },
    [sooner]: { kind: 'choose-slot', at: near.slots[0] },
  })
  const accept = { params: { id: sooner, interviewId: near.id }, body: { slot: near.slots[0] } }
  expect((await app.call('acceptInterview', accept, seeker)).status).toBe(200)
  expect(await nextOf('next')).toEqual([
    [sooner, { kind: 'interview', at: near.slots[0] }],
    [later, { kind: 'choose-slot', at: far.slots[0] }],
    [quiet, null],
  ])
  await write(quiet)
  expect(Object.fromEntries(await nextOf())[quiet]).toMatchObject({ kind: 'message' })
  const over = { starts_at: new Date(app.dependencies.now().getTime() - day) }
  await app.open.db.updateTable('interviews').set(over).where('id', '=', near.id).execute()
  expect(Object.fromEntries(await nextOf())[sooner]).toBeNull()
})

test('a settled interview is a file for the calendars of its two sides, and of nobody else', async () => {
  const seeker = await personOf(app)
  const id = await applicationOf(app, await jobOf(app, employer), seeker)
  const { interview } = (await propose(id)).body.data
  const file = (as: Person) => app.call('readAppointment', { params: { id: interview.id } }, as)
  expect((await file(seeker)).status).toBe(404)
  const accept = { params: { id, interviewId: interview.id }, body: { slot: interview.slots[0] } }
  await app.call('acceptInterview', accept, seeker)
  for (const as of [seeker, employer]) {
    const url = `/api/interviews/${interview.id}.ics`
    const reply = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${as.token}` } })
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(reply.text).toContain(`UID:interview-${interview.id}@`)
  }
  expect((await file(await personOf(app))).status).toBe(404)
})
