import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { jobOf, memberOf, personOf, tablesThatHold } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { bearer } from '#server/testing/sample-calls.ts'
import { notifyExternals } from '#store/applications/external-applicants.ts'
import { updateUser } from '#store/people/users.ts'
import { composeMail } from '#workers/compose-mail.ts'
import { app as mailConfig } from '#workers/testing/mailbox.ts'

const app = fixture(openTestApp)
const employer = fixture(() => employerOf(31))

/** An unverified employer with a confirmed email who signed up some days ago. */
async function employerOf(days: number) {
  const person = await personOf(app, 'employer', { email_verified: true })
  const created_at = new Date(app.dependencies.now().getTime() - days * 86_400_000)
  await app.open.db.updateTable('users').set({ created_at }).where('id', '=', person.id).execute()
  return person
}

const add = (jobId: string, body: object, as = employer) =>
  app.call('addExternalApplicant', { params: { jobId }, body: body as never }, as)
const found = async (jobId: string, query: object = {}) =>
  (await app.call('listApplicants', { params: { jobId }, query: query as never }, employer)).body.data.applications
const refused = (reply: { status: number; body: { errors?: { path: string }[] } }) => [
  reply.status,
  reply.body.errors?.[0]?.path,
]

/** A form with a file. */
async function form(jobId: string, fields: Record<string, string>, file?: { name: string; content: Buffer }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('resume', new Blob([new Uint8Array(file.content)]), file.name)
  const encoded = new Response(body)
  return app.http.inject({
    method: 'POST',
    url: `/api/jobs/${jobId}/applications/external`,
    headers: { ...bearer(employer), 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

test('an external applicant is listed, found and moved without notifications', async () => {
  const job = await jobOf(app, employer)
  const person = { name: '紹介 花子', email: 'hanako@example.com', phone: '090-1234-5678' }
  const sent = await add(job, { ...person, letter: '紹介会社より', source: 'agent-1' })
  expect([sent.status, sent.body.message]).toEqual([201, '応募者を追加しました'])
  const { application } = sent.body.data
  expect(application).toMatchObject({
    ...{ external: true, applicant_name: '紹介 花子', applicant_email: 'hanako@example.com', status: 'pending' },
    ...{ applicant_phone: '090-1234-5678', cover_letter: '紹介会社より', source: 'agent-1', papers: [], next: null },
  })
  for (const query of [{ q: '紹介花子' }, { q: 'hanako' }, { source: 'agent-1' }])
    expect((await found(job, query)).map(({ id }: { id: string }) => id)).toEqual([application.id])
  const { id } = application
  const from = app.followUps.length
  const decision = { params: { jobId: job, applicationId: id }, body: { status: 'accepted' as const } }
  expect((await app.call('decideApplication', decision, employer)).status).toBe(200)
  const review = { tags: ['紹介'], rating: 5, assignee_id: employer.id, stage: 'offer', offer: 'offered' as const }
  expect((await app.call('reviewApplication', { params: { id }, body: review }, employer)).status).toBe(200)
  const message = { ids: [id], action: 'message' as const, message: 'はじめまして' }
  const bulk = await app.call('changeApplications', { params: { jobId: job }, body: message }, employer)
  expect(bulk.body.data.results).toMatchObject([{ outcome: 'no-account' }])
  const alone = { params: { id }, body: { body: 'はじめまして' } }
  expectReason(await app.call('sendMessage', alone, employer), 'no-account')
  const slots = [new Date(app.dependencies.now().getTime() + 86_400_000).toISOString()]
  const proposal = { params: { id }, body: { kind: 'phone' as const, slots } }
  expectReason(await app.call('proposeInterview', proposal, employer), 'no-account')
  expect(app.followUps.slice(from)).toEqual([])
  expect((await found(job))[0]).toMatchObject({ status: 'accepted', offer: 'offered', review: { tags: ['紹介'] } })
  const csv = await app.inject({ method: 'GET', url: `/api/jobs/${job}/applications.csv`, headers: bearer(employer) })
  expect(csv.text).toMatch(/紹介 花子,hanako@example\.com.*,agent-1,1\r?\n/)
  expectReason(await add(job, { ...person, email: 'HANAKO@example.com' }), 'already-added')
  expect((await add(job, { ...person, email: 'kei@しごと.jp', source: 'ﾊﾛｰﾜｰｸ（上野）' })).status).toBe(201)
  expect(
    (await found(job, { source: 'ハローワーク（上野）' })).map(({ source }: { source: string }) => source),
  ).toEqual(['ハローワーク(上野)'])
  expectReason(await add(job, { ...person, email: 'Kei@xn--38jf6c.jp' }), 'already-added')
})

test("an external applicant's file is stored with the form and deleted with the person", async () => {
  const job = await jobOf(app, employer)
  const content = Buffer.from('%PDF-1.7 紹介状')
  const sent = await form(job, { name: '書類 次郎', phone: '03-1234-5678', email: '' }, { name: '紹介状.pdf', content })
  expect(sent.statusCode).toBe(201)
  const { application } = sent.json().data
  expect(application).toMatchObject({ resume_name: '紹介状.pdf', papers: [{ name: '紹介状.pdf', kind: null }] })
  expect((await app.inject({ method: 'GET', url: application.papers[0].url })).status).toBe(200)
  expect((await form(job, { name: '書類 三郎', phone: '03-1234-5678' })).statusCode).toBe(201)
  const wrong = await form(
    job,
    { name: '書類 四郎', phone: '03-1234-5678' },
    { name: 'a.exe', content: Buffer.from('MZ') },
  )
  expect(wrong.json().code).toBe('not-a-resume')
  const params = { jobId: job, applicationId: application.id }
  expect((await app.call('deleteExternalApplicant', { params }, employer)).status).toBe(200)
  expectReason(await app.call('deleteExternalApplicant', { params }, employer), 'application-not-found')
  const left = app.open.db.selectFrom('resumes').select('id').where('name', '=', '紹介状.pdf')
  expect(await left.execute()).toEqual([])
})

test('an external applicant is told by mail who holds what and deletes it by the link', async () => {
  const job = await jobOf(app, employer)
  const from = app.followUps.length
  const body = { name: '削除 希望', email: 'erase@example.com', letter: '秘密の紹介文' }
  const { id } = (await add(job, body)).body.data.application
  const [about] = app.followUps.slice(from)
  const context = { db: app.open.db, now: app.dependencies.now(), ...mailConfig }
  const mail = await composeMail(about as never, { ...context, secret: app.dependencies.config.secret })
  expect(mail).toMatchObject({ to: 'erase@example.com' })
  expect(mail?.text).toContain('情報を保有する企業：「商店」（未確認）')
  expect(mail?.text).toContain('登録された情報：氏名、メールアドレス、応募メッセージ')
  for (const word of ['秘密の紹介文', '削除 希望']) expect(mail?.text).not.toContain(word)
  const token = /\/erase-application\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const erase = (token: string) => app.call('eraseExternalApplicant', { body: { token } })
  expectReason(await erase(`${id}.wrong`), 'erase-link-invalid')
  expect(await found(job)).toHaveLength(1)
  for (let twice = 0; twice < 2; twice += 1) expect((await erase(token)).status).toBe(200)
  expect(await found(job)).toEqual([])
})

test('deleting an employer deletes its external applicants', async () => {
  const owner = await personOf(app, 'employer', { email_verified: true })
  const job = await jobOf(app, owner)
  const person = { name: '去る 花子', email: 'leaves@example.com', letter: '去る手紙', source: 'leaving-source' }
  const { id } = (await add(job, person, owner)).body.data.application
  await app.call('addApplicationNote', { params: { id }, body: { text: '去る人のメモ' } }, owner)
  const words = ['去る', 'leaves@example.com', 'leaving-source']
  expect(await tablesThatHold(app, words)).toEqual(expect.arrayContaining(['applications', 'application_notes']))
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, owner)).status).toBe(200)
  expect(await tablesThatHold(app, words)).toEqual([])
})

test('the mail to a stranger waits until the email of the employer is confirmed', async () => {
  const unconfirmed = await personOf(app, 'employer')
  const job = await jobOf(app, unconfirmed)
  const from = app.followUps.length
  expect((await add(job, { name: '待つ 人', email: 'waits@example.com' }, unconfirmed)).status).toBe(201)
  const tell = () =>
    app.open.db.transaction().execute((tx) => notifyExternals(tx, app.dependencies.followUps, new Date()))
  await tell()
  expect(app.followUps.slice(from)).toEqual([])
  await updateUser(app.open.db, unconfirmed.id, { email_verified: true })
  for (let twice = 0; twice < 2; twice += 1) await tell()
  expect(app.followUps.slice(from)).toMatchObject([{ kind: 'external-applicant' }])
})

test('a stranger is mailed five times a day at most, and an import names the lines over the limit', async () => {
  const jobs = await Promise.all(Array.from({ length: 6 }, () => jobOf(app, employer)))
  const person = { name: '何度も 来る', email: 'often@example.com' }
  for (const [at, job] of jobs.slice(0, 5).entries())
    expect((await add(job, { ...person, email: `Often+${at}@example.com` })).status).toBe(201)
  const [job = ''] = jobs.slice(5)
  expectReason(await add(job, person), 'too-many-tries')
  const csv = '氏名,メールアドレス\n何度も 来る,OFTEN@example.com\n別の 人,other@example.com\n'
  const sent = await app.call('importExternalApplicants', { params: { jobId: job }, body: { csv } }, employer)
  expect(sent.body.data.results).toMatchObject([
    { outcome: 'wrong', application_id: null, errors: [{ path: 'email' }] },
    { outcome: 'added' },
  ])
})

test('an unverified employer of under 30 days causes 20 mails to strangers a day at most', async () => {
  const people = Array.from({ length: 22 }, (_, at) => `応募 者,${v7()}@example.com,,,ref-${at}`)
  const csv = ['氏名,メールアドレス,電話番号,応募メッセージ,応募経路', ...people, '電話 だけ,,090-1111-2222,,'].join(
    '\n',
  )
  const outcomes = async (as: Person) => {
    const params = { jobId: await jobOf(app, as) }
    const { body } = await app.call('importExternalApplicants', { params, body: { csv } }, as)
    return body.data.results.map(({ outcome }: { outcome: string }) => outcome)
  }
  const young = await outcomes(await employerOf(29))
  expect(young).toEqual([...Array(20).fill('added'), 'wrong', 'wrong', 'added'])
  expect(new Set(await outcomes(await employerOf(31)))).toEqual(new Set(['added']))
})

test('a name and a contact are needed, and the team of the job adds, not the operator', async () => {
  const job = await jobOf(app, employer)
  const good = { name: '外部 太郎', email: 'taro@example.com' }
  const bad = [
    [{ email: 'taro@example.com' }, 'name'],
    [{ name: '外部 太郎' }, 'email'],
    [{ ...good, email: 'taro' }, 'email'],
    [{ ...good, phone: 'none' }, 'phone'],
    [{ ...good, source: 'in deed' }, 'source'],
    [{ ...good, letter: 'あ'.repeat(10_001) }, 'letter'],
  ] as const
  for (const [body, path] of bad) expect(refused(await add(job, body))).toEqual([400, path])
  expectReason(await add(job, good, await personOf(app, 'admin')), 'not-allowed')
  expect((await add(job, good, await memberOf(app, employer, 'recruiter'))).status).toBe(201)
})

test('a file of people is added line by line, as JSON or as text/csv', async () => {
  const job = await jobOf(app, employer)
  const csv = [
    '\ufeff氏名,メールアドレス,電話番号,応募メッセージ,応募経路',
    '山田 花,hana@example.com,,"改行の\nある文",indeed',
    '鈴木 一郎,,,,',
    '佐藤 恵,HANA@example.com,,,',
    '田中 実,,０９０ー１１１１ー２２２２,,',
  ].join('\r\n')
  const send = (payload: string, type: string) =>
    app.http.inject({
      method: 'POST',
      url: `/api/jobs/${job}/applications/external/import`,
      headers: { ...bearer(employer), 'content-type': type },
      payload,
    })
  const sent = await send(csv, 'text/csv; charset=utf-8')
  expect(sent.statusCode).toBe(200)
  expect(sent.json().data.results).toMatchObject([
    { outcome: 'added', errors: [] },
    { outcome: 'wrong', application_id: null, errors: [{ path: 'email', msg: expect.any(String) }] },
    { outcome: 'already-added' },
    { outcome: 'added' },
  ])
  expect((await found(job)).map((one: { source: string | null }) => one.source).sort()).toEqual(['indeed', null])
  const again = await send(JSON.stringify({ csv }), 'application/json')
  expect(again.json().data.results[0].outcome).toBe('already-added')
  for (const wrong of ['a,b\r\n1,2', '"', `氏名\n${',\n'.repeat(15_000)}`])
    expect(refused({ status: 400, body: (await send(wrong, 'text/csv')).json() })).toEqual([400, 'csv'])
  expect((await send(csv, 'text/plain')).statusCode).toBe(415)
  // 氏名,電話番号 / 外部 花 as Excel writes it in Japanese (CP932).
  const excel = Buffer.from(
    '8e81 96bc 2c93 6498 6294 d48d 860d 0a8a 4f95 9420 89d4 2c30 3930 3131 3131 3232 3232 0d0a'.replaceAll(' ', ''),
    'hex',
  )
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(excel)]), '応募者.csv')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer()) as never
  const uploaded = await send(payload, encoded.headers.get('content-type') ?? '')
  expect(uploaded.json().data.results).toMatchObject([{ line: 2, outcome: 'added' }])
})
