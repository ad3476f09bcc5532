import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type Reply } from '#app/testing/test-app.ts'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { relationCodeOf, statedFacts, verificationOf, withWebsite } from '#server/testing/verification.ts'

const app = fixture(openTestApp)
const owner = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))
const other = fixture(() => personOf(app, 'admin'))

const at = (id: string) => ({ params: { id } })
const rejection_reason = '給与の根拠をお知らせください。'
const lawful = postJobInput.parse({ ...lawfulPosting, terms: { ...lawfulPosting.terms, dispatched: false } })
const pendingJob = () => jobOf(app, owner, { ...lawful, title: '経理', approval_status: 'pending', was_public: false })
const jobFor = async (id: string) => {
  const { findings, employer, answer_time, ...job } = (await app.call('readJob', at(id), admin)).body.data.job
  return job
}
const rename = (id: string, title: string) => app.call('editJob', { ...at(id), body: { title } }, owner)
const refusedWith = ({ status, body }: Reply, code: string) => {
  expect([status, body.code, body.message]).toEqual([409, code, expect.stringMatching(/[ぁ-ん]/)])
  return body.data.current
}
const unreadOf = async (subject: string, action: string) => {
  const log = await app.call('readAuditLog', { query: { subject, action } as never }, admin)
  return log.body.data.entries.map(({ detail }: { detail: { unread?: boolean } }) => detail.unread ?? false)
}

test('a decision on a posting that changed meanwhile is refused with the current one', async () => {
  const id = await pendingJob()
  const version = (await jobFor(id)).updated_at
  await rename(id, '経理主任')
  for (const [name, body] of [
    ['approveJob', { version }],
    ['rejectJob', { version, rejection_reason }],
  ] as const)
    expect(refusedWith(await app.call(name, { ...at(id), body }, admin), 'changed-meanwhile')).toEqual(await jobFor(id))
  expect(await jobFor(id)).toMatchObject({ title: '経理主任', approval_status: 'pending' })
  const read = await jobFor(id)
  expect((await app.call('approveJob', { ...at(id), body: { version: read.updated_at } }, admin)).status).toBe(200)
  const late = await app.call('rejectJob', { ...at(id), body: { version: read.updated_at, rejection_reason } }, other)
  expect(refusedWith(late, 'already-decided')).toMatchObject({ id, approval_status: 'approved' })
  const unread = await pendingJob()
  expect((await app.call('approveJob', at(unread), admin)).status).toBe(200)
  expect([await unreadOf(id, 'job:approve'), await unreadOf(unread, 'job:approve')]).toEqual([[false], [true]])
})

test('changes in one millisecond are versions of their own', async () => {
  const id = await pendingJob()
  const versions = [(await jobFor(id)).updated_at]
  for (const title of ['一', '二', '三']) {
    await rename(id, title)
    versions.push((await jobFor(id)).updated_at)
  }
  expect(new Set(versions).size).toBe(4)
  for (const version of versions.slice(0, 3))
    refusedWith(await app.call('approveJob', { ...at(id), body: { version } }, admin), 'changed-meanwhile')
})

test('an edit at the moment of a decision comes before it, which is then refused, or after it', async () => {
  const edited = await pendingJob()
  const read = (await jobFor(edited)).updated_at
  const [, decided] = await Promise.all([
    rename(edited, '総務'),
    app.call('approveJob', { ...at(edited), body: { version: read } }, admin),
  ])
  const { title, approval_status, revision } = await jobFor(edited)
  expect([title, decided.status === 200 ? revision?.status : approval_status]).toEqual(['総務', 'pending'])
})

test('a repeated stop, or one of a closed posting, publishes nothing', async () => {
  const toggle = (id: string, body: object) => app.call('toggleJob', { ...at(id), body }, admin)
  const stop = async (id: string) => {
    const { job } = (await toggle(id, { stop: true, reason: '確認中' })).body.data
    return [job.is_active, job.stopped_by_operator]
  }
  const running = await jobOf(app, owner)
  expect([await stop(running), await stop(running)]).toEqual([
    [false, true],
    [false, true],
  ])
  const closed = await jobOf(app, owner, { is_active: false })
  expect(await stop(closed)).toEqual([false, true])
  expect((await app.call('reopenJob', at(closed), owner)).body.code).toBe('stopped-by-operator')
  const start = async () => (await toggle(running, { stop: false })).body.data.job.is_active
  expect([await start(), await start()]).toEqual([true, true])
  expect((await toggle(running, {})).body.data.job.is_active).toBe(false)
  const { id } = await personOf(app)
  const verify = async (body: object) =>
    (await app.call('toggleVerification', { ...at(id), body }, admin)).body.data.user.email_verified
  const wanted = [{ verified: true }, { verified: true }, {}, { verified: false }]
  const reached = []
  for (const body of wanted) reached.push(await verify(body))
  expect(reached).toEqual([true, true, false, false])
})

