import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { limits } from '#rules/limits.ts'
import { applicationOf, jobOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { composeMail } from '#workers/compose-mail.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer', { name: '採用 花子', email_verified: true }))
const colleague = fixture(() => memberOf(app, employer, 'recruiter'))

type Decision = Exclude<ApplicationStatus, 'pending'>
const decide = (jobId: string, applicationId: string, status: Decision, as = employer) =>
  app.call('decideApplication', { params: { jobId, applicationId }, body: { status } }, as)
const change = (
  jobId: string,
  body: { ids: string[]; action: 'status' | 'message'; status?: Decision; message?: string },
  as = employer,
) => app.call('changeApplications', { params: { jobId }, body }, as)
const undo = (jobId: string, ids: string[], as = employer) =>
  app.call('undoApplicationChanges', { params: { jobId }, body: { ids } }, as)
const statusOf = async (jobId: string, applicationId: string): Promise<ApplicationStatus> =>
  (await app.call('readApplicant', { params: { jobId, applicationId } }, employer)).body.data.application.status
const told = async (who: Person): Promise<string[]> =>
  (await app.call('listNotifications', { query: {} }, who)).body.data.notifications.map(
    ({ kind }: { kind: string }) => kind,
  )
const messagesOf = async (id: string, who: Person): Promise<string[]> =>
  (await app.call('listMessages', { params: { id } }, who)).body.data.messages.map(({ body }: { body: string }) => body)
/** What would be mailed of an application, in the order in which it happened. */
async function mailsOf(applicationId: string) {
  const { db } = app.open
  const [operator, now] = [{ operatorEmail: 'operator@example.com', operatorName: '' }, app.dependencies.now()]
  const site = { publicUrl: 'https://shigotocho.example', secret: 'secret', acceptedSecrets: ['secret'], ...operator }
  const about = app.followUps.filter((each) => each.kind === 'status-changed' && each.application_id === applicationId)
  return Promise.all(about.map((each) => composeMail(each, { db, now, ...site })))
}

async function received(count = 1) {
  const job = await jobOf(app, employer, { title: '経理', company: '商店' })
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => personOf(app, 'user', { name: `応募 ${at}`, email_verified: true })),
  )
  const ids = await Promise.all(people.map((who) => applicationOf(app, job, who)))
  const [id = '', seeker = employer] = [ids[0], people[0]]
  return { job, ids, people, id, seeker }
}

test('the person who made a decision can undo it for ten seconds, and then no mail is sent', async () => {
  const { job, id, seeker } = await received()
  await decide(job, id, 'rejected')
  expect((await mailsOf(id)).map((mail) => mail?.subject)).toEqual([expect.stringMatching(/^選考状況のお知らせ/)])
  expectReason(await undo(job, [id], colleague), 'decision-undo-over')
  app.wait(7_000)
  const { status, body } = await undo(job, [id])
  expect([status, body.message]).toEqual([200, '取り消しました。応募者へのメールは送られません。'])
  expect(body.data.results).toMatchObject([{ id, outcome: 'done', status: 'pending' }])
  expectReason(await undo(job, [id]), 'decision-undo-over')
  app.wait(20_000)
  expect([await statusOf(job, id), await told(seeker), await mailsOf(id)]).toEqual(['pending', [], [null]])

  await decide(job, id, 'reviewed')
  await decide(job, id, 'accepted')
  await undo(job, [id])
  expect(await statusOf(job, id)).toBe('reviewed')
  await decide(job, id, 'accepted')
  app.wait(11_000)
  expectReason(await undo(job, [id]), 'decision-undo-over')
  expect(await told(seeker)).toEqual(['status_changed', 'status_changed'])
  const [, reviewed, takenBack, accepted] = await mailsOf(id)
  expect([reviewed?.text, takenBack, accepted?.text]).toEqual([
    expect.stringContaining('確認しました'),
    null,
    expect.stringContaining('採用したい'),
  ])
})

test('a bulk decision messages each applicant by name and skips those decided by others', async () => {
  const { job, ids, people } = await received(4)
  const [one = '', two = '', decided = '', withdrawn = ''] = ids
  const other = await received()
  await decide(job, decided, 'accepted', colleague)
  await app.call('withdrawApplication', { params: { id: withdrawn }, body: {} }, people[3])
  const message = '{お名前}様\n{会社名}の{求人名}へのご応募、ありがとうございました。'
  const asked = { ids: [...ids, other.id, one], action: 'status', status: 'rejected', message } as const
  const { results } = (await change(job, { ...asked, ids: [...asked.ids] })).body.data
  expect(results).toEqual([
    { id: one, outcome: 'done', status: 'rejected', decided_by_name: null, decided_at: null },
    { id: two, outcome: 'done', status: 'rejected', decided_by_name: null, decided_at: null },
    {
      ...{ id: decided, outcome: 'decided', status: 'accepted' },
      ...{ decided_by_name: '試験 太郎', decided_at: expect.any(String) },
    },
    {
      ...{ id: withdrawn, outcome: 'withdrawn', status: 'rejected' },
      ...{ decided_by_name: null, decided_at: expect.any(String) },
    },
    { id: other.id, outcome: 'not-found', status: null, decided_by_name: null, decided_at: null },
  ])
  expect(await Promise.all([one, two, decided].map((id) => statusOf(job, id)))).toEqual([
    'rejected',
    'rejected',
    'accepted',
  ])
  app.wait(11_000)
  expect(await told(people[0] ?? employer)).toEqual(['status_changed'])
  expect(await messagesOf(two, people[1] ?? employer)).toEqual([
    '応募 1様\n商店の経理へのご応募、ありがとうございました。',
  ])
  expect(await messagesOf(decided, people[2] ?? employer)).toEqual([])
  const [mail] = await mailsOf(one)
  expect(mail?.text).toContain('商店よりメッセージが届いています')
  expect(mail?.text).toContain(`https://shigotocho.example/applications/${one}`)
  expect(mail?.text).not.toContain('ありがとうございました。\n商店の経理へ')
})

