import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { lastMail } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectReason } from '#server/testing/refusals.ts'
import { updateUser } from '#store/people/users.ts'

const app = fixture(() => openTestApp({ env: { LIMIT_VERIFICATIONS_PER_TARGET: '100/3600' } }))
const admin = fixture(() => personOf(app, 'admin'))

const profile = (of: Person, body: object) => app.call('updateEmployerProfile', { body }, of)
const send = (of: Person, email: string) => app.call('sendDomainCode', { body: { email } }, of)
const confirm = (of: Person, code: string) => app.call('confirmDomainCode', { body: { code } }, of)
const mailedCode = async () => /\d{6}/.exec((await lastMail(app, 'relation-code')).text)?.[0] ?? ''
const proofsOf = async (of: Person) => (await app.call('readVerification', {}, of)).body.data.proofs
async function employer(website = 'https://www.aoba.example/saiyo') {
  const owner = await personOf(app, 'employer', { email_verified: true })
  await profile(owner, { website, address: '東京都港区芝1-2-3' })
  return owner
}

test("a code mailed to the website's host proves the relation, until the website is another", async () => {
  const owner = await employer()
  expect((await send(owner, 'jinji@aoba.example')).body.data).toMatchObject({ host: 'aoba.example' })
  expect((await lastMail(app, 'relation-code')).to).toBe('jinji@aoba.example')
  const code = await mailedCode()
  const { status, body } = await confirm(owner, code)
  expect([status, body.data.proofs]).toEqual([
    200,
    [{ kind: 'domain', proves: 'aoba.example', proved_at: expect.any(String) }],
  ])
  expect((await confirm(owner, code)).status).toBe(409)
  expect(await proofsOf(owner)).toHaveLength(1)
  await profile(owner, { website: 'https://midori.example' })
  expect(await proofsOf(owner)).toEqual([])
})

test('the mail with a code, to anybody at the host, holds no words of the sender', async () => {
  const owner = await employer()
  await app.call('updateProfile', { body: { name: '当選のお知らせ LINEのID yami777 へ' } }, owner)
  await send(owner, 'jinji@aoba.example')
  expect((await lastMail(app, 'relation-code')).text).not.toContain('yami777')
})

test('an email elsewhere, at a free host, or without a website proves nothing', async () => {
  const owner = await employer()
  for (const email of ['x@other.example', 'x@aoba.example.evil.example', 'x@example', 'no email']) {
    const { status, body } = await send(owner, email)
    expect([email, status, body.errors[0].path]).toEqual([email, 400, 'email'])
  }
  expect((await send(await employer('https://gmail.com/aoba'), 'x@gmail.com')).status).toBe(400)
  expect((await send(await personOf(app, 'employer', { email_verified: true }), 'x@aoba.example')).status).toBe(409)
  expect((await send(await personOf(app), 'x@aoba.example')).status).toBe(403)
})

test('a wrong code is refused, and after five of them the right one too', async () => {
  const owner = await employer()
  expect((await confirm(owner, '123456')).status).toBe(409)
  await send(owner, 'jinji@aoba.example')
  const code = await mailedCode()
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await confirm(owner, 'abc')).body.errors[0].path).toBe('code')
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await confirm(owner, wrong)
    expect([status, body.errors[0].path]).toEqual([400, 'code'])
  }
  expect((await confirm(owner, code)).status).toBe(409)
})

test('the code of a letter proves the address, and operators read proofs with the request', async () => {
  const owner = await employer()
  const made = await app.call('makeLetterCode', { params: { id: owner.id } }, admin)
  expect(made.body.data).toMatchObject({ address: '東京都港区芝1-2-3', code: expect.stringMatching(/^\d{6}$/) })
  const typed = await app.call('confirmLetterCode', { body: { code: made.body.data.code } }, owner)
  expect(typed.body.data.proofs).toMatchObject([{ kind: 'letter', proves: '東京都港区芝1-2-3' }])
  await profile(owner, { name: '株式会社あおば商店', corporate_number: '7000012050002' })
  await app.call('askForVerification', {}, owner)
  const { requests } = (await app.call('listVerificationRequests', {}, admin)).body.data
  const request = requests.find(({ employer_id }: { employer_id: string }) => employer_id === owner.id)
  expect(request).toMatchObject({ proofs: [{ kind: 'letter' }], poster: { email_verified: true } })
})

