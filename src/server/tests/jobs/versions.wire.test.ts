import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type Reply } from '#app/testing/test-app.ts'
import { postJobInput } from '#contract/jobs/job-input.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
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

test('a decision on a posting that changed since it was read is refused with what it is now', async () => {
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

test('changes in one millisecond are versions of their own, and of two decisions at once one is taken', async () => {
  const id = await pendingJob()
  const versions = [(await jobFor(id)).updated_at]
  for (const title of ['一', '二', '三']) {
    await rename(id, title)
    versions.push((await jobFor(id)).updated_at)
  }
  expect(new Set(versions).size).toBe(4)
  for (const version of versions.slice(0, 3))
    refusedWith(await app.call('approveJob', { ...at(id), body: { version } }, admin), 'changed-meanwhile')
  const version = versions[3]
  const both = await Promise.all([
    app.call('approveJob', { ...at(id), body: { version } }, admin),
    app.call('rejectJob', { ...at(id), body: { version, rejection_reason } }, other),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.data.current).toEqual(await jobFor(id))
  // An edit at the same moment comes before the decision, which is then refused, or after it.
  const edited = await pendingJob()
  const read = (await jobFor(edited)).updated_at
  const [, decided] = await Promise.all([
    rename(edited, '総務'),
    app.call('approveJob', { ...at(edited), body: { version: read } }, admin),
  ])
  const { title, approval_status, revision } = await jobFor(edited)
  expect([title, decided.status === 200 ? revision?.status : approval_status]).toEqual(['総務', 'pending'])
})

test('a stop states what it wants: repeated, or of a closed posting, it never publishes', async () => {
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

test('a verification of facts that changed since they were read is refused, for an employer and for a request', async () => {
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
