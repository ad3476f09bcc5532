import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { sweep } from '#store/sweep.ts'

const app = fixture(openTestApp)
const employer = fixture(() => personOf(app, 'employer'))
const admin = fixture(() => personOf(app, 'admin'))

const send = (id: string, who: Person | null, body: string) =>
  app.call('sendMessage', { params: { id }, body: { body } }, who)
const read = (id: string, who: Person | null, query: Record<string, string> = {}) =>
  app.call('listMessages', { params: { id }, query }, who)
const report = (id: string, who: Person, reason?: string) =>
  app.call('reportMessage', { params: { id }, body: { reason } }, who)
const caseOf = async (message: string) => {
  const found = app.open.db.selectFrom('message_reports').select('id').where('message_id', '=', message)
  return (await found.executeTakeFirstOrThrow()).id
}

async function conversation() {
  const [job, seeker] = [await jobOf(app, employer), await personOf(app)]
  return { job, seeker, id: await applicationOf(app, job, seeker) }
}

test('both sides write within an application, and read the newest last', async () => {
  const { job, seeker, id } = await conversation()
  const first = await send(id, employer, ' 面接の日程をご相談したく、ご連絡しました。 ')
  expect(first.status).toBe(201)
  expect(first.body.data.message).toMatchObject({
    ...{ sender: 'employer', mine: true, body: '面接の日程をご相談したく、ご連絡しました。', read_at: null },
  })
  app.wait(1_000)
  await send(id, seeker, 'ありがとうございます。\n来週でしたら、いつでも伺えます。')
  const { conversation: about, messages } = (await read(id, seeker)).body.data
  expect(about).toEqual({
    ...{ application_id: id, job_id: job, job_title: '経理', company: '商店', applicant_name: '試験 太郎' },
    ...{ status: 'pending', withdrawn_at: null, side: 'applicant' },
  })
  expect(messages).toMatchObject([
    { sender: 'employer', mine: false, body: '面接の日程をご相談したく、ご連絡しました。' },
    { sender: 'applicant', mine: true, body: 'ありがとうございます。\n来週でしたら、いつでも伺えます。' },
  ])
  expect((await read(id, employer)).body.data.conversation.side).toBe('employer')
})

test('a message is unread until the other side opens it, and its writer sees when', async () => {
  const { job, seeker, id } = await conversation()
  const unread = async () => {
    const [own] = (await app.call('listMyApplications', { query: { page: '1' } }, seeker)).body.data.applications
    const [received] = (await app.call('listApplicants', { params: { jobId: job } }, employer)).body.data.applications
    const { applications } = (await app.call('listEmployerApplications', { query: { job_id: job } }, employer)).body
      .data
    expect(applications[0].unread_count).toBe(received.unread_count)
    return [own.unread_count, received.unread_count]
  }
  await send(id, employer, 'はじめまして。')
  await send(id, employer, 'ご都合はいかがですか。')
  expect(await unread()).toEqual([2, 0])
  // Writing messages does not mark them as read for the other side.
  const [sent] = (await read(id, employer)).body.data.messages
  expect([sent.read_at, await unread()]).toEqual([null, [2, 0]])
  await read(id, seeker)
  expect(await unread()).toEqual([0, 0])
  await send(id, seeker, '伺います。')
  expect(await unread()).toEqual([0, 1])
  const { messages } = (await read(id, employer, { page: '1' })).body.data
  expect(messages.map(({ read_at }: { read_at: string | null }) => typeof read_at)).toEqual([
    'string',
    'string',
    'object',
  ])
  expect(await unread()).toEqual([0, 0])
})

