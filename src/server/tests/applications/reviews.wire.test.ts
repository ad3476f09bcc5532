import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { endpointAddress } from '#contract/addresses.ts'
import { limits } from '#rules/limits.ts'
import { jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { endpointNames, goodCall, send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { name: '採用 花子' }))
const admin = fixture(() => personOf(app, 'admin'))

const unsaid = { tags: [], rating: null, assignee_id: null, stage: null }
type Review = { tags: string[]; rating: number | null; assignee_id: string | null; stage: 'first' | 'final' | null }
const note = (id: string, text: string, as: Person = employer) =>
  app.call('addApplicationNote', { params: { id }, body: { text } }, as)
const review = (id: string, said: Partial<Review>, as: Person = employer) =>
  app.call('reviewApplication', { params: { id }, body: { ...unsaid, ...said } }, as)
const read = async (jobId: string, applicationId: string, as: Person = employer) =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, as)).body.data

async function applied(name = '佐藤 美咲', letter = 'よろしくお願いします。') {
  const [job, seeker] = [await jobOf(app, employer), await personOf(app, 'user', { name })]
  const body = { cover_letter: letter }
  const id: string = (await app.call('applyToJob', { params: { id: job }, body }, seeker)).body.data.application.id
  return { job, seeker, id }
}

test('an application is noted, tagged, rated, assigned and staged, in the list as alone', async () => {
  const { job, id } = await applied()
  const first = await note(id, ' 電話で話した ')
  expect([first.status, first.body.message]).toEqual([201, 'メモを保存しました'])
  expect(first.body.data.note).toMatchObject({ text: '電話で話した', author_name: '採用 花子' })
  app.wait(1_000)
  await note(id, '二次面接へ')
  const said = {
    tags: [' 経験者', '経験者', '', '夜勤可'],
    rating: 4,
    assignee_id: employer.id,
    stage: 'first',
  } as const
  const { body } = await review(id, { ...said, tags: [...said.tags] })
  const due = {
    ...{ tags: ['経験者', '夜勤可'], rating: 4, stage: 'first', offer: null, note_count: 2 },
    assignee: { id: employer.id, name: '採用 花子' },
  }
  expect([body.message, body.data.review]).toEqual(['評価を保存しました', due])
  const { application, notes } = await read(job, id)
  expect(application).toMatchObject({ id, review: due })
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['二次面接へ', '電話で話した'])
  const { applications } = (await app.call('listApplicants', { params: { jobId: job } }, employer)).body.data
  expect(applications).toEqual([application])
})

test('a note is deleted once, and not by way of another application', async () => {
  const [one, other] = [await applied(), await applied()]
  const { id: noteId } = (await note(one.id, 'あとで電話')).body.data.note
  const remove = (id: string) => app.call('deleteApplicationNote', { params: { id, noteId } }, employer)
  expectRefused(await remove(other.id), 404, 'メモが見つかりません')
  expect((await remove(one.id)).status).toBe(200)
  expectRefused(await remove(one.id), 404, 'メモが見つかりません')
  const { application, notes } = await read(one.job, one.id)
  expect([application.review.note_count, notes]).toEqual([0, []])
})

test('an application has up to 100 notes and ten tags, and its assignee is of the team', async () => {
  const { id } = await applied()
  const rows = Array.from({ length: limits.notesPerApplication - 1 }, () => note(id, '記録'))
  expect((await Promise.all(rows)).every(({ status }) => status === 201)).toBe(true)
  const last = (await Promise.all([note(id, '最後'), note(id, '最後')])).map(({ status }) => status)
  expect(last.sort()).toEqual([201, 409])
  const many = Array.from({ length: 11 }, (_, at) => `${at}`)
  expectRefused(await review(id, { tags: many }), 400, '10件以内にしてください', 'tags')
  expectRefused(await review(id, { tags: ['あ'.repeat(31)] }), 400, '30文字以内で入力してください', 'tags.0')
  expectRefused(await review(id, { rating: 6 }), 400, '1〜5の範囲で入力してください', 'rating')
  const elsewhere = await memberOf(app, await personOf(app, 'employer'), 'recruiter')
  for (const { id: assignee_id } of [admin, elsewhere])
    expectRefused(await review(id, { assignee_id }), 404, 'ユーザーが見つかりません')
})

