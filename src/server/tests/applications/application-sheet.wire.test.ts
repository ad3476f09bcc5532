import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, personOf, resumeOf, tablesThatHold } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { name: '採用 花子' }))
const seeker = fixture(() => personOf(app, 'user', { name: '佐藤 美咲' }))
beforeAll(async () => {
  await app.call('updatePapers', { body: { motivation: '地域の役に立ちたいです。' } }, seeker)
  // Typesetting loads once; on a busy machine its first caller is asked to try again.
  const paper = { method: 'GET', url: '/api/papers/rirekisho.pdf', headers: bearer(seeker) } as const
  while ((await app.http.inject(paper)).statusCode === 503) await sleep(1_000)
}, 90_000)

const questions = [
  { id: 'years', text: '訪問看護の経験は何年ですか', kind: 'number' as const, required: true },
  { id: 'place', text: '希望する配属先', kind: 'choice' as const, options: ['青葉区', '泉区'], required: false },
  { id: 'night', text: '夜勤はできますか', kind: 'yes-no' as const, required: false },
  { id: 'why', text: '興味を持った理由', kind: 'text' as const, required: false },
]
const posting = { title: '訪問看護師', company: '青葉', location: '仙台市青葉区', description: '訪問看護' }

async function post(body: object) {
  const reply = await app.call('postJob', { body: { ...posting, ...body } }, employer)
  expect(reply.status).toBe(201)
  return reply.body.data.job
}

const apply = (id: string, body: object, as: Person = seeker) =>
  app.call('applyToJob', { params: { id }, body: body as never }, as)
const received = async (jobId: string, applicationId: string) =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, employer)).body.data.application

test('made papers and own files are attached in order and readable by the employer', async () => {
  const id = await jobOf(app, employer)
  const resume_ids = [await resumeOf(app, seeker, '作品集.pdf'), await resumeOf(app, seeker, '免許.pdf')]
  const papers = [{ kind: 'rirekisho' }, { kind: 'shokumukeirekisho', calendar: 'wareki' }]
  const sent = await apply(id, { papers, resume_ids })
  expect(sent.status).toBe(201)
  const { application } = sent.body.data
  const names = ['履歴書_佐藤美咲.pdf', '職務経歴書_佐藤美咲.pdf', '作品集.pdf', '免許.pdf']
  expect(application.papers.map((paper: { name: string }) => paper.name)).toEqual(names)
  expect(application.papers.map((paper: { kind: string | null }) => paper.kind)).toEqual([
    ...['rirekisho', 'shokumukeirekisho', null, null],
  ])
  expect(application.resume_name).toBe(names[0])
  const seen = await received(id, application.id)
  for (const { url } of seen.papers) expect((await app.inject({ method: 'GET', url })).status).toBe(200)
  expect(seen.papers.map((paper: { name: string }) => paper.name)).toEqual(names)
  const csv = await app.inject({ method: 'GET', url: `/api/jobs/${id}/applications.csv`, headers: bearer(employer) })
  expect(csv.text).toContain(names.join('、'))
  const list = await app.call('listMyApplications', {}, seeker)
  expect(list.body.data.applications[0]?.papers).toHaveLength(4)
})

test('one paper and one resume mean one each, as before', async () => {
  const resume_id = await resumeOf(app, seeker, '前の履歴書.pdf')
  const { application } = (await apply(await jobOf(app, employer), { resume_id })).body.data
  expect(application.papers).toMatchObject([{ id: resume_id, kind: null }])
  const paper = { kind: 'rirekisho' }
  const other = (await apply(await jobOf(app, employer), { paper })).body.data.application
  expect(other.papers).toMatchObject([{ kind: 'rirekisho' }])
})

test("a duplicate kind, a fourth file and another person's file are refused", async () => {
  const id = await jobOf(app, employer)
  const twice = await apply(id, { papers: [{ kind: 'rirekisho' }, { kind: 'rirekisho' }] })
  expect([twice.status, twice.body.errors[0].path]).toEqual([400, 'papers'])
  const own = await resumeOf(app, seeker)
  const four = await apply(id, { resume_ids: [own, own, own, own] })
  expect([four.status, four.body.errors[0].path]).toEqual([400, 'resume_ids'])
  const foreign = await resumeOf(app, await personOf(app, 'user'))
  expect((await apply(id, { resume_ids: [own, foreign] })).status).toBe(404)
  expect((await app.call('listMyApplications', { query: { job_id: id } }, seeker)).body.data.total).toBe(0)
})

test('a motive belongs to its application, and 履歴書 prints it instead of the general one', async () => {
  const textOf = async (body: object) => {
    const id = await jobOf(app, employer)
    const { application } = (await apply(id, { papers: [{ kind: 'rirekisho' }], ...body })).body.data
    const { papers, motive } = await received(id, application.id)
    const file = await app.http.inject({ method: 'GET', url: papers[0]?.url ?? '' })
    const document = await getDocumentProxy(new Uint8Array(file.rawPayload))
    const { text } = await extractText(document, { mergePages: true })
    return { motive, text: text.replaceAll(/\s/g, '') }
  }
  const own = await textOf({ motive: '貴社の訪問看護に学びたいです。' })
  expect(own.motive).toBe('貴社の訪問看護に学びたいです。')
  expect(own.text).toContain('貴社の訪問看護に学びたいです。')
  expect(own.text).not.toContain('地域の役に立ちたいです。')
  const preview = { params: { file: 'rirekisho.svg' as const }, body: { motive: '貴社の訪問看護に学びたいです。' } }
  const shown = [await app.call('previewPaper', preview, seeker), await app.call('readPaper', preview, seeker)]
  expect(shown.map(({ status }) => status)).toEqual([200, 200])
  const general = await textOf({})
  expect(general.motive).toBeNull()
  expect(general.text).toContain('地域の役に立ちたいです。')
  const long = await apply(await jobOf(app, employer), { motive: 'あ'.repeat(2_001) })
  expect([long.status, long.body.errors[0].path]).toEqual([400, 'motive'])
})