test('reading a conversation marks only its own notifications read', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  const jobId = await jobOf(app, owner)
  const id = await applicationOf(app, jobId, seeker)
  await app.call('decideApplication', { params: { jobId, applicationId: id }, body: { status: 'reviewed' } }, owner)
  // Until then the decision can be taken back, and nobody is told.
  app.wait(11_000)
  await send(id, owner, 'はじめまして。')
  await send(id, seeker, 'ありがとうございます。')
  const untold = async () =>
    Promise.all([owner, seeker].map(async (who) => (await app.call('listNotifications', {}, who)).body.data.unread))
  expect(await untold()).toEqual([1, 2])
  await read(id, owner)
  expect(await untold()).toEqual([0, 2])
  await read(id, seeker)
  expect(await untold()).toEqual([0, 1])
})

test('messages come in pages, from the oldest or from the newest', async () => {
  const { seeker, id } = await conversation()
  for (const body of ['一', '二', '三']) {
    await send(id, employer, body)
    app.wait(1)
  }
  const bodies = async (query: Record<string, string>) => {
    const { messages, ...facts } = (await read(id, seeker, query)).body.data
    return [messages.map(({ body }: { body: string }) => body).join(), facts.total, facts.page, facts.limit]
  }
  expect(await bodies({ page: '1', limit: '2' })).toEqual(['一,二', 3, 1, 2])
  expect(await bodies({ page: '2', limit: '2' })).toEqual(['三', 3, 2, 2])
  expect(await bodies({ sort: 'newest', limit: '2' })).toEqual(['三,二', 3, 1, 2])
  expect(await bodies({})).toEqual(['一,二,三', undefined, undefined, undefined])
})

test('either side writes after a decision and after a withdrawal too', async () => {
  const { job, seeker, id } = await conversation()
  const decision = { params: { jobId: job, applicationId: id }, body: { status: 'accepted' as const } }
  await app.call('decideApplication', decision, employer)
  expect((await send(id, seeker, '条件を教えてください。')).status).toBe(201)
  await app.call('withdrawApplication', { params: { id }, body: {} }, seeker)
  expect((await send(id, employer, '承知しました。')).status).toBe(201)
  expect((await read(id, seeker)).body.data.conversation).toMatchObject({ withdrawn_at: expect.any(String) })
})

test('a message has 1 to 5,000 characters', async () => {
  const { seeker, id } = await conversation()
  expectRefused(await send(id, seeker, ' \n '), 400, 'メッセージを入力してください', 'body')
  expectRefused(await send(id, seeker, 'あ'.repeat(5_001)), 400, '5,000文字以内で入力してください', 'body')
  expect((await send(id, seeker, 'あ'.repeat(5_000))).status).toBe(201)
})

test('an application takes at most 30 messages in 15 minutes', async () => {
  const { seeker, id } = await conversation()
  const statuses = []
  for (let sent = 0; sent <= 30; sent += 1) statuses.push((await send(id, seeker, '返事をください')).status)
  expect(statuses).toEqual([...Array(30).fill(201), 429])
  expect((await send(id, employer, '少しお待ちください')).status).toBe(201)
})

test('a report opens its conversation to administrators, and the audit log records who reads it', async () => {
  const { seeker, id } = await conversation()
  await send(id, seeker, 'はじめまして。')
  app.wait(1)
  const { message } = (await send(id, employer, '前金を振り込んでください')).body.data
  const { status, body } = await report(message.id, seeker, ' 詐欺の疑い ')
  expect([status, body.message]).toEqual([201, 'ご報告ありがとうございます。運営者が内容を確認します。'])
  expect((await read(id, seeker)).body.data.messages.at(-1)).toMatchObject({ reported: true })
  expect((await read(id, employer)).text).not.toContain('"reported":true')

  const list = await app.call('listMessageReports', { query: { status: 'open', page: '1' } }, admin)
  expect(list.text).not.toContain('前金')
  expect(list.body.data).toMatchObject({ total: 1, page: 1 })
  expect(list.body.data.reports).toMatchObject([
    {
      ...{ status: 'open', reason: '詐欺の疑い', sender: 'employer', job: { title: '経理' }, closed_at: null },
      ...{ applicant: { id: seeker.id, email: seeker.email }, employer: { id: employer.id } },
    },
  ])
  const params = { id: await caseOf(message.id) }
  const entries = () =>
    app.open.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'message-report:read')
      .execute()
  expect(await entries()).toEqual([])
  const { messages } = (await app.call('readMessageReport', { params }, admin)).body.data
  expect(messages).toMatchObject([
    { sender: 'applicant', body: 'はじめまして。', is_reported: false },
    { sender: 'employer', body: '前金を振り込んでください', is_reported: true },
  ])
  expect(await entries()).toEqual([{ actor_id: admin.id, subject_id: id }])

  const close = () => app.call('closeMessageReport', { params, body: { note: '利用を停止した' } }, admin)
  expect((await close()).body.data.report).toMatchObject({ status: 'closed', note: '利用を停止した' })
  expectRefused(await close(), 409, 'この報告は対応済みです')
  expectRefused(await app.call('readMessageReport', { params: { id } }, admin), 404, '報告が見つかりません')
})

