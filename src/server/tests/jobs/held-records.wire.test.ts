import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, memberOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { openSession } from '#store/people/sessions.ts'
import { findUser } from '#store/people/users.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const inDays = (days: number) => new Date(app.dependencies.now().getTime() + days * 86_400_000)
const rejection_reason = '募集企業の所在地が確認できないため、掲載できません。'

/** An employer with a rejected and a reported job, and a reported message; a reader reported job and message. */
async function incident() {
  const [owner, reader] = [await personOf(app, 'employer'), await personOf(app)]
  const member = await memberOf(app, owner, 'owner')
  const job = await jobOf(app, owner, { title: '荷受けの仕事', approval_status: 'pending' })
  await app.call('rejectJob', { params: { id: job }, body: { rejection_reason } }, admin)
  await app.call('editJob', { params: { id: job }, body: { description: '倉庫で荷物を受け取ります' } }, owner)
  await app.call('approveJob', { params: { id: job } }, admin)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious', text: '口座を求められた' } }, reader)
  const application = await applicationOf(app, job, reader)
  const message = await messageOf(app, application, 'employer', '免許証の写真を送ってください')
  await app.call('reportMessage', { params: { id: message }, body: { reason: '身分証を求められた' } }, reader)
  return { owner, member, reader, job, application, message }
}
type Incident = Awaited<ReturnType<typeof incident>>

/** Sweeps as after years, with the sessions of these people renewed. */
async function years(count: number, people: Person[]) {
  const { db } = app.open
  await sweep(db, inDays(count * 365))
  for (const person of people)
    if (await findUser(db, person.id)) person.token = await openSession(db, person.id, app.dependencies.now())
}

const password = { body: { password: 'password' } }
/** Every route by which something of an incident is deleted. */
const routes: Record<string, (of: Incident) => Promise<unknown>> = {
  'the owner deletes the job': ({ job, owner }) => app.call('deleteJob', { params: { id: job } }, owner),
  'a member deletes the job': ({ job, member }) => app.call('deleteJob', { params: { id: job } }, member),
  'an administrator deletes the job': ({ job }) => app.call('deleteJob', { params: { id: job } }, admin),
  'the employer deletes the account': ({ owner }) => app.call('deleteAccount', password, owner),
  'an administrator deletes the employer': ({ owner }) => app.call('deleteUser', { params: { id: owner.id } }, admin),
  'a member is removed': ({ member, owner }) => app.call('removeMember', { params: { id: member.id } }, owner),
  'a member deletes the account': ({ member }) => app.call('deleteAccount', password, member),
  'the applicant withdraws': ({ application, reader }) =>
    app.call('withdrawApplication', { params: { id: application } }, reader),
  'time passes': (of) => years(4, [of.owner, of.member, of.reader, admin]),
}

async function left({ owner, job, reader }: Incident) {
  const { db } = app.open
  const { reports } = (await app.call('listReports', { query: { status: 'open' } }, admin)).body.data
  const own = (await app.call('listMyReports', {}, reader)).body.data.reports
  const exported = (await app.call('listMyMessages', {}, reader)).body.data.messages
  const messages = (await app.call('listMessageReports', { query: { status: 'open' } }, admin)).body.data.reports
  const reported = messages.find((each: { job: { id: string } }) => each.job.id === job)
  const read = reported && (await app.call('readMessageReport', { params: { id: reported.id } }, admin)).body.data
  const decisions = await db
    .selectFrom('job_decisions')
    .leftJoin('decided_postings', 'decided_postings.decision_id', 'job_decisions.id')
    .select(['kind', 'reason', 'decided_by', 'fields', 'findings'])
    .where('job_decisions.job_id', '=', job)
    .where('kind', 'in', ['approved', 'rejected'])
    .orderBy('job_decisions.decided_at')
    .orderBy('job_decisions.id')
    .execute()
  return {
    case: reports.find((each: { job: { id: string } }) => each.job.id === job),
    own,
    exported: exported.map(({ body }: { body: string }) => body),
    read: read?.messages.map(({ body }: { body: string }) => body),
    decisions: decisions.map(({ kind, decided_by, fields, findings }) => ({
      kind,
      by: decided_by,
      title: fields?.title,
      found: findings !== null,
    })),
    owner: owner.id,
  }
}

test('no order of deletions takes decisions, versions, reports or the reporter’s export of an open case', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(Object.keys(routes), { minLength: 1, maxLength: 4 }), async (order) => {
      const of = await incident()
      for (const name of order) await routes[name]?.(of)
      const found = await left(of)
      expect(found.case, order.join(', ')).toMatchObject({
        job: { id: of.job, title: '荷受けの仕事', company: '商店' },
        employer: { id: of.owner.id, name: '試験 太郎' },
        reports: [{ reason: 'suspicious', text: '口座を求められた', reporter: { id: of.reader.id } }],
      })
      expect(found.own).toMatchObject([{ job_title: '荷受けの仕事', text: '口座を求められた' }])
      expect(found.exported).toEqual(['免許証の写真を送ってください'])
      expect(found.read).toEqual(['免許証の写真を送ってください'])
      expect(found.decisions).toEqual([
        { kind: 'rejected', by: admin.id, title: '荷受けの仕事', found: true },
        { kind: 'approved', by: admin.id, title: '荷受けの仕事', found: true },
      ])
    }),
    { numRuns: 12, seed: 30 },
  )
})