test('a job says what it asks for, as stated or as its text on papers names it', async () => {
  const stated = await post({ terms: { selection: { asks: ['rirekisho', 'portfolio'], documents: '職務経歴書' } } })
  expect(stated.asks).toEqual(['rirekisho', 'portfolio'])
  const read = await post({ terms: { selection: { documents: '履歴書（写真貼付）、職務経歴書' } } })
  expect(read.asks).toEqual(['rirekisho', 'shokumukeirekisho'])
  const none = await post({ terms: { selection: { asks: ['none', 'none'], documents: '履歴書' } } })
  expect(none.asks).toEqual(['none'])
  const both = await post({ terms: { selection: { asks: ['none', 'rirekisho', 'rirekisho'] } } })
  expect(both.asks).toEqual(['rirekisho'])
})

test('answers keep the questions of their time, for both sides and the CSV', async () => {
  const id = await jobOf(app, employer, { questions })
  const answers = [
    { id: 'place', value: '泉区' },
    { id: 'years', value: '１２' },
    { id: 'night', value: true },
    { id: 'why', value: '' },
  ]
  const { application } = (await apply(id, { answers })).body.data
  const kept = [
    { id: 'years', text: '訪問看護の経験は何年ですか', kind: 'number', value: 12 },
    { id: 'place', text: '希望する配属先', kind: 'choice', value: '泉区' },
    { id: 'night', text: '夜勤はできますか', kind: 'yes-no', value: 'yes' },
  ]
  expect(application.answers).toEqual(kept)
  await app.call('editJob', { params: { id }, body: { questions: [] } }, employer)
  expect((await received(id, application.id)).answers).toEqual(kept)
  const csv = await app.inject({ method: 'GET', url: `/api/jobs/${id}/applications.csv`, headers: bearer(employer) })
  expect(csv.text).toContain('夜勤はできますか：はい')
})

test('a wrong, unknown or missing answer is refused with its place, and nothing is stored', async () => {
  const id = await jobOf(app, employer, { questions })
  const years = { id: 'years', value: 3 }
  for (const [answers, path] of [
    [[], 'answers'],
    [[{ id: 'years', value: '三年ほど' }], 'answers.0.value'],
    [[years, { id: 'place', value: '太白区' }], 'answers.1.value'],
    [[years, { id: 'night', value: 'たぶん' }], 'answers.1.value'],
    [[years, { id: 'other', value: 'x' }], 'answers.1.id'],
    [[years, years], 'answers.1.id'],
  ] as const) {
    const refused = await apply(id, { answers })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path])
  }
  expect((await apply(id, {})).status).toBe(400)
  expect((await apply(id, { answers: [years] })).status).toBe(201)
})

test('questions get ids, are checked with the posting, and are public', async () => {
  const asked = [
    { text: '経験は何年ですか', kind: 'number' },
    { text: 'ご家族の職業を教えてください', kind: 'text', required: true },
  ]
  const job = await post({ questions: asked })
  expect(job.questions).toEqual([
    { id: 'q1', ...asked[0], required: false },
    { id: 'q2', ...asked[1] },
  ])
  expect(job.findings).toContainEqual(
    expect.objectContaining({ code: 'question.family', severity: 'stop', field: 'questions[1].text' }),
  )
  const id = await jobOf(app, employer, { questions })
  expect((await app.call('readJob', { params: { id } }, seeker)).body.data.job.questions).toEqual(questions)
})

test('an edit of the questions is judged again; the same questions are no change', async () => {
  const id = await jobOf(app, employer, { questions })
  const same = await app.call('editJob', { params: { id }, body: { questions } }, employer)
  expect(same.body.data.job.revision).toBeUndefined()
  const edited = await app.call('editJob', { params: { id }, body: { questions: questions.slice(1) } }, employer)
  expect(edited.body.data.job.revision.status).toBe('pending')
})

test('erasing a person erases what they sent: papers, motive, answers and source', async () => {
  const gone = await personOf(app, 'user', { name: '消える 花子' })
  const id = await jobOf(app, employer, { questions })
  const papers = [{ kind: 'rirekisho' }, { kind: 'shokumukeirekisho' }]
  const answers = [
    { id: 'years', value: 1 },
    { id: 'why', value: '消える回答' },
  ]
  const sent = { papers, answers, motive: '消える動機', source: 'vanishing-source', cover_letter: '消える手紙' }
  expect((await apply(id, sent, gone)).status).toBe(201)
  const words = ['消える', 'vanishing-source', '履歴書_消える花子.pdf']
  expect(await tablesThatHold(app, words)).toEqual(expect.arrayContaining(['applications', 'resumes', 'users']))
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, gone)).status).toBe(200)
  expect(await tablesThatHold(app, words)).toEqual([])
})
