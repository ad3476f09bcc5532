import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, messageOf, personOf } from '#server/testing/people-and-jobs.ts'
import { send } from '#server/testing/sample-calls.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))
/** Visitors without an account read job pages. */
const visited = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))

/** The open case of an account. */
const caseOf = async ({ id }: Person, where = app, operator: Person = admin) =>
  (await where.call('listCases', { query: { status: 'open' } }, operator)).body.data.cases.find(
    ({ account }: { account: { id: string } }) => account.id === id,
  )

/** An employer with a reported job, a waiting one and a reported message; two people applied. */
async function incident() {
  const [owner, reader, other] = [await personOf(app, 'employer'), await personOf(app), await personOf(app)]
  const job = await jobOf(app, owner, { title: '荷受けの仕事' })
  const waiting = await jobOf(app, owner, { title: '次の仕事', approval_status: 'pending', was_public: false })
  const application = await applicationOf(app, job, reader)
  await applicationOf(app, job, other)
  await app.call('reportJob', { params: { id: job }, body: { reason: 'suspicious', text: '口座を求められた' } }, reader)
  const message = await messageOf(app, application, 'employer', '免許証の写真を送ってください')
  await app.call('reportMessage', { params: { id: message }, body: { reason: '身分証を求められた' } }, reader)
  const subject = 'あやしい求人'
  const contact = { name: '試験', email: reader.email, subject, message: '確認してください' }
  await app.call('contactOperator', { body: contact })
  const found = await caseOf(owner)
  return { owner, reader, other, job, waiting, application, id: found.id as string, found }
}

test('reports about one account form one case', async () => {
  const { owner, reader, job, waiting, id, found } = await incident()
  expect(found).toMatchObject({ status: 'open', level: 'high', report_count: 1, message_report_count: 1, job_count: 1 })
  const { body } = await app.call('readCase', { params: { id } }, admin)
  expect(body.data.case).toMatchObject({
    accounts: [{ id: owner.id, email: owner.email }],
    jobs: [
      { id: job, is_reported: true, is_public: true },
      { id: waiting, approval_status: 'pending' },
    ],
    reports: [{ job_id: job, reason: 'suspicious', text: '口座を求められた', reporter: { id: reader.id } }],
    message_reports: [{ reason: '身分証を求められた' }],
    contacts: [{ subject: 'あやしい求人' }],
    applicant_count: 2,
    told: null,
  })
})

test('a complaint that names a posting or an employer by its address opens a case', async () => {
  const [owner, reader] = [await personOf(app, 'employer'), await personOf(app, 'user', { email_verified: true })]
  const job = await jobOf(app, owner)
  const complain = (email: string, message: string) =>
    app.call('contactOperator', { body: { name: '試験', email, subject: '求人について', message } })
  await complain(reader.email, `https://example.com/jobs/${job} の勤務地を教えてください`)
  await complain(owner.email, `https://example.com/jobs/${job} が虚偽だと報告されました`)
  expect(await caseOf(owner)).toBeUndefined()
  await complain(reader.email, `https://example.com/jobs/${job} は詐欺です。口座を求められました`)
  const found = await caseOf(owner)
  expect(found).toMatchObject({ status: 'open', level: 'attention', complaint_count: 1, report_count: 0 })
  const message = { subject: '求人について', message: expect.stringContaining('は詐欺です') }
  const listed = await app.call('listContactMessages', { query: { category: 'trouble', q: job } }, admin)
  expect(listed.body.data.messages).toContainEqual(expect.objectContaining({ ...message, case_id: found.id }))

  await app.call('deleteAccount', { body: { password: 'password' } }, reader)
  await app.call('deleteJob', { params: { id: job } }, owner)
  const { body } = await app.call('readCase', { params: { id: found.id } }, admin)
  expect(body.data.case).toMatchObject({ jobs: [{ id: job, is_deleted: true }] })
  // Nobody is left to be answered.
  const closed = { ...message, name: '', email: '', closed_at: expect.any(String) }
  expect(body.data.case.contacts).toContainEqual(expect.objectContaining(closed))

  const other = await personOf(app, 'employer')
  await complain('somebody@example.com', `${other.id} の会社に電話で嘘を言われました`)
  expect(await caseOf(other)).toMatchObject({ complaint_count: 1 })
})

test('a case logs each step from the report to its closing', async () => {
  const of = await incident()
  const params = { id: of.id }
  expect((await app.call('addCaseNote', { params, body: { text: '電話した' } }, admin)).status).toBe(201)
  expect((await app.call('assignCase', { params, body: { assignee_id: of.reader.id } }, admin)).status).toBe(400)
  const assigned = await app.call('assignCase', { params, body: { assignee_id: admin.id } }, admin)
  expect(assigned.body.data.case).toMatchObject({ assignee: { id: admin.id }, notes: [{ text: '電話した' }] })
  const rejection_reason = '募集企業の所在地が確認できないため'
  const rejected = await app.call('rejectPendingOfCase', { params, body: { rejection_reason } }, admin)
  expect(rejected.body.data.outcomes).toEqual([{ id: of.waiting, done: true }])
  // Who applied to a deleted job is told too.
  await app.call('deleteJob', { params: { id: of.job } }, of.owner)
  const told = await app.call('notifyApplicants', { params, body: { text: 'ご注意ください' } }, admin)
  expect([told.status, told.body.data.told]).toEqual([200, 2])
  expect((await app.call('notifyApplicants', { params, body: {} }, admin)).status).toBe(409)
  for (const person of [of.reader, of.other]) {
    const { notifications } = (await app.call('listNotifications', {}, person)).body.data
    expect(notifications.filter(({ kind }: { kind: string }) => kind === 'case_told')).toMatchObject([
      { text: expect.stringContaining('ご注意ください') },
    ])
  }
  const closed = await app.call('closeCase', { params, body: { finding: '虚偽の求人だった' } }, admin)
  expect(closed.body.data.case).toMatchObject({ status: 'closed', finding: '虚偽の求人だった' })
  expect((await app.call('closeCase', { params, body: { finding: 'もう一度' } }, admin)).status).toBe(409)
  expect((await app.call('addCaseNote', { params, body: { text: '遅い' } }, admin)).status).toBe(409)
  const { reports } = (await app.call('listReports', { query: { status: 'open' } }, admin)).body.data
  expect(reports.filter(({ job }: { job: { id: string } }) => job.id === of.job)).toEqual([])
  const log = await app.call('readAuditLog', { query: { subject: of.id } }, admin)
  expect(log.body.data.entries.map(({ action }: { action: string }) => action)).toEqual(
    ['close', 'tell', 'reject-pending', 'assign', 'note'].map((each) => `case:${each}`),
  )
})