test('a message is reported once, by its recipient', async () => {
  const { seeker, id } = await conversation()
  const { message } = (await send(id, employer, 'こんにちは')).body.data
  expectRefused(await report(message.id, employer), 409, '自分が送ったメッセージは報告できません')
  const both = await Promise.all([report(message.id, seeker), report(message.id, seeker)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('people can export the messages that they wrote and received', async () => {
  const { seeker, id } = await conversation()
  await send(id, seeker, 'はじめまして。')
  app.wait(1)
  const { message } = (await send(id, employer, '電話番号を教えて')).body.data
  await report(message.id, seeker, '不審')
  const { messages } = (await app.call('listMyMessages', {}, seeker)).body.data
  expect(messages).toMatchObject([
    { application_id: id, job_title: '経理', mine: false, body: '電話番号を教えて', report_reason: '不審' },
    { mine: true, body: 'はじめまして。', reported_at: null },
  ])
  const mine = (await app.call('listMyMessages', { query: { page: '1', limit: '1' } }, employer)).body.data.messages
  expect(mine).toMatchObject([{ mine: true, body: '電話番号を教えて', reported_at: null, report_reason: null }])
})

test('deleting either account deletes the conversation except a reported part', async () => {
  for (const leaves of ['seeker', 'employer'] as const) {
    const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
    const id = await applicationOf(app, await jobOf(app, owner), seeker)
    await report(await messageOf(app, id, 'employer'), seeker)
    const { status } = await app.call(
      'deleteAccount',
      { body: { password: 'password' } },
      leaves === 'seeker' ? seeker : owner,
    )
    expect(status).toBe(200)
    expect(await app.open.db.selectFrom('messages').select('id').where('application_id', '=', id).execute()).toEqual([])
    const held = app.open.db.selectFrom('held_conversations').select('job_id').where('application_id', '=', id)
    expect(await held.execute()).toHaveLength(1)
    const reports = app.open.db.selectFrom('message_reports').select('reporter_id').where('application_id', '=', id)
    expect(await reports.execute()).toEqual([{ reporter_id: leaves === 'seeker' ? null : seeker.id }])
  }
})

test('reports are forgotten a year after they were closed', async () => {
  const { seeker, id } = await conversation()
  const message = await messageOf(app, id, 'employer')
  await report(message, seeker)
  const params = { id: await caseOf(message) }
  await app.call('closeMessageReport', { params, body: { note: '確認した' } }, admin)
  const open = await messageOf(app, id, 'employer')
  await report(open, seeker)
  const left = () =>
    app.open.db.selectFrom('message_reports').select('message_id').where('reporter_id', '=', seeker.id).execute()
  const inDays = (days: number) => new Date(app.dependencies.now().getTime() + days * 86_400_000)
  await sweep(app.open.db, inDays(364))
  expect(await left()).toHaveLength(2)
  await sweep(app.open.db, inDays(366))
  expect(await left()).toEqual([{ message_id: open }])
})
