import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, memberOf, personOf, resumeOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { bearer } from '#server/testing/sample-calls.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))
const employer = fixture(() => personOf(app, 'employer', { name: '採用 花子' }))

const table = (url: string, as: Person = employer) => app.inject({ method: 'GET', url, headers: bearer(as) })
const linesOf = (text: string) => text.trimEnd().split('\r\n')
const apply = async (job: string, name: string, cover_letter: string) => {
  const seeker = await personOf(app, 'user', { name })
  const reply = await app.call('applyToJob', { params: { id: job }, body: { cover_letter } }, seeker)
  app.wait(1_000)
  return reply.body.data.application.id as string
}

test('the applicants of a job are exported newest first, without cells that a spreadsheet runs', async () => {
  const job = await jobOf(app, employer, { title: '経理' })
  await apply(job, '=1+1', '一行目\n"二行目"')
  const second = await apply(job, '佐藤 美咲', 'よろしく\nお願いします。')
  const reply = await table(`/api/jobs/${job}/applications.csv`)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=applicants.csv',
    'cache-control': 'no-store',
  })
  const [head, newest, ...rest] = linesOf(reply.text)
  expect(head).toBe(
    '\ufeff応募日時,求人,氏名,メールアドレス,電話番号,選考状況,辞退日時,辞退の理由,応募メッセージ,履歴書のファイル名,更新日時,応募のID,求人のID,志望動機,質問への回答,応募経路,外部からの応募',
  )
  expect(newest).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d,経理,佐藤 美咲,/)
  expect(newest).toContain(`確認待ち,,,"よろしく\nお願いします。",,`)
  expect(newest).toContain(`${second},${job}`)
  expect(rest.join('\n')).toContain(`経理,'=1+1,`)
  expect(rest.join('\n')).toContain('"一行目\n""二行目"""')
})

test('no cell of a table begins a formula, whatever its first letter and its column', async () => {
  const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\n=']
  for (const start of starts) {
    const evil = `${start}HYPERLINK(1)`
    const team = await personOf(app, 'employer', { name: evil })
    const job = await jobOf(app, team, { title: evil })
    const seeker = await personOf(app, 'user', { name: evil, phone: `${start}1` })
    const resume_id = await resumeOf(app, seeker, `${evil}.pdf`)
    const sent = { params: { id: job }, body: { cover_letter: evil, resume_id } }
    const { id } = (await app.call('applyToJob', sent, seeker)).body.data.application
    const review = { tags: [evil], rating: 1, assignee_id: team.id, stage: 'first' as const }
    await app.call('reviewApplication', { params: { id }, body: review }, team)
    await app.call('addApplicationNote', { params: { id }, body: { text: evil } }, team)
    await app.call('withdrawApplication', { params: { id }, body: { reason: evil } }, seeker)
    const { text } = await table(`/api/jobs/${job}/applications.csv?notes=1`, team)
    const cells = parse(text, { bom: true, from: 2 }).flat() as string[]
    const evils = cells.filter((cell) => cell.includes('HYPERLINK'))
    expect([start, evils.length]).toEqual([start, 8])
    expect([start, cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))]).toEqual([start, []])
  }
})

test('a phone number has its hyphens in the table, so that a spreadsheet keeps its 0', async () => {
  const job = await jobOf(app, employer)
  for (const phone of ['09012345678', '+81 3 1234 5678'])
    await applicationOf(app, job, await personOf(app, 'user', { phone }))
  const cells = parse((await table(`/api/jobs/${job}/applications.csv`)).text, { bom: true, from: 2 }) as string[][]
  expect(cells.map((line) => line[4]).sort()).toEqual(['03-1234-5678', '090-1234-5678'])
})

test('a table has what the filters and the search of the list leave, of one job or of all', async () => {
  const [job, other] = [await jobOf(app, employer), await jobOf(app, employer)]
  const id = await apply(job, '田中 太郎', '簿記一級を持っています。')
  await apply(job, '山本 花', '未経験です。')
  await apply(other, '鈴木 一郎', '簿記一級の勉強中です。')
  await app.call(
    'reviewApplication',
    {
      params: { id },
      body: { tags: ['有資格'], rating: 5, assignee_id: null, stage: 'first' },
    },
    employer,
  )
  const names = async (url: string) =>
    linesOf((await table(url)).text)
      .slice(1)
      .map((line) => line.split(',')[2])
  const search = encodeURIComponent('簿記一級')
  expect(await names(`/api/jobs/${job}/applications.csv?q=${search}`)).toEqual(['田中 太郎'])
  expect(await names(`/api/employer/applications.csv?q=${search}`)).toEqual(['鈴木 一郎', '田中 太郎'])
  expect(await names(`/api/employer/applications.csv?q=${search}&job_id=${other}`)).toEqual(['鈴木 一郎'])
  expect(await names(`/api/jobs/${job}/applications.csv?tag=${encodeURIComponent('有資格')}`)).toEqual(['田中 太郎'])
  expect(await names(`/api/jobs/${job}/applications.csv?status=accepted`)).toEqual([])
})

test('the team’s notes are exported on request, and to the team alone', async () => {
  const job = await jobOf(app, employer)
  const id = await apply(job, '高橋 次郎', '')
  const assignee_id = employer.id
  const body = { tags: ['経験者', '夜勤可'], rating: 4, assignee_id, stage: 'second' as const }
  await app.call('reviewApplication', { params: { id }, body }, employer)
  await app.call('addApplicationNote', { params: { id }, body: { text: '電話で話した' } }, employer)
  const path = `/api/jobs/${job}/applications.csv`
  expect((await table(path)).text).not.toMatch(/電話で話した|経験者|二次面接/)
  const [head, line] = linesOf((await table(`${path}?notes=1`)).text)
  expect(head).toMatch(/,選考の段階,内定の状況,評価,タグ,担当者,メモ$/)
  expect(line).toMatch(/,二次面接,,4,経験者、夜勤可,採用 花子,電話で話した$/)
  const admin = await personOf(app, 'admin')
  const read = await table(`${path}?notes=1`, admin)
  expect(read.text).toContain('高橋 次郎')
  expect(read.text).not.toMatch(/電話で話した|経験者|二次面接/)
})

test('recruiters take a table and readers of the team do not; the log tells who took one', async () => {
  const job = await jobOf(app, employer)
  await applicationOf(app, job, await personOf(app))
  const [recruiter, viewer] = [await memberOf(app, employer, 'recruiter'), await memberOf(app, employer, 'viewer')]
  const paths = [`/api/jobs/${job}/applications.csv`, '/api/employer/applications.csv']
  for (const path of paths) {
    expect((await table(path, recruiter)).status).toBe(200)
    expectReason(await table(path, viewer), 'team-role-too-low')
  }
  const logged = await app.open.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'detail'])
    .where('action', '=', 'application:export')
    .where('actor_id', '=', recruiter.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(logged).toEqual([
    { actor_id: recruiter.id, subject_id: job, detail: { notes: false } },
    { actor_id: recruiter.id, subject_id: employer.id, detail: { notes: false } },
  ])
})