test('the version of an employer changes with all that its verification reads', async () => {
  const employer = await personOf(app, 'employer')
  await withWebsite(app, employer)
  const save = (body: object) => app.call('updateEmployerProfile', { body }, employer)
  const version = async () =>
    (await app.call('readEmployer', at(employer.id), admin)).body.data.profile.updated_at as string
  const changes: (() => Promise<Reply>)[] = [
    () => save({ name: '北風商店' }),
    () => save({ trade_names: ['北風'] }),
    () => save({ about: '文具の店' }),
    async () =>
      app.call('confirmDomainCode', { body: { code: await relationCodeOf(app, employer, 'domain') } }, employer),
    async () =>
      app.call('confirmLetterCode', { body: { code: await relationCodeOf(app, employer, 'letter') } }, employer),
    () => app.call('updateProfile', { body: { name: '別の 名前' } }, employer),
    () => app.call('verifyEmployer', { ...at(employer.id), body: { note: '登記を見た' } }, admin),
    () => app.call('unverifyEmployer', { ...at(employer.id), body: { note: '移転した' } }, admin),
  ]
  const seen = [await version()]
  for (const change of changes) {
    expect((await change()).status).toBe(200)
    seen.push(await version())
  }
  expect([...new Set(seen)].sort()).toEqual(seen)
})