test('held records are deleted a year after the case closes', async () => {
  const { db } = app.open
  const of = await incident()
  await app.call('deleteAccount', password, of.owner)
  const { case: found } = await left(of)
  await app.call('closeReport', { params: { id: found.id }, body: { note: '警察に相談した' } }, admin)
  const { body } = await app.call('listMessageReports', { query: { status: 'open' } }, admin)
  for (const { id, job } of body.data.reports)
    if (job.id === of.job)
      await app.call('closeMessageReport', { params: { id }, body: { note: '警察に相談した' } }, admin)
  await app.call('closeCase', { params: { id: found.case_id }, body: { finding: '虚偽の求人' } }, admin)
  const held = async () => {
    const [jobs, accounts, talks] = [
      await db.selectFrom('held_jobs').select('posting').where('id', '=', of.job).execute(),
      await db.selectFrom('held_accounts').select('facts').where('id', '=', of.owner.id).execute(),
      await db.selectFrom('held_conversations').select('job_id').where('job_id', '=', of.job).execute(),
    ]
    return [jobs, accounts, talks]
  }
  await sweep(db, inDays(364))
  expect(await held()).toMatchObject([
    [{ posting: { description: '倉庫で荷物を受け取ります' } }],
    [{ facts: { email: of.owner.email } }],
    [{ job_id: of.job }],
  ])
  await sweep(db, inDays(366))
  admin.token = await openSession(db, admin.id, app.dependencies.now())
  expect(await held()).toEqual([[], [], []])
  const decisions = db.selectFrom('account_decisions').select(['kind', 'reason', 'decided_by'])
  expect(await decisions.where('account_id', '=', of.owner.id).execute()).toEqual([
    { kind: 'case_closed', reason: '虚偽の求人', decided_by: admin.id },
  ])
})

test('a posting of a reported account that nobody reported stays with its case when it is deleted', async () => {
  const owner = await personOf(app, 'employer')
  const [reported, other] = [await jobOf(app, owner), await jobOf(app, owner, { title: '報告されていない求人' })]
  await app.call('reportJob', { params: { id: reported }, body: { reason: 'suspicious' } }, await personOf(app))
  await app.call('deleteJob', { params: { id: other } }, owner)
  expect((await app.call('readJob', { params: { id: other } }, owner)).status).toBe(404)
  const { cases } = (await app.call('listCases', {}, admin)).body.data
  const { id } = cases.find((each: { account: { id: string } }) => each.account.id === owner.id)
  const { body } = await app.call('readCase', { params: { id } }, admin)
  expect(body.data.case.jobs).toMatchObject([
    { id: reported, is_deleted: false },
    { id: other, title: '報告されていない求人', is_deleted: true, is_reported: false },
  ])
})

test('without a case nothing of a deleted job is held but its decisions', async () => {
  const { db } = app.open
  const owner = await personOf(app, 'employer')
  const job = await jobOf(app, owner, { approval_status: 'pending' })
  await app.call('rejectJob', { params: { id: job }, body: { rejection_reason } }, admin)
  await app.call('deleteAccount', password, owner)
  expect(await db.selectFrom('held_jobs').select('id').where('id', '=', job).execute()).toEqual([])
  expect(await db.selectFrom('held_accounts').select('id').where('id', '=', owner.id).execute()).toEqual([])
  const decisions = db.selectFrom('job_decisions').select(['kind', 'reason']).where('job_id', '=', job)
  expect(await decisions.execute()).toEqual([{ kind: 'rejected', reason: rejection_reason }])
})

test('the second rejection for signs of crime opens a case, also after the first job was deleted', async () => {
  const owner = await personOf(app, 'employer')
  const description =
    '指定の場所で荷物を受け取り、運ぶだけ。報酬は即日手渡し。応募はTelegramから身分証の写真を送ってください。'
  const rejected = async () => {
    const id = await jobOf(app, owner, { approval_status: 'pending', description })
    await app.call('rejectJob', { params: { id }, body: { rejection_reason } }, admin)
    return id
  }
  const casesOf = async (id: string) =>
    (await app.call('listReports', {}, admin)).body.data.reports.filter(
      (each: { job: { id: string } }) => each.job.id === id,
    )
  const first = await rejected()
  expect(await casesOf(first)).toEqual([])
  await app.call('deleteJob', { params: { id: first } }, owner)
  const second = await rejected()
  expect(await casesOf(second)).toMatchObject([{ found: ['word.crime'], reports: [] }])
})

test('decisions on an account outlive it', async () => {
  const owner = await personOf(app, 'employer')
  const params = { id: owner.id }
  await app.call('verifyEmployer', { params, body: { note: '登記を見た' } }, admin)
  await app.call('suspendUser', { params, body: { reason: '虚偽の求人のため' } }, admin)
  await app.call('deleteUser', { params }, admin)
  const kept = await app.open.db
    .selectFrom('account_decisions')
    .select(['kind', 'reason', 'decided_by'])
    .where('account_id', '=', owner.id)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  expect(kept).toEqual([
    { kind: 'verified', reason: '登記を見た', decided_by: admin.id },
    { kind: 'suspended', reason: '虚偽の求人のため', decided_by: admin.id },
  ])
})
