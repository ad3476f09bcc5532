import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, memberOf, personOf, questionOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { bearer } from '#server/testing/sample-calls.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
const admin = fixture(() => personOf(app, 'admin'))
const owner = fixture(() => personOf(app, 'employer'))

const ask = (id: string, who: Person, text = '夜勤は月に何回ですか。') =>
  app.call('askQuestion', { params: { id }, body: { text } }, who)
const ofJob = async (id: string, who: Person | null = null) =>
  (await app.call('listJobQuestions', { params: { id } }, who)).body.data.questions
const received = async (query: { state?: 'open' | 'held' | 'answered' | 'declined' } = {}, who = owner) =>
  (await app.call('listReceivedQuestions', { query }, who)).body.data
const one = (id: string) => ({ params: { id } })
const answer = (id: string, text = '月に4回です。', who = owner) =>
  app.call('answerQuestion', { ...one(id), body: { text } }, who)
const toldOf = async (who: Person) =>
  (await app.call('listNotifications', {}, who)).body.data.notifications.map(({ kind }: { kind: string }) => kind)
const askedOf = async (who: Person) => (await app.call('listMyQuestions', {}, who)).body.data.questions

test('a question is private to asker and employer until it is answered', async () => {
  const [job, asker, other] = [await jobOf(app, owner), await personOf(app), await personOf(app)]
  const { status, body } = await ask(job, asker)
  expect([status, body.message]).toEqual([201, '質問を送信しました'])
  const { question } = body.data
  const asked = {
    id: question.id,
    text: '夜勤は月に何回ですか。',
    asked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  }
  expect(await ofJob(job, asker)).toEqual([{ ...asked, state: 'open', answer: null, answered_on: null }])
  for (const who of [null, other, owner]) expect(await ofJob(job, who)).toEqual([])
  expect((await received({ state: 'open' })).questions).toContainEqual({
    ...asked,
    ...{ state: 'open', answer: null, answered_on: null, job: { id: job, title: '経理' } },
  })
  const { told_at } = (await app.call('listNotifications', {}, owner)).body.data.notifications.find(
    ({ kind }: { kind: string }) => kind === 'question_received',
  )
  expect(told_at).toMatch(/T15:00:00\.000Z$/)

  const answered = await answer(question.id)
  expect([answered.status, answered.body.message]).toEqual([200, '回答を公開しました'])
  const shown = { ...asked, state: 'answered', answer: '月に4回です。', answered_on: expect.any(String) }
  for (const who of [null, other, owner, asker]) expect(await ofJob(job, who)).toEqual([shown])
  expect(await toldOf(asker)).toEqual(['question_answered'])
  expectReason(await answer(question.id), 'question-not-open')
})

test('the employer cannot read who asks', async () => {
  const asker = await personOf(app, 'user', { name: '匿名 希望' })
  const job = await jobOf(app, owner)
  const { id } = (await ask(job, asker)).body.data.question
  await answer((await ask(job, asker)).body.data.question.id)
  const texts = [
    await app.call('listReceivedQuestions', { query: {} }, owner),
    await app.call('listReceivedQuestions', { query: { state: 'answered', page: '1', limit: '10' } }, owner),
    await app.call('listNotifications', {}, owner),
    await app.call('listMyAuditEntries', {}, owner),
    await app.call('listMyJobs', {}, owner),
    await app.call('listJobQuestions', one(job), owner),
    await app.call('declineQuestion', one(id), owner),
  ]
  for (const { status, text } of texts) {
    expect(status).toBe(200)
    for (const secret of [asker.id, asker.email, '匿名 希望', 'asked_at']) expect(text).not.toContain(secret)
  }
})

test('contact data are refused by their name', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const { status, body } = await ask(job, asker, '見学できますか。090-1234-5678 か taro@example.com へ')
  expect([status, body.code, body.message]).toEqual([
    400,
    'question-personal',
    'メールアドレス「taro@example.com」が含まれています。連絡先は書けません。',
  ])
  expect(body.errors).toEqual([
    { msg: body.message, path: 'text' },
    { msg: '電話番号「090-1234-5678」が含まれています。連絡先は書けません。', path: 'text' },
  ])
  expectRefused(await ask(job, asker, 'あ'.repeat(301)), 400, '300文字以内で入力してください', 'text')
  expectRefused(await ask(job, asker, ' '), 400, '内容を入力してください', 'text')
  expect(await ofJob(job, asker)).toEqual([])
})

