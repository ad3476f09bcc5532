import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { context, lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { employerOf } from '#server/testing/verification.ts'
import { inTurnToCheck } from '#store/jobs/job-findings.ts'

const app = fixture(openTestApp)
const strict = fixture(() => openTestApp({ env: { POSTING_RULES: 'enforce' } }))

type Found = { code: string; severity: string; field: string; start?: number; excerpt?: string }

/** An employer whose profile states what a posting has to show. */
const completeEmployer = (where: TestApp) => employerOf(where, { ...context.employer })

const lawful = { ...lawfulPosting, terms: { ...lawfulPosting.terms, dispatched: false } }
const unlawful = { ...lawful, description: `  ${lawful.description}未経験の男性を募集します。` }
const codes = (findings: Found[]) => findings.map(({ code }) => code)
const bodyOf = async (call: Promise<{ body: { data: { findings: Found[] } } }>) => (await call).body.data

test('a check finds what, where and why in an unlawful posting, and stores nothing', async () => {
  const owner = await completeEmployer(app)
  const check = (body: object) => bodyOf(app.call('checkJob', { body }, owner))
  expect((await check(lawful)).findings).toEqual([])
  const { findings } = await check(unlawful)
  const [found] = findings
  expect(found).toMatchObject({ code: 'word.sex', severity: 'stop', field: 'description', law: expect.any(String) })
  expect(unlawful.description.slice(found?.start, (found?.start ?? 0) + (found?.excerpt?.length ?? 0))).toBe(
    found?.excerpt,
  )
  expect((await app.call('listMyJobs', {}, owner)).body.data.jobs).toEqual([])
})

test('a part of a posting can be checked; a wrong type is 400', async () => {
  const person = await personOf(app, 'employer')
  const { findings } = await bodyOf(app.call('checkJob', { body: {} as never }, person))
  expect(codes(findings)).toEqual(
    expect.arrayContaining(['missing.employer-name', 'missing.employer-address', 'missing.pay', 'missing.duties']),
  )
  const wrong = await app.call('checkJob', { body: { terms: { hours: { break_minutes: 'x' } } } as never }, person)
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'terms.hours.break_minutes'])
})

test('a job’s managers read its findings everywhere, its readers never', async () => {
  const [owner, admin, seeker] = [await completeEmployer(app), await personOf(app, 'admin'), await personOf(app)]
  const { job, findings } = (await app.call('postJob', { body: unlawful as never }, owner)).body.data
  expect(codes(findings)).toEqual(['word.sex'])
  expect(job.description.slice(findings[0].start, findings[0].end)).toBe(findings[0].excerpt)
  const inLists = async () => {
    const lists = [
      (await app.call('listMyJobs', {}, owner)).body.data.jobs,
      (await app.call('listPendingJobs', { query: { page: '1' } }, admin)).body.data.jobs,
      (await app.call('listAllJobs', {}, admin)).body.data.jobs,
    ]
    return lists.map((jobs) => codes(jobs.find((one: { id: string }) => one.id === job.id)?.findings))
  }
  expect(await inLists()).toEqual([['word.sex'], ['word.sex'], ['word.sex']])
  const params = { id: job.id }
  await app.call('approveJob', { params }, admin)
  for (const who of [owner, admin])
    expect(codes((await app.call('readJob', { params }, who)).body.data.job.findings)).toEqual(['word.sex'])
  expect((await app.call('readJob', { params }, seeker)).body.data.job).not.toHaveProperty('findings')
  const listed = (await app.call('searchJobs', { query: { limit: '100' } })).body.data.jobs
  expect(listed.find((one: { id: string }) => one.id === job.id)).not.toHaveProperty('findings')
  const mended = (await app.call('editJob', { params, body: { description: lawful.description } }, owner)).body.data
  expect([mended.findings, mended.job.findings]).toEqual([[], []])
})

test('an edit waits for its check without a transaction, and not when its caller hung up; an approval does not wait', async () => {
  const [owner, admin] = [await completeEmployer(app), await personOf(app, 'admin')]
  const post = async () => (await app.call('postJob', { body: lawful as never }, owner)).body.data.job.id
  const [left, waiting] = [await post(), await post()]
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { promise: going, resolve: end } = Promise.withResolvers<void>()
  const other = inTurnToCheck({ person: 'other', address: '192.0.2.1' }, () => going)
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
  const edit = (id: string, signal?: AbortSignal) =>
    fetch(`${url}/api/jobs/${id}`, { method: 'PUT', headers, body: JSON.stringify({ title: '改めた題名' }), signal })
  const gone = edit(left, AbortSignal.timeout(200))
  const kept = edit(waiting)
  await expect(gone).rejects.toThrow('timeout')
  expect((await app.call('approveJob', { params: { id: waiting } }, admin)).status).toBe(200)
  end()
  await other
  expect((await kept).status).toBe(200)
  const { jobs } = (await app.call('listMyJobs', {}, owner)).body.data
  const titles = jobs.map(({ id, title }: { id: string; title: string }) => [id, title])
  expect(Object.fromEntries(titles)).toEqual({ [left]: lawful.title, [waiting]: '改めた題名' })
})