test('applicants are filtered and sorted by reviews, which are hidden from administrators', async () => {
  const job = await jobOf(app, employer)
  const names = ['斎藤 恵', '山田 花', '鈴木 一郎']
  const ids = new Map<string, string>()
  for (const name of names) {
    const cover_letter = name === '山田 花' ? 'ｶﾞﾗｽ細工の経験があります。' : ''
    const seeker = await personOf(app, 'user', { name })
    app.wait(1_000)
    const { body } = await app.call('applyToJob', { params: { id: job }, body: { cover_letter } }, seeker)
    ids.set(name, body.data.application.id)
  }
  const [saito = '', yamada = '', suzuki = ''] = names.map((name) => ids.get(name))
  await note(suzuki, 'Excelが得意')
  await review(suzuki, { tags: ['経験者'], rating: 3, stage: 'final' })
  await review(saito, { rating: 5, assignee_id: employer.id })
  const found = async (query: object, as: Person = employer) => {
    const { applications, total, counts } = (await app.call('listApplicants', { params: { jobId: job }, query }, as))
      .body.data
    expect([total, counts.pending]).toEqual([applications.length, applications.length])
    return applications.map((one: { id: string }) => one.id)
  }
  expect(await found({ q: 'excel' })).toEqual([suzuki])
  expect(await found({ tag: '経験者' })).toEqual([suzuki])
  expect(await found({ rating: '5' })).toEqual([saito])
  expect(await found({ assignee_id: employer.id })).toEqual([saito])
  expect(await found({ assignee_id: admin.id })).toEqual([])
  expect(await found({ stage: 'final', q: '鈴木' })).toEqual([suzuki])
  expect(await found({ sort: 'newest' })).toEqual([suzuki, yamada, saito])
  expect(await found({ sort: 'oldest' })).toEqual([saito, yamada, suzuki])
  expect(await found({ sort: 'rating' })).toEqual([saito, suzuki, yamada])
  // An administrator reads the letters of a job, and nothing of what the employer's people say.
  expect(await found({ q: 'ガラス' }, admin)).toEqual([yamada])
  for (const query of [{ q: 'excel' }, { tag: '経験者' }, { rating: '5' }, { stage: 'final' }])
    expect(await found(query, admin)).toEqual([])
  expect(await found({ sort: 'rating' }, admin)).toEqual([suzuki, yamada, saito])
})

test("an applicant reads the employer's notes only in the export, without authors", async () => {
  const { job, seeker, id } = await applied()
  await note(id, 'mk-note')
  await review(id, { tags: ['mk-tag'], rating: 2, assignee_id: employer.id, stage: 'final' })
  const { reviews } = (await app.call('listMyReviews', {}, seeker)).body.data
  expect(reviews).toMatchObject([
    { application_id: id, tags: ['mk-tag'], rating: 2, stage: 'final', notes: [{ text: 'mk-note' }] },
  ])
  expect(JSON.stringify(reviews)).not.toContain('採用 花子')
  expect((await app.call('listMyReviews', {}, await personOf(app))).body.data.reviews).toEqual([])
  const reads = endpointNames.filter((name) => endpointAddress(name).method === 'GET' && name !== 'listMyReviews')
  for (const name of reads) {
    const given = await goodCall(name, { app, owner: employer, caller: seeker })
    const own = { id, jobId: job, applicationId: id }
    for (const params of [given.params, own]) {
      const { text } = await send(app, name, { ...given, params: params as never }, seeker)
      expect([name, /mk-(note|tag)/.test(text)]).toEqual([name, false])
    }
  }
  for (const who of [admin, await personOf(app, 'employer')]) {
    const told = JSON.stringify(await read(job, id, who).catch(() => null)) ?? ''
    expect(told).not.toMatch(/mk-(note|tag)/)
  }
})

test('notes and reviews go with the application, and with the account of the applicant', async () => {
  const { seeker, id } = await applied()
  await note(id, '電話した')
  await review(id, { rating: 1 })
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, seeker)).status).toBe(200)
  for (const table of ['application_notes', 'application_reviews'] as const) {
    const left = app.open.db.selectFrom(table).selectAll().where('application_id', '=', id)
    expect(await left.execute()).toEqual([])
  }
  expectRefused(await note(id, '遅い'), 404, '応募が見つかりません')
})