test('three questions of a person wait about a job, also of concurrent ones', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const replies = await Promise.all([1, 2, 3, 4].map(() => ask(job, asker)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409])
  const refused = replies.find(({ status }) => status === 409)
  if (refused) expectReason(refused, 'too-many-questions')
  expect((await ask(await jobOf(app, owner), asker)).status).toBe(201)
  expect((await ask(job, await personOf(app))).status).toBe(201)
  await answer((await ofJob(job, asker))[0].id)
  expect((await ask(job, asker)).status).toBe(201)
})

test('a person asks 20 questions an hour', async () => {
  const asker = await personOf(app)
  const jobs = await Promise.all(Array.from({ length: 21 }, () => jobOf(app, owner)))
  const statuses = []
  for (const id of jobs) statuses.push((await ask(id, asker)).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429])
})

test('public jobs of others alone are asked about', async () => {
  const asker = await personOf(app)
  const closed = await jobOf(app, owner, { is_active: false })
  const pending = await jobOf(app, owner, { approval_status: 'pending', was_public: false })
  expectReason(await ask(closed, asker), 'job-closed')
  expectReason(await ask(pending, asker), 'job-not-found')
  const job = await jobOf(app, owner, { company: '株式会社ブロック' })
  expect((await ask(job, owner)).status).toBe(403)
  expect((await ask(job, await memberOf(app, owner, 'viewer'))).status).toBe(403)
  await app.call('blockEmployer', { body: { name: '株式会社ブロック' } }, asker)
  expectReason(await ask(job, asker), 'employer-blocked')
  for (const who of [null, asker]) expectReason(await app.call('listJobQuestions', one(pending), who), 'job-not-found')
})

test('an answer that may not be published is refused with the finding, and changes nothing', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const id = await questionOf(app, job, asker)
  const { status, body } = await answer(id, '含まれます。なお、35歳までの方を募集しています。')
  expect([status, body.code]).toEqual([409, 'not-publishable'])
  expect(body.data.findings).toMatchObject([
    { code: 'age.limit', severity: 'stop', field: 'text', excerpt: '35歳までの方' },
  ])
  expect(body.errors[0].path).toBe('text')
  expect((await ofJob(job, asker))[0].state).toBe('open')
})

test('an answer with a warning waits for the operator, who publishes it', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const id = await questionOf(app, job, asker)
  const reply = await answer(id, '給与は面談で決定します。')
  expect([reply.status, reply.body.message]).toEqual([
    200,
    '運営者が回答を確認しています。確認が終わると公開されます。',
  ])
  expect(reply.body.data).toMatchObject({ question: { state: 'held' }, findings: [{ code: 'pay.vague' }] })
  expect(await ofJob(job)).toEqual([])
  expect(await ofJob(job, asker)).toMatchObject([{ id, state: 'held', answer: null }])
  expect(JSON.stringify(await askedOf(asker))).not.toContain('面談')
  expect((await received({ state: 'held' })).questions).toMatchObject([{ id, answer: '給与は面談で決定します。' }])
  expect(await toldOf(asker)).toEqual([])
  expectReason(await app.call('takeBackQuestion', one(id), asker), 'question-not-open')

  const held = await app.call('listHeldQuestions', { query: { page: '1' } }, admin)
  expect(held.body.data).toMatchObject({ total: 1, questions: [{ id, job: { id: job }, employer: { id: owner.id } }] })
  expect(held.body.data.questions[0].findings).toMatchObject([{ code: 'pay.vague', severity: 'warn' }])
  expect((await app.call('approveQuestion', one(id), admin)).status).toBe(200)
  expect(await ofJob(job)).toMatchObject([{ id, answer: '給与は面談で決定します。' }])
  expect(await toldOf(asker)).toEqual(['question_answered'])
  expectReason(await app.call('approveQuestion', one(id), admin), 'question-not-open')
})

test('an answer is held if its question may not be published unread', async () => {
  const job = await jobOf(app, owner)
  const id = await questionOf(app, job, await personOf(app), { text: 'Telegramで連絡すれば、即日で稼げますか。' })
  const reply = await answer(id, 'はい、そのとおりです。')
  expect(reply.body.data).toMatchObject({
    question: { state: 'held' },
    findings: [{ code: 'word.crime', field: 'question' }],
  })
  expect(await ofJob(job)).toEqual([])
  const { questions } = (await app.call('listHeldQuestions', { query: { page: '1' } }, admin)).body.data
  expect(questions.at(-1)).toMatchObject({ id, findings: [{ code: 'word.crime', field: 'question' }] })
})