test('nearly the same text under another account, or three times under one, is a finding', async () => {
  const [one, two, admin] = [await completeEmployer(app), await completeEmployer(app), await personOf(app, 'admin')]
  const text = (letter: string) =>
    `${letter}の工房で、木の椅子と机を組み立て、仕上げの塗装までを二人一組で担当します。納品は月に二度です。`
  const post = async (owner: Person, description: string): Promise<string> =>
    (await app.call('postJob', { body: { ...lawful, description } as never }, owner)).body.data.job.id
  const found = async (who: Person) => {
    const { jobs } = (await app.call(who === admin ? 'listPendingJobs' : 'listMyJobs', {}, who)).body.data
    return new Map<string, string[]>(
      jobs.map((job: { id: string; findings: Found[] }) => [job.id, codes(job.findings)]),
    )
  }
  const [first, second] = [await post(one, text('北')), await post(one, text('北'))]
  expect((await found(one)).get(first)).toEqual([])
  const third = await post(one, text('北'))
  const again = await found(one)
  expect([first, second, third].map((id) => again.get(id))).toEqual(Array(3).fill(['duplicate.text']))
  const copied = await post(two, `${text('北')} `)
  expect((await found(two)).get(copied)).toEqual(['duplicate.text'])
  expect((await found(admin)).get(first)).toEqual(['duplicate.text'])
  await app.call(
    'rejectJob',
    { params: { id: copied }, body: { rejection_reason: 'ほかの会社の求人の文章です。' } },
    admin,
  )
  await app.call('deleteJob', { params: { id: third } }, one)
  expect((await found(one)).get(first)).toEqual([])
})

test('by default findings refuse nothing, and an override reason is audited', async () => {
  const [owner, admin] = [await completeEmployer(app), await personOf(app, 'admin')]
  const { id } = (await app.call('postJob', { body: unlawful as never }, owner)).body.data.job
  const override_reason = '女性専用の施設で、法の例外に当たるため。'
  const short = await app.call('approveJob', { params: { id }, body: { override_reason: '短い' } }, admin)
  expect([short.status, short.body.errors[0].path]).toEqual([400, 'override_reason'])
  expect((await app.call('approveJob', { params: { id }, body: { override_reason } }, admin)).status).toBe(200)
  const entry = await app.open.db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject_id', '=', id)
    .where('action', '=', 'job:approve')
    .executeTakeFirst()
  expect(entry?.detail).toEqual({ override_reason, stops: ['word.sex'], unread: true })
})

test('enforced rules refuse a posting with a stop finding and change nothing', async () => {
  const [owner, admin] = [await completeEmployer(strict), await personOf(strict, 'admin')]
  const refused = await strict.call('postJob', { body: unlawful as never }, owner)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'not-publishable',
    'この求人には掲載できない内容があります',
  ])
  expect(refused.body.errors).toEqual([{ path: 'description', msg: expect.stringContaining('性別') }])
  const { job } = (await strict.call('postJob', { body: lawful as never }, owner)).body.data
  const params = { id: job.id }
  expect((await strict.call('editJob', { params, body: { title: '看護婦' } }, owner)).status).toBe(409)
  expect((await strict.call('readJob', { params }, owner)).body.data.job.title).toBe(lawful.title)

  const pending = await jobOf(strict, owner, { approval_status: 'pending', was_public: false })
  const approve = (body?: object) => strict.call('approveJob', { params: { id: pending }, body: body as never }, admin)
  const { status, body } = await approve()
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    409,
    expect.arrayContaining(['terms.pay']),
  ])
  expect((await approve({ override_reason: '短い' })).status).toBe(400)
  expect((await approve({ override_reason: '法の例外に当たることを確認しました。' })).status).toBe(200)
})

test('an expensive check runs once, and again when the job or the profile changes', async () => {
  const owner = await personOf(app, 'employer')
  const ages = Array.from({ length: 50 }, () => '35歳'.repeat(166))
  for (let count = 0; count < 4; count += 1) await jobOf(app, owner, { requirements: ages, benefits: ages })
  const read = async () => {
    // Of this thread alone: the database has one of its own.
    const before = process.threadCpuUsage()
    const { jobs } = (await app.call('listMyJobs', { query: { page: '1' } }, owner)).body.data
    const { user, system } = process.threadCpuUsage(before)
    return { jobs, spent: user + system }
  }
  const first = await read()
  expect((await read()).spent).toBeLessThan(first.spent / 2)

  const facts = { name: '株式会社あおぞら商店', address: '東京都新宿区西新宿1-2-3' }
  await app.call('updateEmployerProfile', { body: facts }, owner)
  await app.call('editJob', { params: { id: first.jobs[0].id }, body: { description: '男性のみ募集' } }, owner)
  const { jobs } = await read()
  expect(codes(first.jobs[1].findings)).toContain('missing.employer-address')
  expect(codes(jobs[1].findings)).not.toContain('missing.employer-address')
  expect(codes(jobs[0].findings)).toContain('word.sex')
})
