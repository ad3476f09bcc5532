import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { bearer } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
const recruiter = fixture(() => memberOf(app, employer, 'recruiter'))

const steps = ['書類選考', '適性検査', '社長面接']
const questions = [
  { id: 'place', text: '希望する配属先', kind: 'choice' as const, options: ['青葉区', '泉区'], required: false },
  { id: 'years', text: '経験年数', kind: 'number' as const, required: false },
]
const withSteps = () => jobOf(app, employer, { terms: { selection: { steps } }, questions })
const applied = async (job: string) => applicationOf(app, job, await personOf(app))
const unsaid = { tags: [], rating: null, assignee_id: null, stage: null }
const review = (id: string, said: object, as = employer) =>
  app.call('reviewApplication', { params: { id }, body: { ...unsaid, ...said } }, as)
const bulk = (jobId: string, body: object, as = employer) =>
  app.call('changeApplications', { params: { jobId }, body: body as never }, as)
const undo = (jobId: string, ids: string[], as = employer) =>
  app.call('undoApplicationChanges', { params: { jobId }, body: { ids } }, as)
const one = async (jobId: string, applicationId: string) =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, employer)).body.data.application
const listed = (jobId: string, query: object, as = employer) =>
  app.call('listApplicants', { params: { jobId }, query: query as never }, as)
const idsIn = (reply: { body: { data: { applications: { id: string }[] } } }) =>
  reply.body.data.applications.map(({ id }) => id)
const refused = (reply: { status: number; body: { errors?: { path: string }[] } }) => [
  reply.status,
  reply.body.errors?.[0]?.path,
]

test("a job's stages are its stated steps, or five defaults", async () => {
  const read = async (id: string) => (await app.call('readJob', { params: { id } }, employer)).body.data.job.stages
  expect(await read(await withSteps())).toEqual([
    { id: 'documents', name: '書類選考' },
    { id: '適性検査', name: '適性検査' },
    { id: '社長面接', name: '社長面接' },
  ])
  const blank = await jobOf(app, employer, { terms: { selection: { steps: ['', '書類選考', '面接', '面接'] } } })
  expect(await read(blank)).toEqual([
    { id: 'documents', name: '書類選考' },
    { id: '面接', name: '面接' },
  ])
  const ids = (await read(await jobOf(app, employer))).map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['documents', 'first', 'second', 'final', 'offer'])
})

test('an application takes a stage of its job, and lists filter by it', async () => {
  const [job, plain] = [await withSteps(), await jobOf(app, employer)]
  const [id, other] = [await applied(job), await applied(plain)]
  expect((await review(id, { stage: '適性検査' })).body.data.review.stage).toBe('適性検査')
  expect(await one(job, id)).toMatchObject({ stage: '適性検査', review: { stage: '適性検査' } })
  expect(refused(await review(other, { stage: '適性検査' }))).toEqual([400, 'stage'])
  expect(idsIn(await listed(job, { stage: '適性検査' }))).toEqual([id])
  expect(idsIn(await listed(job, { stage: '社長面接' }))).toEqual([])
  expect(refused(await listed(plain, { stage: '適性検査' }))).toEqual([400, 'stage'])
  const all = (stage: string) => app.call('listEmployerApplications', { query: { stage } }, employer)
  expect(idsIn(await all('適性検査'))).toEqual([id])
  expect(refused(await all('無い段階'))).toEqual([400, 'stage'])
})

test('a review keeps the fields that a call leaves out', async () => {
  const job = await withSteps()
  const id = await applied(job)
  await review(id, { tags: ['夜勤可'], rating: 4, assignee_id: recruiter.id })
  const part = await app.call('reviewApplication', { params: { id }, body: { stage: '適性検査' } }, employer)
  expect(part.body.data.review).toMatchObject({
    ...{ tags: ['夜勤可'], rating: 4, assignee: { id: recruiter.id }, stage: '適性検査', offer: null },
  })
})

test('an offer lies beneath 採用 alone, and both sides read it', async () => {
  const job = await withSteps()
  const seeker = await personOf(app)
  const id = await applicationOf(app, job, seeker)
  expectReason(await review(id, { offer: 'offered' }), 'offer-needs-acceptance')
  expect(refused(await review(id, { offer: 'maybe' }))).toEqual([400, 'offer'])
  const decision = { params: { jobId: job, applicationId: id }, body: { status: 'accepted' as const } }
  await app.call('decideApplication', decision, employer)
  for (const offer of ['offered', 'accepted', 'declined', 'joined'])
    expect((await review(id, { offer })).body.data.review.offer).toBe(offer)
  // An older client does not know it, and leaves it.
  await review(id, { rating: 3 })
  expect(await one(job, id)).toMatchObject({ offer: 'joined', review: { offer: 'joined', rating: 3 } })
  const own = (await app.call('listMyApplications', {}, seeker)).body.data.applications[0]
  expect([own.offer, 'stage' in own]).toEqual(['joined', false])
})