test('a declined question is told to its asker and becomes public for nobody', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const id = await questionOf(app, job, asker)
  expect((await app.call('declineQuestion', one(id), owner)).body.message).toBe('質問への回答を見送りました')
  for (const who of [null, asker]) expect(await ofJob(job, who)).toEqual([])
  expect(await toldOf(asker)).toEqual(['question_declined'])
  expect((await received({ state: 'declined' })).questions.at(-1)).toMatchObject({ id, state: 'declined' })
  expectReason(await answer(id), 'question-not-open')
})

test('an asker takes back an open question, and the employer an answer with its question', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const [open, answered] = [await questionOf(app, job, asker), await questionOf(app, job, asker, { state: 'answered' })]
  expect((await app.call('takeBackQuestion', one(open), asker)).status).toBe(200)
  expectReason(await app.call('takeBackQuestion', one(answered), asker), 'question-not-open')
  expect((await app.call('deleteAnswer', one(answered), owner)).status).toBe(200)
  expect(await ofJob(job, asker)).toEqual([])
})

test('questions are answered by the team that manages the job', async () => {
  const job = await jobOf(app, owner)
  const id = await questionOf(app, job, await personOf(app))
  const viewer = await memberOf(app, owner, 'viewer')
  expect((await received({ state: 'open' }, viewer)).counts.open).toBeGreaterThan(0)
  expectReason(await answer(id, '月に4回です。', viewer), 'team-role-too-low')
  expectReason(await answer(id, '月に4回です。', admin), 'question-not-found')
  expect((await answer(id, '月に4回です。', await memberOf(app, owner, 'recruiter'))).status).toBe(200)
})

test('a reported question joins the reports of its job and outlives its deletion', async () => {
  const [job, reader] = [await jobOf(app, owner), await personOf(app)]
  const id = await questionOf(app, job, await personOf(app), { state: 'answered' })
  const report = (question: string, who: Person | null) =>
    app.call('reportQuestion', { ...one(question), body: { reason: 'suspicious', text: '嘘です' } }, who)
  expect((await report(id, reader)).status).toBe(201)
  expectReason(await report(id, reader), 'already-reported')
  expect((await app.call('reportJob', { ...one(job), body: { reason: 'other' } }, reader)).status).toBe(201)
  expectReason(await report(await questionOf(app, job, reader), reader), 'question-not-found')
  await app.call('deleteAnswer', one(id), owner)
  const { reports } = (await app.call('listReports', { query: { status: 'open' } }, admin)).body.data
  const found = reports.find((each: { job: { id: string } }) => each.job.id === job)
  expect(found.reports).toMatchObject([{ text: '嘘です', reporter: { id: reader.id } }, { reason: 'other' }])
  expect(found.reports[0].question).toEqual({ id, text: '問：夜勤は月に何回ですか。\n答：月に4回です。' })
  expect(found.reports[1]).not.toHaveProperty('question')
})

test('an answer says which lines of the posting were changed after it', async () => {
  const terms = { holidays: { annual_days: 115 }, hours: { break_minutes: 60 } }
  const [job, asker] = [await jobOf(app, owner, { terms }), await personOf(app)]
  await answer(await questionOf(app, job, asker))
  expect((await ofJob(job))[0]).not.toHaveProperty('changed')
  const edit = { params: { id: job }, body: { terms: { ...terms, holidays: { annual_days: 120 } } } }
  expect((await app.call('editJob', edit, owner)).body.data.job.revision.status).toBe('pending')
  expect((await ofJob(job))[0]).not.toHaveProperty('changed')
  await app.call('approveJob', { params: { id: job }, body: {} }, admin)
  expect((await ofJob(job))[0].changed).toEqual([{ label: '年間休日', from: '115日', to: '120日' }])
  await answer(await questionOf(app, job, asker))
  expect((await ofJob(job))[0]).not.toHaveProperty('changed')
})