test('a code needs a confirmed email, and 20 a day go to one mailbox or from one network address', async () => {
  const unconfirmed = await employer()
  await updateUser(app.open.db, unconfirmed.id, { email_verified: false })
  expectReason(await send(unconfirmed, 'jinji@aoba.example'), 'code-needs-confirmed-email')
  const codes = async (to: (at: number) => string, from: (at: number) => string) => {
    const statuses = []
    for (let at = 0; at < 21; at += 1) {
      const { token } = await employer('https://例え.jp')
      const headers = { authorization: `Bearer ${token}` }
      const sent = { url: '/api/employer/verification/domain', payload: { email: to(at) }, remoteAddress: from(at) }
      statuses.push((await app.inject({ method: 'POST', headers, ...sent })).status)
    }
    return statuses
  }
  const twentyOfThem = [...Array.from({ length: 20 }, () => 200), 429]
  const spellings = ['jinji@例え.jp', 'Jinji+1@例え.jp', 'jinji@xn--r8jz45g.jp']
  const spelling = (at: number) => spellings[at % spellings.length] ?? ''
  expect(await codes(spelling, (at) => `203.0.113.${at}`)).toEqual(twentyOfThem)
  expect(
    await codes(
      (at) => `saiyo${at}@例え.jp`,
      () => '198.51.100.7',
    ),
  ).toEqual(twentyOfThem)
})

test('an employer is verified on a proof of its company or with a note of what was seen, not otherwise', async () => {
  const verify = (of: Person, body: object = {}) => app.call('verifyEmployer', { params: { id: of.id }, body }, admin)
  const owner = await employer()
  const refused = await verify(owner)
  expectReason(refused, 'company-unproven')
  expect(refused.status).toBe(409)
  const facts = { name: 'トヨタ自動車', corporate_number: '7000012050002', address: '東京都港区芝1-2-3' }
  await profile(owner, facts)
  await app.call('askForVerification', {}, owner)
  const { requests } = (await app.call('listVerificationRequests', {}, admin)).body.data
  const { id } = requests.find(({ employer_id }: { employer_id: string }) => employer_id === owner.id)
  expectReason(await app.call('acceptVerificationRequest', { params: { id }, body: facts }, admin), 'company-unproven')
  await send(owner, 'jinji@aoba.example')
  await confirm(owner, await mailedCode())
  expect((await app.call('acceptVerificationRequest', { params: { id }, body: facts }, admin)).status).toBe(200)
  expect((await verify(owner)).status).toBe(200)
  const noted = await verify(await personOf(app, 'employer'), { note: '登記簿と代表電話で確認' })
  expect(noted.body.data.profile.last_verification).toMatchObject({ note: '登記簿と代表電話で確認' })
})

test('guesses of an employer have a limit a day, whatever codes are sent', async () => {
  const owner = await employer()
  for (let codes = 0; codes < 4; codes += 1) {
    await send(owner, `jinji${codes}@aoba.example`)
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(owner, '000000')).status).toBe(400)
  }
  await send(owner, 'jinji@aoba.example')
  const code = await mailedCode()
  expect((await confirm(owner, code)).status).toBe(429)
  app.wait(24 * 60 * 60 * 1_000)
  const { body } = await app.call('signIn', { body: { email: owner.email, password: 'password' } })
  const again = { ...owner, token: body.data.token }
  await send(again, 'jinji@aoba.example')
  const later = await mailedCode()
  expect((await confirm(again, later)).status).toBe(200)
})
