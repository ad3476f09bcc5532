import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { lastMail } from '#server/testing/last-mail.ts'
import { invitationOf, jobOf, keyOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason, expectRefused } from '#server/testing/refusals.ts'
import { statedFacts } from '#server/testing/verification.ts'
import { updateUser } from '#store/people/users.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
const admin = fixture(() => personOf(app, 'admin', { name: '山本 一郎' }))
const other = fixture(() => personOf(app, 'admin', { name: '管理 花子' }))

const reason = '名称が登記と一致しません。登記のとおりに直してください。'
const save = (who: Person, body: object) => app.call('updateEmployerProfile', { body: body as never }, who)
const ask = (who: Person) => app.call('askForVerification', {}, who)
const withdraw = (who: Person) => app.call('withdrawVerification', {}, who)
const standing = async (who: Person) => (await app.call('readVerification', {}, who)).body.data.verification
const list = async (query: Record<string, string> = {}) =>
  (await app.call('listVerificationRequests', { query }, admin)).body.data.requests
const waitingOf = async ({ id }: Person) =>
  (await list()).find((request: { employer_id: string }) => request.employer_id === id)
const accept = (id: string, body: object = statedFacts, who = admin) =>
  app.call('acceptVerificationRequest', { params: { id }, body: { note: '登記簿で確認', ...body } as never }, who)
const refuse = (id: string, text = reason, who = admin) =>
  app.call('refuseVerificationRequest', { params: { id }, body: { reason: text } }, who)

/** An employer with the facts that are verified. */
async function ready(facts: object = {}): Promise<Person> {
  const employer = await personOf(app, 'employer', { email_verified: true })
  await save(employer, { ...statedFacts, ...facts })
  return employer
}
async function asked(facts: object = {}): Promise<{ employer: Person; id: string }> {
  const employer = await ready(facts)
  expect((await ask(employer)).status).toBe(201)
  return { employer, id: (await waitingOf(employer)).id }
}

test('asking for verification names the missing facts', async () => {
  const employer = await personOf(app, 'employer')
  const missing = ['name', 'corporate_number', 'address']
  expect(await standing(employer)).toEqual({ state: 'none', since: null, reason: null, missing })
  await save(employer, { name: '株式会社あおば商店' })
  const refused = await ask(employer)
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([
    409,
    'verification-facts-missing',
    { missing: ['corporate_number', 'address'] },
  ])
  expect(refused.body.message).toBe('確認に必要な項目が、企業プロフィールに入力されていません：法人番号、所在地')
  await save(employer, statedFacts)
  const { status, body } = await ask(employer)
  expect([status, body.message]).toEqual([201, '企業の確認を申請しました'])
  expect(body.data.verification).toEqual({
    ...{ state: 'waiting', reason: null, missing: [] },
    since: expect.any(String),
  })
  expect(await standing(employer)).toEqual(body.data.verification)
})