test('a case is handed over as a ZIP, also after the account is gone', async () => {
  const { owner, reader, id, job, application } = await incident()
  const form = new FormData()
  form.append('body', '契約書です。')
  form.append('files', new Blob(['%PDF-1.7 口座']), '契約書.pdf')
  expect((await send(app, 'sendMessage', { params: { id: application }, form }, owner)).status).toBe(201)
  const inquiry = { name: '読む人', email: reader.email, subject: '退会の方法', message: '退会したいです' }
  await app.call('contactOperator', { body: inquiry })
  await app.call('deleteAccount', { body: { password: 'password' } }, owner)
  const answer = await app.call('exportCase', { params: { id } }, admin)
  expect(answer.headers['content-type']).toBe('application/zip')
  const zip = (
    await app.http.inject({
      url: `/api/admin/cases/${id}/export.zip`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
  ).rawPayload
  const files = new Map<string, string>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, length] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const isStored = zip.readUInt16LE(at + 8) === 0
    const begin = at + 30 + length
    const [name, data] = [zip.toString('utf8', at + 30, begin), zip.subarray(begin, begin + packed)]
    // What was uploaded is not packed again.
    expect(isStored).toBe(!name.endsWith('.json'))
    files.set(name, (isStored ? data : inflateRawSync(data)).toString())
    at = begin + packed
  }
  expect([...files.keys()]).toContain(`jobs/${job}.json`)
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: owner.email })
  expect(files.get('reports.json')).toContain('口座を求められた')
  expect([...files.values()].join()).toContain('免許証の写真')
  expect(files.get('contacts.json')).not.toContain('退会')
  const [sent] = [...files].find(([name]) => name.endsWith('契約書.pdf')) ?? []
  expect(sent).toMatch(new RegExp(`^conversations/${application}/`))
  expect(files.get(sent ?? '')).toBe('%PDF-1.7 口座')
})

test('an anonymous suspicion is of level attention, and high once an operator confirms it', async () => {
  const [owner, operator] = [await personOf(visited, 'employer'), await personOf(visited, 'admin')]
  const job = await jobOf(visited, owner)
  await visited.call('reportJob', { params: { id: job }, body: { reason: 'suspicious' } }, null)
  const levels = async () => {
    const found = await caseOf(owner, visited, operator)
    const listed = async (level: 'high' | 'attention' | 'low') => {
      const { reports } = (await visited.call('listReports', { query: { level } }, operator)).body.data
      return reports.filter((each: { job: { id: string } }) => each.job.id === job)
    }
    const reports = [...(await listed('high')), ...(await listed('attention')), ...(await listed('low'))]
    const { poster } = (await visited.call('readUserAccess', { params: { id: owner.id } }, operator)).body.data
    return [found, found.level, reports.map((each: { level: string }) => each.level), poster.level]
  }
  const [found, ...before] = await levels()
  expect(before).toEqual(['attention', ['attention'], 'attention'])
  await visited.call('confirmCase', { params: { id: found.id }, body: { version: found.updated_at } }, operator)
  expect((await levels()).slice(1)).toEqual(['high', ['high'], 'high'])
})

test('an urgent message is of level attention, and high once an operator confirms it', async () => {
  const [owner, operator] = [await personOf(visited, 'employer'), await personOf(visited, 'admin')]
  const job = await jobOf(visited, owner)
  const message = `https://example.com/jobs/${job} は詐欺です。口座を求められました`
  await visited.call('contactOperator', { body: { name: '試験', email: 'a@example.com', subject: '通報', message } })
  const level = async () => (await caseOf(owner, visited, operator)).level
  expect(await level()).toBe('attention')
  const { messages } = (await visited.call('listContactMessages', { query: { status: 'open' } }, operator)).body.data
  const { id } = messages.find((each: { message: string }) => each.message.includes(job))
  await visited.call('editContactMessage', { params: { id }, body: { urgency: 'high' } }, operator)
  expect(await level()).toBe('high')
})

test('operators alone read a deleted job that a case holds, and its owner is told so', async () => {
  const { owner, reader, job } = await incident()
  const deleted = await app.call('deleteJob', { params: { id: job } }, owner)
  expect(deleted.body.message).toMatch(/^求人を削除しました。.+運営者が保管します。$/)
  const read = (who: Person) => app.call('readJob', { params: { id: job } }, who)
  const seen = (await read(admin)).body.data.job
  expect(seen).toMatchObject({ id: job, title: '荷受けの仕事', is_active: false })
  expect([(await read(owner)).status, (await read(reader)).status]).toEqual([404, 404])
  const unheld = await jobOf(app, await personOf(app, 'employer'))
  await app.call('deleteJob', { params: { id: unheld } }, admin)
  expect((await app.call('readJob', { params: { id: unheld } }, admin)).status).toBe(404)
})
