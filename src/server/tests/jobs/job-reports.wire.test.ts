import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import type { ReportReason } from '#rules/jobs/job-reports.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
const admin = fixture(() => personOf(app, 'admin'))
const owner = fixture(() => personOf(app, 'employer'))

const report = (id: string, who: Person | null, reason: ReportReason = 'false-terms', text?: string) =>
  app.call('reportJob', { params: { id }, body: { reason, text } }, who)
const list = async (status?: 'open' | 'closed') =>
  (await app.call('listReports', { query: status ? { status } : {} }, admin)).body.data.reports
const caseOf = async (job: string, status?: 'open' | 'closed') =>
  (await list(status)).filter((each: { job: { id: string } }) => each.job.id === job)
const close = (id: string, note = '掲載者に確認した') =>
  app.call('closeReport', { params: { id }, body: { note } }, admin)
/** A report from another network address, without an account. */
const reportFrom = (address: string, id: string) =>
  app.inject({
    ...{ method: 'POST', url: `/api/jobs/${id}/report`, payload: { reason: 'closed' } },
    ...{ remoteAddress: address },
  })

test('a reader reports a public job once', async () => {
  const [job, reader] = [await jobOf(app, owner), await personOf(app)]
  const { status, body } = await report(job, reader)
  expect([status, body]).toEqual([
    201,
    { success: true, message: 'ご報告ありがとうございます。運営者が内容を確認します。' },
  ])
  expectRefused(await report(job, reader, 'suspicious'), 409, '既に報告済みです')
  expect((await report(await jobOf(app, owner), reader)).status).toBe(201)
  // The second one counted for nothing.
  expect(await caseOf(job)).toEqual([])
})

test('anybody can report public jobs only', async () => {
  const jobs = await Promise.all([
    jobOf(app, owner, { approval_status: 'pending' }),
    jobOf(app, owner, { is_active: false }),
    jobOf(app, owner, { deadline: '2020-01-01' }),
  ])
  for (const id of jobs)
    for (const who of [await personOf(app), owner, admin, null])
      expectRefused(await report(id, who), 404, '求人が見つかりません')
})

test('a reason that is none, and a text that is too long, are refused', async () => {
  const [job, reader] = [await jobOf(app, owner), await personOf(app)]
  expectRefused(await report(job, reader, 'boring' as ReportReason), 400, '選択肢から選んでください', 'reason')
  expectRefused(await report(job, reader, 'other', 'あ'.repeat(1_001)), 400, '1,000文字以内で入力してください', 'text')
})

test('three reports or one suspicion put the job on the desk, as one case', async () => {
  const [job, readers] = [await jobOf(app, owner), await Promise.all([1, 2, 3].map(() => personOf(app)))]
  const [first, second, third] = readers as [Person, Person, Person]
  await report(job, first, 'false-terms', ' 給与が20万円と言われた ')
  await report(job, second, 'closed')
  expect(await caseOf(job)).toEqual([])
  await report(job, third, 'discrimination', '年齢で断られた')
  await reportFrom('192.0.2.9', job)
  const [found, ...others] = await caseOf(job, 'open')
  expect(others).toEqual([])
  expect(found).toMatchObject({
    status: 'open',
    job: { id: job, title: '経理', company: '商店', is_public: true },
    employer: { id: owner.id },
    closed_at: null,
    note: null,
    reports: [
      { reason: 'false-terms', text: '給与が20万円と言われた', reporter: { id: first.id, email: first.email } },
      { reason: 'closed', text: null, reporter: { id: second.id } },
      { reason: 'discrimination', text: '年齢で断られた', reporter: { id: third.id } },
      { reason: 'closed', text: null, reporter: null },
    ],
  })

  const fraud = await jobOf(app, owner)
  await report(fraud, first, 'suspicious')
  expect(await caseOf(fraud, 'open')).toHaveLength(1)
})

test('anonymous reports count once per address', async () => {
  const job = await jobOf(app, owner)
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) statuses.push((await reportFrom(address, job)).status)
  expect(statuses).toEqual([201, 409, 201])
})

