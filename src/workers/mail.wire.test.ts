import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { MailRefused } from '#integrations/mail/message.ts'
import { heldTransport } from '#integrations/mail/transports.ts'
import type { FollowUp } from '#store/follow-ups.ts'
import { insertContactAnswer, insertContactMessage } from '#store/people/contact-messages.ts'
import { type LinkKind, mailLink } from '#store/people/mailed-links.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { updateUser } from '#store/people/users.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { addApplication } from '#store/testing/rows.ts'
import { app, job, person, recordingTransport, startNode } from '#workers/testing/mailbox.ts'

const open = fixture(openTestDatabase)

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function node(...[transport]: [Parameters<typeof startNode>[1]]) {
  const started = await startNode(open, transport)
  closing.push(started.stop)
  return started
}

const arrived = (mails: unknown[], count: number) => vi.waitFor(() => expect(mails).toHaveLength(count), 8_000)
/** Long enough for two more looks at the queue. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1_300))

const application = (applicant: { id: string }, job_id: string) =>
  addApplication(open.db, { job_id, user_id: applicant.id })
const linkTo = ({ id: userId }: { id: string }, kind: LinkKind, now = new Date()) =>
  mailLink(open.db, { userId, kind, secret: app.secret, now })

const queued = async () => (await open.executeSql('select id, name, data, state, output from queue.job')).rows

test('a follow-up is mailed once when its transaction commits, and never when it rolls back', async () => {
  const { delivered, transport } = recordingTransport()
  const { followUps } = await node(transport)
  const owner = await person(open, '田中 一郎', 'employer')
  const undone = await job(open, owner, '取り消された求人')
  const done = await job(open, owner, '経理スタッフ')
  await expect(
    open.db.transaction().execute(async (tx) => {
      await followUps.add(tx, { kind: 'job-approved', job_id: undone })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await open.db.transaction().execute((tx) => followUps.add(tx, { kind: 'job-approved', job_id: done }))

  await arrived(delivered, 1)
  await aWhile()
  expect(delivered).toHaveLength(1)
  expect(delivered[0]).toMatchObject({
    to: { name: '田中 一郎', address: owner.email },
    subject: '求人が承認されました：経理スタッフ｜しごと帖',
    messageId: expect.stringMatching(/^[\w-]{36}@shigotocho\.example$/),
  })
  expect(delivered[0]?.text).toContain(`https://shigotocho.example/jobs/${done}\n`)
})

test('every kind of follow-up becomes its mail', async () => {
  const { delivered, transport } = recordingTransport()
  const { followUps } = await node(transport)
  const owner = await person(open, '雇用 主子', 'employer')
  const applicant = await person(open, '応募 者也')
  const jobId = await job(open, owner, '営業')
  const rejected = await job(open, owner, '販売')
  const rejection = { approval_status: 'rejected', rejection_reason: '給与が書かれていません。' } as const
  await open.db.updateTable('jobs').set(rejection).where('id', '=', rejected).execute()
  const applicationId = await application(applicant, jobId)
  const now = new Date()
  const newcomer = await person(open, '新規 登録')
  await updateUser(open.db, newcomer.id, { email_verified: false })
  const [verify, reset] = [await linkTo(newcomer, 'verify-email'), await linkTo(applicant, 'reset-password')]
  const messageId = v7()
  const message = { name: '問 合子', email: 'toi@example.jp', subject: '掲載について', message: '教えてください。' }
  await insertContactMessage(open.db, { id: messageId, ...message, received_at: now })
  const answerId = v7()
  const answer = { body: 'お答えします。', answered_at: now, answered_by: owner.id }
  await open.db
    .transaction()
    .execute((tx) => insertContactAnswer(tx, { id: answerId, message_id: messageId, ...answer }))

  const all: FollowUp[] = [
    { kind: 'verify-email', link_id: verify.id },
    { kind: 'reset-password', link_id: reset.id },
    { kind: 'application-received', application_id: applicationId },
    { kind: 'application-sent', application_id: applicationId },
    { kind: 'status-changed', application_id: applicationId, status: 'accepted' },
    { kind: 'job-approved', job_id: jobId },
    { kind: 'job-rejected', job_id: rejected },
    { kind: 'contact-received', message_id: messageId },
    { kind: 'contact-answered', answer_id: answerId },
  ]
  await open.db.transaction().execute(async (tx) => {
    for (const followUp of all) await followUps.add(tx, followUp)
  })
  await arrived(delivered, all.length)

  const site = app.publicUrl
  const expected: [to: unknown, subject: RegExp, says: string][] = [
    [newcomer.email, /^メールアドレスの確認/, `${site}/verify-email?token=${verify.token}`],
    [applicant.email, /^パスワードの再設定/, `${site}/reset-password?token=${reset.token}`],
    [owner.email, /^求人への応募がありました：営業/, `${site}/employer/jobs/${jobId}/applications`],
    [applicant.email, /^応募を受け付けました：営業/, '添付した書類：なし'],
    [applicant.email, /^選考状況のお知らせ：営業/, `${site}/applications/${applicationId}`],
    [owner.email, /^求人が承認されました：営業/, `${site}/jobs/${jobId}`],
    [owner.email, /^求人の審査結果のお知らせ：販売/, `${site}/employer/jobs`],
    [app.operatorEmail, /^お問い合わせ：掲載について/, '教えてください。'],
    ['toi@example.jp', /^お問い合わせへの回答（受付番号 [0-9A-F]{8}）/, 'お答えします。'],
  ]
  for (const [to, subject, says] of expected) {
    const mail = delivered.find((one) => subject.test(one.subject))
    expect(typeof mail?.to === 'string' ? mail.to : mail?.to.address).toBe(to)
    expect(mail?.text).toContain(says)
  }
  expect(delivered.find(({ to }) => to === app.operatorEmail)?.replyTo).toEqual({
    name: '問 合子',
    address: 'toi@example.jp',
  })
  expect(delivered.find(({ subject }) => /販売/.test(subject))?.text).toContain('給与が書かれていません。')
  const [received, receipt, status] = [/^求人への応募/, /^応募を受け付け/, /^選考状況/].map((subject) =>
    delivered.find((one) => subject.test(one.subject)),
  )
  expect(receipt?.messageId).toContain(applicationId)
  expect(status).toMatchObject({ inReplyTo: receipt?.messageId, messageId: expect.not.stringContaining(applicationId) })
  expect(received?.messageId).not.toBe(receipt?.messageId)
  expect(received).not.toHaveProperty('inReplyTo')
})

test('a mail turned off by its reader is not sent, a necessary one is, and each links to the settings', async () => {
  const { delivered, transport } = recordingTransport()
  const owner = await person(open, '雇用 主子', 'employer')
  const silent = await person(open, '静 花子')
  const choosy = await person(open, '選 太郎')
  const jobId = await job(open, owner, '製本')
  const [fromSilent, fromChoosy] = [await application(silent, jobId), await application(choosy, jobId)]
  await storeNotificationSettings(open.db, silent.id, { mail: false })
  await storeNotificationSettings(open.db, choosy.id, { kinds: { status_changed: { mail: false } } })
  const reset = await linkTo(silent, 'reset-password')
  const { followUps, logged } = await node(transport)
  const all: FollowUp[] = [
    { kind: 'application-sent', application_id: fromSilent },
    { kind: 'status-changed', application_id: fromSilent, status: 'reviewed' },
    { kind: 'status-changed', application_id: fromChoosy, status: 'reviewed' },
    { kind: 'application-sent', application_id: fromChoosy },
    { kind: 'reset-password', link_id: reset.id },
  ]
  await open.db.transaction().execute(async (tx) => {
    for (const followUp of all) await followUps.add(tx, followUp)
  })
  await vi.waitFor(
    () => expect(logged.filter(({ text }) => text === 'no mail to send any more')).toHaveLength(3),
    8_000,
  )
  await arrived(delivered, 2)
  const subjects = delivered.map(({ subject }) => subject.split('：')[0]).sort()
  expect(subjects).toEqual(['パスワードの再設定｜しごと帖', '応募を受け付けました'].sort())
  const receipt = delivered.find(({ subject }) => subject.startsWith('応募を受け付けました'))
  expect(receipt?.text).toContain(`${app.publicUrl}/settings?tab=notifications`)
})

test('a temporary failure is retried with the same Message-ID', async () => {
  const { delivered, tried, transport } = recordingTransport((tries) => {
    if (tries === 1)
      throw Object.assign(new Error('450 <hanako@example.jp> busy'), { code: 'EENVELOPE', responseCode: 450 })
  })
  const { followUps, logged } = await node(transport)
  const owner = await person(open, '田中 一郎', 'employer')
  await followUps.add(open.db, { kind: 'job-approved', job_id: await job(open, owner) })
  await arrived(delivered, 1)
  expect(tried).toHaveLength(2)
  expect(tried[1]?.messageId).toBe(tried[0]?.messageId)
  expect(logged.find(({ level }) => level === 'warn')?.facts).toMatchObject({
    kind: 'job-approved',
    tries: 1,
    reason: 'Error EENVELOPE 450',
  })
})

test('a permanent refusal ends at once and a lasting failure after the last attempt, both with an error without personal data', async () => {
  const { tried, transport } = recordingTransport(() => {
    const reply = Object.assign(new Error('550 <hanako@example.jp> unknown'), { code: 'EENVELOPE', responseCode: 550 })
    if (tried.at(-1)?.subject.includes('住所不明')) throw new MailRefused('refused', { cause: reply })
    throw new Error('the server hanako@example.jp is away')
  })
  const { followUps, logged } = await node(transport)
  const owner = await person(open, '田中 一郎', 'employer')
  const refused = await job(open, owner, '住所不明')
  const failing = await job(open, owner, '不達')
  await followUps.add(open.db, { kind: 'job-approved', job_id: refused })
  await followUps.add(open.db, { kind: 'job-approved', job_id: failing })
  await vi.waitFor(() => expect(logged.filter(({ level }) => level === 'error')).toHaveLength(2), 8_000)
  await aWhile()
  const errors = logged.filter(({ level }) => level === 'error').map(({ facts }) => facts)
  expect(errors).toEqual([
    expect.objectContaining({ job_id: refused, tries: 1, reason: 'Error EENVELOPE 550' }),
    expect.objectContaining({ job_id: failing, tries: 3, reason: 'Error' }),
  ])
  expect(tried).toHaveLength(4)
  const stored = JSON.stringify([await queued(), logged])
  expect(stored).not.toMatch(/@|田中/)
  expect((await queued()).filter(({ state }) => state === 'failed')).toHaveLength(2)
})

test('deleted or void subjects send no mail', async () => {
  const { delivered, transport } = recordingTransport()
  const owner = await person(open, '田中 一郎', 'employer')
  const leaving = await person(open, '退会 者')
  const jobId = await job(open, owner)
  const applicationId = await application(leaving, jobId)
  const old = await linkTo(owner, 'reset-password')
  const expired = await linkTo(leaving, 'reset-password', new Date(Date.now() - 2 * 60 * 60 * 1_000))
  await linkTo(owner, 'reset-password')
  const verify = await linkTo(leaving, 'verify-email')

  const waiting = await startNode(open, heldTransport())
  const all: FollowUp[] = [
    { kind: 'verify-email', link_id: verify.id },
    { kind: 'reset-password', link_id: old.id },
    { kind: 'reset-password', link_id: expired.id },
    { kind: 'application-received', application_id: applicationId },
    { kind: 'status-changed', application_id: applicationId, status: 'reviewed' },
    { kind: 'job-rejected', job_id: jobId },
    { kind: 'job-approved', job_id: v7() },
    { kind: 'contact-received', message_id: v7() },
  ]
  await open.db.transaction().execute(async (tx) => {
    for (const followUp of all) await waiting.followUps.add(tx, followUp)
  })
  await aWhile()
  expect((await queued()).filter(({ state }) => state === 'created')).toHaveLength(8)
  await waiting.stop()

  await open.db.deleteFrom('users').where('id', '=', leaving.id).execute()
  const { logged } = await node(transport)
  await vi.waitFor(
    () => expect(logged.filter(({ text }) => text === 'no mail to send any more')).toHaveLength(8),
    8_000,
  )
  expect(delivered).toEqual([])
})

test('stopping waits for the mail in flight and takes no other', async () => {
  const { delivered, transport } = recordingTransport()
  let begun = 0
  const slow = {
    ...transport,
    async deliver(mail: Parameters<typeof transport.deliver>[0]) {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 700))
      await transport.deliver(mail)
    },
  }
  const { followUps, logged, stop } = await node(slow)
  const owner = await person(open, '田中 一郎', 'employer')
  const jobId = await job(open, owner)
  await followUps.add(open.db, { kind: 'job-approved', job_id: jobId })
  await vi.waitFor(() => expect(begun).toBe(1), 8_000)
  await followUps.add(open.db, { kind: 'job-approved', job_id: jobId })
  await stop()
  expect(delivered).toHaveLength(1)
  await aWhile()
  expect(begun).toBe(1)
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
  await node(transport)
  await arrived(delivered, 2)
})

test('two nodes that start at once deliver each mail once', async () => {
  const post = recordingTransport()
  // As slow as a mail server: else one node may be done with all before the other looks for the first time.
  const deliver: typeof post.transport.deliver = async (mail) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return post.transport.deliver(mail)
  }
  const transport = { ...post.transport, deliver }
  const nodes = await Promise.all([node(transport), node(transport)])
  const owner = await person(open, '田中 一郎', 'employer')
  const jobs = await Promise.all(Array.from({ length: 40 }, (_, n) => job(open, owner, `求人${n}`)))
  await Promise.all(jobs.map((id, n) => nodes[n % 2]?.followUps.add(open.db, { kind: 'job-approved', job_id: id })))
  await vi.waitFor(() => expect(post.delivered.length).toBeGreaterThanOrEqual(40), 20_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(post.delivered).toHaveLength(40)
  expect(new Set(post.delivered.map(({ subject }) => subject)).size).toBe(40)
  const share = nodes.map(({ logged }) => logged.filter(({ text }) => text === 'mail delivered').length)
  expect(Math.min(...share)).toBeGreaterThan(0)
})