test('a second or concurrent request for verification is refused', async () => {
  const employer = await ready()
  const both = await Promise.all([ask(employer), ask(employer)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expectReason(await ask(employer), 'verification-waiting')
  await accept((await waitingOf(employer)).id)
  expectReason(await ask(employer), 'employer-verified')
  await save(employer, { name: '別の商店' })
  expect(await standing(employer)).toMatchObject({ state: 'lost', since: null })
  expect((await ask(employer)).status).toBe(201)
})

test('a request is withdrawn, and asked again; without one there is nothing to withdraw', async () => {
  const { employer: another } = await asked()
  await withdraw(another)
  const employer = await ready()
  expectReason(await withdraw(employer), 'verification-not-waiting')
  for (const _ of [1, 2, 3]) {
    await ask(employer)
    const { id } = await waitingOf(employer)
    expect((await withdraw(employer)).body.message).toBe('申請を取り消しました')
    expect((await standing(employer)).state).toBe('none')
    expect(await waitingOf(employer)).toBe(undefined)
    const late = await refuse(id)
    expect([late.status, late.body.data.decision.outcome]).toEqual([409, 'withdrawn'])
  }
  const requestsOf = async (who: Person) => (await app.call('listOwnVerificationRequests', {}, who)).body.data.requests
  const requests = await requestsOf(employer)
  // What others withdrew stays theirs until they ask again.
  expect(await requestsOf(another)).toMatchObject([{ outcome: 'withdrawn' }])
  expect(requests).toMatchObject([{ outcome: 'withdrawn' }])
})

test('only owners ask and withdraw; the whole team reads the state', async () => {
  const employer = await ready()
  const [owner, recruiter, viewer] = [
    await memberOf(app, employer, 'owner'),
    await memberOf(app, employer, 'recruiter'),
    await memberOf(app, employer, 'viewer'),
  ]
  await updateUser(app.open.db, owner.id, { name: '所有 太郎' })
  for (const who of [recruiter, viewer])
    for (const call of [ask, withdraw]) expectReason(await call(who), 'team-role-too-low')
  expect((await ask(owner)).status).toBe(201)
  for (const who of [employer, recruiter, viewer]) expect((await standing(who)).state).toBe('waiting')
  expect(await waitingOf(employer)).toMatchObject({ asked_by_name: '所有 太郎' })
  await refuse((await waitingOf(employer)).id)
  const told = async (who: Person) => (await app.call('listNotifications', {}, who)).body.data.notifications
  for (const who of [employer, owner]) expect(await told(who)).toMatchObject([{ kind: 'verification_decided' }])
  for (const who of [recruiter, viewer]) expect(await told(who)).toEqual([])
  await app.call('removeMember', { params: { id: owner.id } }, employer)
  expect(await told(owner)).toEqual([])
  expect(await told(employer)).toMatchObject([{ kind: 'verification_decided' }])
  const program = { ...employer, token: (await keyOf(app, employer)).secret }
  for (const call of [ask, withdraw]) expectReason(await call(program), 'key-not-allowed')
})

test('a person who leaves a team keeps the notifications of their own employer account', async () => {
  const { employer: member, id } = await asked()
  await refuse(id)
  const employer = await personOf(app, 'employer')
  const body = { token: await invitationOf(app, employer, member) }
  expect((await app.call('acceptInvitation', { body }, member)).status).toBe(200)
  expect((await app.call('removeMember', { params: { id: member.id } }, employer)).status).toBe(200)
  const { notifications } = (await app.call('listNotifications', {}, member)).body.data
  expect(notifications).toMatchObject([{ kind: 'verification_decided' }])
})

test('administrators see the present facts, the oldest request first, with the record of the employer', async () => {
  const { employer, id } = await asked()
  await jobOf(app, employer, { approval_status: 'pending', was_public: false })
  app.wait(60_000)
  const later = await asked()
  await save(employer, { name: '株式会社あおば', address: null })
  const request = await waitingOf(employer)
  expect(request).toMatchObject({
    ...{ id, employer_id: employer.id, asked_by_name: expect.any(String), missing: ['address'], former_refusal: null },
    profile: { name: '株式会社あおば', corporate_number: '7000012050002', address: null, last_verification: null },
    account: { name: expect.any(String), email: employer.email, created_at: expect.any(String), suspended: false },
    employer_record: { first: true, approved: 0, rejected: 0 },
  })
  const ids = (await list()).map((each: { id: string }) => each.id)
  expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later.id))
  const paged = await app.call('listVerificationRequests', { query: { page: '2', limit: '1' } }, admin)
  expect(paged.body.data).toMatchObject({ requests: [{ id: ids[1] }], total: ids.length, page: 2, limit: 1 })
  const incomplete = await accept(id, { ...statedFacts, name: '株式会社あおば' })
  expect([incomplete.status, incomplete.body.data]).toEqual([409, { missing: ['address'] }])
})

test('requests are found by company or account name in any letter form', async () => {
  const word = Math.random().toString(36).slice(2, 10)
  const { id } = await asked({ name: `株式会社 ｶﾞｽ工業${word}` })
  for (const q of [`ガス工業${word}`, `${word.toUpperCase()} 株式会社`, `がす工業${word}`])
    expect((await list({ q, page: '1' })).map((each: { id: string }) => each.id)).toEqual([id])
  expect(await list({ q: `${word} 深海`, page: '1' })).toEqual([])
})

test('a profile that changed after it was read is not verified, and nothing is decided', async () => {
  const { employer, id } = await asked()
  await save(employer, { address: '大阪府大阪市北区1-1' })
  expectReason(await accept(id), 'verification-facts-changed')
  expect((await standing(employer)).state).toBe('waiting')
  const job = await jobOf(app, employer, { company: statedFacts.name })
  const { status, body } = await accept(id, { ...statedFacts, address: '大阪府大阪市北区1-1', note: '登記簿で確認' })
  expect([status, body.message]).toEqual([200, '企業を確認済みにしました'])
  expect(body.data.profile.last_verification).toMatchObject({ note: '登記簿で確認' })
  expect(await standing(employer)).toMatchObject({ state: 'verified', since: expect.any(String) })
  const read = await app.call('readJob', { params: { id: job } }, null)
  expect(read.body.data.job.employer.verified).toBe(true)
})