test('a case is closed once with a note; a later report opens another case', async () => {
  const job = await jobOf(app, owner)
  await report(job, await personOf(app), 'suspicious')
  const [{ id }] = await caseOf(job)
  expectRefused(await close(id, ' '), 400, 'メモを入力してください', 'note')
  const { status, body } = await close(id)
  expect([status, body.message]).toEqual([200, '報告を対応済みにしました'])
  expect(body.data.report).toMatchObject({
    id,
    status: 'closed',
    note: '掲載者に確認した',
    closed_by_name: '試験 太郎',
  })
  expectRefused(await close(id), 409, 'この報告は対応済みです')
  expect([await caseOf(job, 'open'), (await caseOf(job, 'closed')).length]).toEqual([[], 1])

  await report(job, await personOf(app), 'closed')
  expect(await caseOf(job, 'open')).toEqual([])
  await report(job, await personOf(app), 'suspicious')
  expect(await caseOf(job, 'open')).toMatchObject([{ reports: [{ reason: 'closed' }, { reason: 'suspicious' }] }])
})

test('a case that has not reached the desk cannot be closed', async () => {
  const job = await jobOf(app, owner)
  await report(job, await personOf(app))
  const { id } = await app.open.db
    .selectFrom('job_report_cases')
    .select('id')
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow()
  expectRefused(await close(id), 404, '報告が見つかりません')
})

test('31 reports an hour are one too many, for an account and for an address', async () => {
  const reader = await personOf(app)
  const jobs = await Promise.all(Array.from({ length: 31 }, () => jobOf(app, owner)))
  const own = await Promise.all(jobs.map((id) => report(id, reader)))
  expect(own.map(({ status }) => status).sort()).toEqual([...Array(30).fill(201), 429])
  const address = await Promise.all(jobs.map((id) => reportFrom('192.0.2.77', id)))
  expect(address.map(({ status }) => status).sort()).toEqual([...Array(30).fill(201), 429])
  const late = address.find(({ status }) => status === 429)
  expect(Number(late?.headers['retry-after'])).toBeGreaterThan(3_000)
})

test('only administrators read reports and reporters', async () => {
  const [job, reader] = [await jobOf(app, owner), await personOf(app)]
  await report(job, reader, 'suspicious', 'この文は運営だけが読みます')
  const calls = [
    await app.call('readJob', { params: { id: job } }, owner),
    await app.call('listMyJobs', {}, owner),
    await app.call('readJob', { params: { id: job } }),
    await app.call('searchJobs', { query: { ids: job } }),
    await app.call('readEmployerStats', {}, owner),
    await app.call('listMyReports', {}, owner),
  ]
  for (const { status, text } of calls) {
    expect(status).toBe(200)
    for (const secret of [reader.id, reader.email, 'この文は', 'suspicious']) expect(text).not.toContain(secret)
  }
})

test('reporters read their own reports, which lose their name with the account', async () => {
  const [job, reader] = [await jobOf(app, owner), await personOf(app)]
  await report(job, reader, 'suspicious', '先に振り込むよう言われた')
  const { body } = await app.call('listMyReports', {}, reader)
  expect(body.data.reports).toEqual([
    {
      ...{ job_id: job, job_title: '経理', reason: 'suspicious', text: '先に振り込むよう言われた' },
      reported_at: expect.any(String),
    },
  ])
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, reader)).status).toBe(200)
  const [{ reports }] = await caseOf(job, 'open')
  expect(reports).toMatchObject([{ text: '先に振り込むよう言われた', reporter: null }])
})

test('a case outlives its job until a year after closing', async () => {
  const [job, old] = [await jobOf(app, owner), await jobOf(app, owner)]
  for (const id of [job, old]) await report(id, await personOf(app), 'suspicious')
  await app.call('deleteJob', { params: { id: job } }, owner)
  expect(await caseOf(job, 'open')).toMatchObject([{ job: { title: '経理', is_public: false, is_deleted: true } }])
  const [{ id }] = await caseOf(old)
  await close(id)
  const left = () => app.open.db.selectFrom('job_report_cases').select('id').where('id', '=', id).execute()
  const now = app.dependencies.now().getTime()
  await sweep(app.open.db, new Date(now + 364 * 86_400_000))
  expect(await left()).toEqual([{ id }])
  await sweep(app.open.db, new Date(now + 366 * 86_400_000))
  expect(await left()).toEqual([])
})

test('private job pages require an account to report', async () => {
  const closed = await forTest(openTestApp())
  const id = await jobOf(closed, await personOf(closed, 'employer'))
  const input = { params: { id }, body: { reason: 'other' as const } }
  expectRefused(await closed.call('reportJob', input), 401, 'ログインが必要です')
  expect((await closed.call('reportJob', input, await personOf(closed))).status).toBe(201)
})