test('a verification of facts that changed meanwhile is refused', async () => {
  const employer = await personOf(app, 'employer')
  const read = async (who: Person) => (await app.call('readEmployer', at(who.id), admin)).body.data.profile
  const note = '登記を見た'
  // Before anything was saved.
  const nothing = (await read(employer)).updated_at
  expect(nothing).toBeNull()
  const request = await verificationOf(app, employer)
  const requests = async () => (await app.call('listVerificationRequests', {}, admin)).body.data.requests
  const requested = async () => (await requests()).find(({ id }: { id: string }) => id === request)
  const stale = (await requested()).updated_at
  await app.call('updateEmployerProfile', { body: { trade_names: ['あおば'] } }, employer)
  const late = [
    await app.call('verifyEmployer', { ...at(employer.id), body: { note, version: nothing } }, admin),
    await app.call('verifyEmployer', { ...at(employer.id), body: { note, version: stale } }, admin),
    await app.call('unverifyEmployer', { ...at(employer.id), body: { note, version: stale } }, admin),
  ]
  for (const reply of late) expect(refusedWith(reply, 'verification-facts-changed')).toEqual(await read(employer))
  const decided = [
    await app.call(
      'acceptVerificationRequest',
      { ...at(request), body: { ...statedFacts, note, version: stale } },
      admin,
    ),
    await app.call('refuseVerificationRequest', { ...at(request), body: { reason: note, version: stale } }, admin),
  ]
  for (const reply of decided)
    expect(refusedWith(reply, 'verification-facts-changed')).toMatchObject({ trade_names: [{ name: 'あおば' }] })
  expect(await read(employer)).toMatchObject({ verified_at: null })
  const version = (await requested()).updated_at
  const both = await Promise.all([
    app.call('acceptVerificationRequest', { ...at(request), body: { ...statedFacts, note, version } }, admin),
    app.call('refuseVerificationRequest', { ...at(request), body: { reason: note, version } }, other),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a decision on an application that changed meanwhile is refused with the current one', async () => {
  const jobId = await jobOf(app, owner, { terms: { selection: { steps: ['一次面接', '二次面接'] } } })
  const [seeker, second] = [await personOf(app), await personOf(app)]
  const applicationId = await applicationOf(app, jobId, seeker)
  const params = { jobId, applicationId }
  const read = async () => (await app.call('readApplicant', { params }, owner)).body.data
  const version = async () => (await read()).application.updated_at as string
  const own = async () => (await app.call('listMyApplications', {}, seeker)).body.data.applications[0].updated_at
  const decide = (status: 'reviewed' | 'accepted' | 'rejected', version?: string, who = owner) =>
    app.call('decideApplication', { params, body: { status, version } }, who)
  const review = (body: object) => app.call('reviewApplication', { params: { id: applicationId }, body }, owner)
  const { stages } = await read()
  const [former, seen] = [await version(), await own()]
  expect((await review({ rating: 5, version: former })).status).toBe(200)
  expect(await version()).toBe(former)
  const staged = await review({ stage: stages.at(-1).id, version: former })
  expect([staged.status, staged.body.data.updated_at]).toEqual([200, await version()])
  // The applicant does not learn of the team's stages.
  expect(await own()).toBe(seen)
  for (const reply of [await decide('accepted', former), await review({ stage: null, version: former })])
    expect(refusedWith(reply, 'application-changed')).toMatchObject({ id: applicationId, updated_at: await version() })
  const several = (body: object) =>
    app.call('changeApplications', { params: { jobId }, body: { ids: [applicationId], ...body } as never }, owner)
  for (const change of [
    { action: 'status', status: 'rejected' },
    { action: 'stage', value: null },
  ]) {
    const { results } = (await several({ ...change, versions: { [applicationId]: former } })).body.data
    expect(results).toMatchObject([{ outcome: 'changed', current: { id: applicationId, status: 'pending' } }])
  }
  const asRead = await version()
  const both = await Promise.all([decide('accepted', asRead), decide('rejected', asRead)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)?.body
  expect(late).toMatchObject({ code: 'status-move-impossible', data: { decided: {}, current: { id: applicationId } } })
  const other = await applicationOf(app, jobId, second)
  const before = (await app.call('readApplicant', { params: { jobId, applicationId: other } }, owner)).body.data
  await app.call('withdrawApplication', { params: { id: other } }, second)
  const body = { status: 'accepted', version: before.application.updated_at } as const
  const withdrawn = await app.call('decideApplication', { params: { jobId, applicationId: other }, body }, owner)
  expect(refusedWith(withdrawn, 'status-move-impossible')).toMatchObject({ withdrawn_at: expect.any(String) })
})

test('a case that changed meanwhile is not decided', async () => {
  const [employer, reader] = [await personOf(app, 'employer'), await personOf(app)]
  const job = await jobOf(app, employer)
  const report = (who: Person) => app.call('reportJob', { ...at(job), body: { reason: 'suspicious' } }, who)
  await report(reader)
  const cases = (await app.call('listCases', { query: { status: 'open' } }, admin)).body.data.cases
  const { id } = cases.find((each: { account: { id: string } }) => each.account.id === employer.id)
  const reported = async () => {
    const { reports } = (await app.call('listReports', { query: { status: 'open' } }, admin)).body.data
    return reports.find((each: { case_id: string }) => each.case_id === id)
  }
  const version = async () => (await app.call('readCase', at(id), admin)).body.data.case.updated_at
  const [former, desk] = [await version(), await reported()]
  await app.call('addCaseNote', { ...at(id), body: { text: '電話した' } }, other)
  const noted = await version()
  await report(await personOf(app))
  const seen = [former, noted, await version()]
  expect(new Set(seen).size).toBe(3)
  const finding = '虚偽の求人'
  const looks = async () => {
    const read = app.open.db.selectFrom('audit_log').where('action', '=', 'case:read').where('subject_id', '=', id)
    return (await read.select('id').execute()).length
  }
  const before = await looks()
  for (const version of [former, noted])
    for (const reply of [
      await app.call('closeCase', { ...at(id), body: { finding, version } }, admin),
      await app.call('notifyApplicants', { ...at(id), body: { version } }, admin),
      await app.call('rejectPendingOfCase', { ...at(id), body: { rejection_reason, version } }, admin),
      await app.call('assignCase', { ...at(id), body: { assignee_id: admin.id, version } }, admin),
      await app.call('confirmCase', { ...at(id), body: { version } }, admin),
    ])
      expect(refusedWith(reply, 'case-changed')).toMatchObject({ id, status: 'open', report_count: 2, assignee: null })
  // Each answer holds the case.
  expect((await looks()) - before).toBe(10)
  const closeReport = (version: string, who = admin) =>
    app.call('closeReport', { params: { id: desk.id }, body: { note: finding, version } }, who)
  expect(refusedWith(await closeReport(desk.updated_at), 'case-changed').reports).toHaveLength(2)
  const read = (await reported()).updated_at
  const both = await Promise.all([closeReport(read), closeReport(read, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const last = await version()
  const closed = await Promise.all(
    [admin, other].map((who) => app.call('closeCase', { ...at(id), body: { finding, version: last } }, who)),
  )
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 409])
})