test('several are taken back at once, their messages with them, but for what was read', async () => {
  const { job, ids, people } = await received(3)
  const [one = '', read = ''] = ids
  await change(job, { ids, action: 'message', message: '面接の日程をご相談させてください。' })
  expect(await messagesOf(read, people[1] ?? employer)).toHaveLength(1)
  const { results } = (await undo(job, ids)).body.data
  expect(Object.fromEntries(results.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]))).toEqual({
    ...Object.fromEntries(ids.map((id) => [id, 'done'])),
    [read]: 'too-late',
  })
  app.wait(11_000)
  expect(await Promise.all(people.map(told))).toEqual([[], ['message'], []])
  expect(await messagesOf(one, people[0] ?? employer)).toEqual([])
})

test('a former member of the team cannot undo a decision', async () => {
  const leaver = await memberOf(app, employer, 'recruiter')
  const jobId = await jobOf(app, employer)
  const id = await applicationOf(app, jobId, await personOf(app))
  expect((await decide(jobId, id, 'reviewed', leaver)).status).toBe(200)
  expect((await app.call('removeMember', { params: { id: leaver.id } }, employer)).status).toBe(200)
  expectReason(await undo(jobId, [id], leaver), 'not-allowed')
  expect(await statusOf(jobId, id)).toBe('reviewed')
})

test('the slower of two people learns who decided, for one application and for several', async () => {
  const { job, id } = await received()
  await decide(job, id, 'accepted')
  const { status, body } = await decide(job, id, 'rejected', colleague)
  expect([status, body.message, body.code]).toEqual([409, 'この状態には変更できません', 'status-move-impossible'])
  expect(body.data).toEqual({
    decided: { status: 'accepted', by_name: '採用 花子', decided_at: expect.any(String) },
  })
  const raced = await received()
  const answers = await Promise.all(
    (['accepted', 'rejected'] as const).map((to, at) =>
      change(raced.job, { ids: [raced.id], action: 'status', status: to }, at === 0 ? employer : colleague),
    ),
  )
  const outcomes = answers.map(({ body: { data } }) => data.results[0].outcome)
  expect(outcomes.sort()).toEqual(['decided', 'done'])
})

test('an administrator decides, and writes no message', async () => {
  const { job, id } = await received()
  const admin = await personOf(app, 'admin')
  expectReason(await change(job, { ids: [id], action: 'message', message: 'こんにちは' }, admin), 'not-allowed')
  expect((await change(job, { ids: [id], action: 'status', status: 'reviewed' }, admin)).status).toBe(200)
})

test('a change of several applications names one to a hundred, and what it does', async () => {
  const { job, id } = await received()
  for (const wrong of [
    { ids: [], action: 'status', status: 'rejected' },
    { ids: Array(101).fill(id), action: 'status', status: 'rejected' },
    { ids: [id], action: 'status' },
    { ids: [id], action: 'message', message: ' ' },
  ] as const)
    expect((await change(job, { ...wrong, ids: [...wrong.ids] })).status).toBe(400)
})

test('the people of an employer share thirty texts of replies', async () => {
  const owner = await personOf(app, 'employer')
  const member = await memberOf(app, owner, 'recruiter')
  const add = (as: Person) => app.call('addReplyTemplate', { body: { name: '御礼', text: '{お名前}様' } }, as)
  const { template } = (await add(owner)).body.data
  const edited = { params: { id: template.id }, body: { name: 'お礼', text: 'ありがとうございました。' } }
  expect((await app.call('editReplyTemplate', edited, member)).body.data.template).toMatchObject(edited.body)
  for (let n = 2; n < limits.replyTemplatesPerEmployer; n += 1) await add(member)
  const [first, ...late] = (await Promise.all(Array.from({ length: 10 }, () => add(owner)))).toSorted(
    (one, other) => one.status - other.status,
  )
  expect(first?.status).toBe(201)
  for (const reply of late) expectReason(reply, 'too-many-reply-templates')
  expect((await app.call('deleteReplyTemplate', { params: edited.params }, owner)).status).toBe(200)
  const { templates } = (await app.call('listReplyTemplates', {}, member)).body.data
  expect(templates).toHaveLength(limits.replyTemplatesPerEmployer - 1)
})

test('a person who comes after an administrator reads of the operator, not of a name', async () => {
  const admin = await personOf(app, 'admin', { name: '管理 二郎' })
  const { job, id } = await received()
  expect((await decide(job, id, 'rejected', admin)).status).toBe(200)
  const late = await decide(job, id, 'accepted')
  expect([late.status, late.body.data.decided.by_name]).toEqual([409, '運営者'])
  const bulk = await change(job, { ids: [id], action: 'status', status: 'accepted' })
  expect(bulk.body.data.results).toMatchObject([{ outcome: 'decided', decided_by_name: '運営者' }])
  expect(late.text + bulk.text).not.toContain('管理 二郎')
})