test('applicants are found by where they came from and by what they chose', async () => {
  const job = await withSteps()
  const apply = async (body: object, query = {}) => {
    const seeker = await personOf(app)
    return app.call('applyToJob', { params: { id: job }, query, body: body as never }, seeker)
  }
  const first = await apply({ source: 'indeed', answers: [{ id: 'place', value: '泉区' }] })
  expect(first.body.data.application.source).toBe('indeed')
  const second = await apply({ answers: [{ id: 'years', value: 3 }] }, { ref: 'poster-2' })
  const [a, b] = [first, second].map(({ body }) => body.data.application.id)
  expect((await one(job, a)).source).toBe('indeed')
  expect(refused(await apply({ source: 'in deed' }))).toEqual([400, 'source'])
  expect(refused(await apply({ source: 'a'.repeat(41) }))).toEqual([400, 'source'])
  expect(refused(await apply({}, { ref: 'a_b' }))).toEqual([400, 'ref'])
  expect((await apply({ source: '' }, { ref: '' })).body.data.application.source).toBeNull()
  expect(idsIn(await listed(job, { source: 'poster-2' }))).toEqual([b])
  expect(idsIn(await listed(job, { answer: 'place:泉区' }))).toEqual([a])
  expect(idsIn(await listed(job, { answer: 'place:青葉区' }))).toEqual([])
  expect(idsIn(await listed(job, { answer: 'years:3' }))).toEqual([b])
  for (const answer of ['place', 'nothing:x', 'place:若林区', ':泉区'])
    expect(refused(await listed(job, { answer }))).toEqual([400, 'answer'])
  for (const bad of [{ source: 'ü' }, { rating: '6' }, { assignee_id: 'x' }, { tag: 'あ'.repeat(31) }])
    expect(refused(await listed(job, bad))).toEqual([400, Object.keys(bad)[0]])
  const csv = `/api/jobs/${job}/applications.csv?source=indeed`
  expect((await app.inject({ method: 'GET', url: csv, headers: bearer(employer) })).text).toMatch(/,indeed,\r?\n/)
})

test('a stage, a tag or a colleague is set for several at once, and taken back', async () => {
  const job = await withSteps()
  const ids = [await applied(job), await applied(job)]
  const [a = '', b = ''] = ids
  await review(a, { tags: ['夜勤可'], stage: 'documents' })
  const done = await bulk(job, { ids, action: 'stage', value: '適性検査' })
  expect(done.body.data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done'])
  expect((await undo(job, ids)).status).toBe(200)
  expect([(await one(job, a)).stage, (await one(job, b)).stage]).toEqual(['documents', null])
  await bulk(job, { ids, action: 'tag', value: '経験者' })
  expect((await one(job, a)).review.tags).toEqual(['夜勤可', '経験者'])
  await bulk(job, { ids, action: 'untag', value: '夜勤可' })
  await bulk(job, { ids, action: 'assignee', value: recruiter.id })
  expect(await one(job, b)).toMatchObject({ review: { tags: ['経験者'], assignee: { id: recruiter.id } } })
  // What a colleague has changed since stays.
  await review(b, { tags: ['経験者'], assignee_id: employer.id }, recruiter)
  const back = (await undo(job, ids)).body.data.results
  expect(Object.fromEntries(back.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]))).toEqual({
    ...{ [a]: 'done', [b]: 'too-late' },
  })
  app.wait(11_000)
  expectReason(await undo(job, ids), 'decision-undo-over')
})

test('a bulk change of reviews refuses what is not of the job or the team', async () => {
  const job = await withSteps()
  const ids = [await applied(job)]
  const bad = [
    { action: 'stage', value: 'nowhere' },
    { action: 'stage' },
    { action: 'tag', value: null },
    { action: 'untag', value: '' },
    { action: 'tag', value: 'あ'.repeat(31) },
  ]
  for (const body of bad) expect(refused(await bulk(job, { ids, ...body }))).toEqual([400, 'value'])
  const stranger = await personOf(app, 'employer')
  expectReason(await bulk(job, { ids, action: 'assignee', value: stranger.id }), 'user-not-found')
  const stage = { ids, action: 'stage', value: 'documents' }
  expectReason(await bulk(job, stage, await personOf(app, 'admin')), 'not-allowed')
  await review(ids[0] ?? '', { tags: Array.from({ length: 10 }, (_, at) => `${at}`) })
  const full = await bulk(job, { ids, action: 'tag', value: '新しい' })
  expect(full.body.data.results[0].outcome).toBe('too-many-tags')
})

test('figures by source show how far applications came and the median days', async () => {
  const owner = await personOf(app, 'employer')
  const job = await jobOf(app, owner)
  const apply = async (source?: string) => {
    const call = { params: { id: job }, body: { ...(source && { source }) } }
    return (await app.call('applyToJob', call, await personOf(app))).body.data.application.id as string
  }
  const [hired] = [await apply('indeed'), await apply('indeed'), await apply()]
  const id = hired ?? ''
  // Waiting would end everybody's session.
  const pass = async (days: number) => {
    const before = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(days => ${days})`
    await app.open.db
      .updateTable('applications')
      .set({ applied_at: before('applied_at') })
      .where('id', '=', id)
      .execute()
    const reviews = app.open.db.updateTable('application_reviews').where('application_id', '=', id)
    await reviews.set({ offered_at: before('offered_at') }).execute()
  }
  await pass(2)
  await app.call(
    'decideApplication',
    { params: { jobId: job, applicationId: id }, body: { status: 'accepted' } },
    owner,
  )
  await pass(1)
  await review(id, { offer: 'offered' }, owner)
  await pass(4)
  await review(id, { offer: 'joined' }, owner)
  const none = { count: 0, median_days: null }
  const { by_source, conversion } = (await app.call('readEmployerStats', {}, owner)).body.data
  expect(conversion).toEqual({
    ...{ applications: 3, answered: { count: 1, median_days: 2 }, interviewed: none },
    ...{ offered: { count: 1, median_days: 3 }, joined: { count: 1, median_days: 7 } },
  })
  expect(by_source).toEqual([
    {
      ...{ source: 'indeed', applications: 2, answered: { count: 1, median_days: 2 }, interviewed: none },
      ...{ offered: { count: 1, median_days: 3 }, joined: { count: 1, median_days: 7 } },
    },
    { source: null, applications: 1, answered: none, interviewed: none, offered: none, joined: none },
  ])
})