test('a refused employer reads the reason and may ask again', async () => {
  const { employer, id } = await asked()
  expect((await refuse(id, '   ')).status).toBe(400)
  expect((await refuse(id)).body.message).toBe('「確認済み」を見送りました')
  expect(await standing(employer)).toMatchObject({ state: 'refused', reason, since: expect.any(String) })
  const { notifications } = (await app.call('listNotifications', {}, employer)).body.data
  expect(notifications).toMatchObject([
    { title: '企業の確認は見送りとなりました', text: statedFacts.name, path: '/employer/profile' },
  ])
  expect(JSON.stringify(notifications)).not.toContain(reason)
  const mail = await lastMail(app, 'notifications')
  expect(mail.to).toBe(employer.email)
  expect(mail.text).toContain(reason)

  expect((await ask(employer)).status).toBe(201)
  const again = await waitingOf(employer)
  expect(again.former_refusal).toMatchObject({ reason, by_name: '山本 一郎' })
  await accept(again.id)
  expect((await lastMail(app, 'notifications')).text).toContain('運営者が確認しました')
  const { requests } = (await app.call('listOwnVerificationRequests', {}, employer)).body.data
  expect(requests).toMatchObject([
    { outcome: 'verified', reason: null },
    { outcome: 'refused', reason },
  ])
  expect(JSON.stringify(requests)).not.toContain('山本 一郎')
})

test("the second administrator's decision is refused with the first one", async () => {
  const { employer, id } = await asked()
  const [first, second] = await Promise.all([refuse(id), accept(id, statedFacts, other)])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const late = first.status === 409 ? first : second
  const decision =
    late === first ? { outcome: 'verified', by_name: '管理 花子' } : { outcome: 'refused', by_name: '山本 一郎' }
  expect(late.body).toMatchObject({ message: 'この申請は、既に処理されています', data: { decision } })
  const { notifications } = (await app.call('listNotifications', {}, employer)).body.data
  expect(notifications).toHaveLength(1)
})

test('verifying an employer from the list of users answers a request that waits', async () => {
  const { employer, id } = await asked()
  await app.call('verifyEmployer', { params: { id: employer.id }, body: { note: '登記簿で確認' } }, other)
  expect(await waitingOf(employer)).toBe(undefined)
  const late = await refuse(id)
  expect(late.body.data.decision).toMatchObject({ outcome: 'verified', by_name: '管理 花子' })
  const { notifications } = (await app.call('listNotifications', {}, employer)).body.data
  expect(notifications).toMatchObject([{ title: '企業の確認が完了しました' }])
})

test('the audit log tells who asked, withdrew, refused and verified; the account reads why', async () => {
  const { employer, id } = await asked()
  await withdraw(employer)
  await ask(employer)
  await refuse((await waitingOf(employer)).id)
  await ask(employer)
  await accept((await waitingOf(employer)).id)
  const lines = await app.open.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', employer.id)
    .where('action', 'like', 'employer:%verif%')
    .orderBy('id')
    .execute()
  const by = (action: string, who: Person) => ({ action, actor_id: who.id })
  expect(lines).toEqual([
    by('employer:ask-verification', employer),
    by('employer:withdraw-verification', employer),
    by('employer:ask-verification', employer),
    by('employer:refuse-verification', admin),
    by('employer:ask-verification', employer),
    by('employer:verify', admin),
  ])
  const { body } = await app.call('listMyAuditEntries', {}, employer)
  expect(JSON.stringify(body.data.entries)).toContain(reason)
  expectReason(await refuse(id), 'verification-request-not-found')
})

test('a request ends with its account or its employer role', async () => {
  const gone = await asked()
  await app.call('deleteAccount', { body: { password: 'password' } }, gone.employer)
  expectReason(await refuse(gone.id), 'verification-request-not-found')
  const { employer, id } = await asked()
  await app.open.db.updateTable('users').set({ role: 'user' }).where('id', '=', employer.id).execute()
  expect(await waitingOf(employer)).toBe(undefined)
  for (const reply of [await accept(id), await refuse(id)]) expectRefused(reply, 404, '企業アカウントが見つかりません')
  for (const unknown of ['x', '0198a1b2-0000-7000-8000-000000000001'])
    expectReason(await accept(unknown), 'verification-request-not-found')
})

test('administrators read which other accounts state the same corporate number, the verified ones first', async () => {
  const facts = { corporate_number: '5234501000777' }
  const [before, verified] = [await ready(facts), await ready(facts)]
  const moved = await ready(facts)
  await save(moved, { corporate_number: statedFacts.corporate_number })
  await ask(verified)
  expect((await accept((await waitingOf(verified)).id, { ...statedFacts, ...facts })).status).toBe(200)
  const { employer } = await asked(facts)
  const { same_number } = await waitingOf(employer)
  expect(same_number).toEqual([
    { name: expect.any(String), email: verified.email, verified: true },
    { name: expect.any(String), email: before.email, verified: false },
  ])
})