test('an answer names a term that the posting lacks, and later the edit that added it', async () => {
  const [job, asker] = [await jobOf(app, owner, { terms: { hours: { break_minutes: 60 } } }), await personOf(app)]
  const { body } = await answer(await questionOf(app, job, asker), '年間休日は120日です。休憩は60分です。')
  const lacks = [{ term: 'holidays.annual_days', label: '年間休日' }]
  expect(body.data.question.lacks).toEqual(lacks)
  expect((await received({ state: 'answered' })).questions.at(-1).lacks).toEqual(lacks)
  const terms = { hours: { break_minutes: 60 }, holidays: { annual_days: 120 } }
  await app.call('editJob', { params: { id: job }, body: { terms } }, owner)
  expect((await ofJob(job))[0]).not.toHaveProperty('added')
  await app.call('approveJob', { params: { id: job }, body: {} }, admin)
  expect((await ofJob(job))[0].added).toEqual(['年間休日'])
  expect((await ofJob(job))[0]).not.toHaveProperty('changed')
  expect((await received({ state: 'answered' })).questions.at(-1)).not.toHaveProperty('lacks')
})

test('public questions are searched as text of the job, below its title', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const titled = await jobOf(app, owner, { title: '仮眠室の管理', description: '清掃など' })
  const found = async (keyword: string) =>
    (await app.call('searchJobs', { query: { keyword } })).body.data.jobs.map(({ id }: { id: string }) => id)
  const id = await questionOf(app, job, asker, { text: '仮眠室はありますか。完全在宅ですか。' })
  expect(await found('仮眠室')).toEqual([titled])
  await answer(id, 'シャワー室もございます。')
  expect(await found('仮眠室')).toEqual([titled, job])
  expect(await found('シャワー室')).toEqual([job])
  await app.call('editJob', { params: { id: job }, body: { title: '経理主任' } }, admin)
  expect(await found('シャワー室')).toEqual([job])
  await app.call('deleteAnswer', one(id), owner)
  expect(await found('シャワー室')).toEqual([])
})

test('a question that the operator removes is told to asker and employer', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  const [shown, open] = [await questionOf(app, job, asker, { state: 'answered' }), await questionOf(app, job, asker)]
  const remove = (id: string, note = '事実と違う') => app.call('removeQuestion', { ...one(id), body: { note } }, admin)
  expectRefused(await remove(shown, ' '), 400, 'メモを入力してください', 'note')
  const held = await questionOf(app, job, asker, { state: 'held' })
  const before = (await toldOf(owner)).length
  for (const id of [shown, open, held]) expect((await remove(id)).status).toBe(200)
  expectReason(await remove(shown), 'question-not-found')
  expect(await ofJob(job, asker)).toEqual([])
  expect(await toldOf(asker)).toEqual(['question_declined', 'question_declined'])
  expect((await toldOf(owner)).slice(0, -before)).toEqual(['question_removed', 'question_removed'])
})

test('a deleted asker’s unanswered questions are deleted, answered ones stay without a name', async () => {
  const [job, asker] = [await jobOf(app, owner), await personOf(app)]
  for (const state of [undefined, 'held', 'answered'] as const) await questionOf(app, job, asker, state && { state })
  expect(await askedOf(asker)).toHaveLength(3)
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, asker)).status).toBe(200)
  const rows = app.open.db.selectFrom('reader_questions').select(['asker_id', 'state']).where('job_id', '=', job)
  expect(await rows.execute()).toEqual([{ asker_id: null, state: 'answered' }])
})

test('without questions every call about them is unknown', async () => {
  const off = await forTest(openTestApp({ env: { QUESTIONS: '0' } }))
  const who = await personOf(off)
  const job = await jobOf(off, await personOf(off, 'employer'))
  const calls = [`GET /api/jobs/${job}/questions`, `POST /api/jobs/${job}/questions`, 'GET /api/employer/questions']
  for (const headers of [bearer(who), {}])
    for (const call of [...calls, 'POST /api/questions/x/answer', 'GET /api/admin/questions']) {
      const [method = '', url = ''] = call.split(' ')
      const payload = method === 'POST' ? { payload: { text: '質問' } } : {}
      expectReason(await off.inject({ method: method as 'GET', url, headers, ...payload }), 'unknown-address')
    }
})

test('a declined question is kept for half a year', async () => {
  const id = await questionOf(app, await jobOf(app, owner), await personOf(app))
  await app.call('declineQuestion', one(id), owner)
  const left = () => app.open.db.selectFrom('reader_questions').select('id').where('id', '=', id).execute()
  const now = app.dependencies.now().getTime()
  await sweep(app.open.db, new Date(now + 179 * 86_400_000))
  expect(await left()).toEqual([{ id }])
  await sweep(app.open.db, new Date(now + 181 * 86_400_000))
  expect(await left()).toEqual([])
})
