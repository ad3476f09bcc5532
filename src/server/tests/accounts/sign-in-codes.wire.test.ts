import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { nextTokyoDay } from '#rules/tokyo-date.ts'
import { readMail, resetTokenOf } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { addTotp, codeOf } from '#server/testing/second-factors.ts'
import { voidLink } from '#store/people/mailed-links.ts'
import { updateUser } from '#store/people/users.ts'

const high = { LIMIT_RESETS_PER_ACCOUNT: '1000/60', LIMIT_RESETS_PER_ADDRESS: '1000/60' }
const app = fixture(() => openTestApp({ env: { ...high, LIMIT_WRONG_SIGN_INS_PER_ADDRESS: '1000/60' } }))

const newEmail = () => `${v7()}@example.com`

/** Asks for a code and reads the mail: digits, token and text; null where none was mailed. */
async function mailedCode(email: string) {
  const before = app.followUps.length
  const { status } = await app.call('askForCode', { body: { email } })
  expect(status).toBe(200)
  const about = app.followUps.slice(before).find(({ kind }) => kind === 'sign-in-code')
  if (!about) return null
  const mail = await readMail(app, about)
  return { ...mail, code: /\d{6}$/.exec(mail.subject)?.[0] ?? '' }
}
async function codeFor(email: string) {
  const mail = await mailedCode(email)
  if (!mail) throw new Error('no code was mailed')
  return mail
}
const confirm = (email: string, code: string, name?: string) =>
  app.call('confirmCode', { body: { email, code, ...(name && { name }) } })
const link = (token: string, name?: string) => app.call('confirmCodeLink', { body: { token, ...(name && { name }) } })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code opens the account of its mailbox, once, and verifies the email', async () => {
  const { email, id } = await personOf(app)
  const { code, subject, text } = await codeFor(email)
  expect(subject.endsWith(code)).toBe(true)
  expect(text.split('\n')[0]).toContain(code)
  const { status, body } = await confirm(
    email.toUpperCase(),
    [...code].map((digit) => '０１２３４５６７８９'[Number(digit)]).join(''),
  )
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ created: false, user: { id, email_verified: true } })
  expect((await app.call('readMe', {}, body.data.token)).status).toBe(200)
  expect((await confirm(email, code)).body.code).toBe('code-invalid')
})

test('a mailbox without an account gets one after its name is given, with the same code', async () => {
  const email = newEmail()
  const { code } = await codeFor(email)
  for (let asked = 0; asked < 4; asked += 1) {
    const unknown = await confirm(email, code)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'no-account-yet'])
  }
  const { status, body } = await confirm(email, code, '青木 花')
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({ name: '青木 花', role: 'user', email_verified: true, has_password: false })
})

test('the mailed link signs in by a call, also a newcomer', async () => {
  const email = newEmail()
  const { token } = await codeFor(email)
  expect((await link(token)).body.code).toBe('no-account-yet')
  expect((await link(token, '青木 花')).status).toBe(201)
  expect((await link(token)).body.code).toBe('code-invalid')
  const { token: again } = await codeFor(email)
  expect((await link(again)).status).toBe(200)
})

test('a code is over after three wrong tries, ten minutes, or a newer code', async () => {
  const { email } = await personOf(app)
  const first = await codeFor(email)
  const second = await codeFor(email)
  expect((await confirm(email, first.code)).body.code).toBe('code-invalid')
  for (let tries = 0; tries < 2; tries += 1) await confirm(email, wrongFor(second.code))
  expect((await confirm(email, second.code)).body.code).toBe('code-invalid')
  expect((await link(first.token)).body.code).toBe('code-invalid')
  const third = await codeFor(email)
  expect((await confirm(newEmail(), third.code)).body.code).toBe('code-invalid')
  app.wait(10 * 60_000)
  expect((await confirm(email, third.code)).body.code).toBe('code-expired')
  expect((await link(third.token)).body.code).toBe('code-expired')
})

test('concurrent guesses count each, and of concurrent right ones one signs in', async () => {
  const { email } = await personOf(app)
  const { code } = await codeFor(email)
  const wrong = await Promise.all(Array.from({ length: 3 }, () => confirm(email, wrongFor(code))))
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await confirm(email, code)).status).toBe(400)
  const { token } = await codeFor(email)
  const right = await Promise.all([link(token), link(token)])
  expect(right.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('after nine wrong tries on a day only the link signs in until midnight in Japan', async () => {
  const { email } = await personOf(app)
  for (let codes = 0; codes < 3; codes += 1) {
    const { code } = await codeFor(email)
    for (let tries = 0; tries < 3; tries += 1) await confirm(email, wrongFor(code))
  }
  const linkOnly = await codeFor(email)
  expect(linkOnly.code).toBe('')
  expect((await link(linkOnly.token)).status).toBe(200)
  const now = app.dependencies.now()
  app.wait(nextTokyoDay(now) - now.getTime() + 1_000)
  const { code } = await codeFor(email)
  expect((await confirm(email, code)).status).toBe(200)
})

test('administrators and suspended accounts get the same answer and no code', async () => {
  const admin = await app.admin()
  expect(await mailedCode(admin.email)).toBeNull()
  const person = await personOf(app)
  const { code } = await codeFor(person.email)
  await app.call('suspendUser', { params: { id: person.id }, body: { reason: '規約違反のため' } }, admin)
  expect((await confirm(person.email, code)).status).toBe(403)
  expect(await mailedCode(person.email)).toBeNull()
  app.wait(10 * 60_000)
  for (const { email } of [admin, person]) expect((await confirm(email, '000000')).body.code).toBe('code-expired')
})

test('an account that a stranger made in advance loses every way in but the code', async () => {
  const { email, token, id } = await personOf(app)
  const { code } = await codeFor(email)
  const { body } = await confirm(email, code)
  expect(body.data.user).toMatchObject({ id, has_password: false })
  expect((await app.call('readMe', {}, token)).status).toBe(401)
  expect((await app.call('signIn', { body: { email, password: 'password' } })).status).toBe(401)
  expect(app.followUps.some(({ kind }) => kind === 'security-notice')).toBe(true)
})

test('the second factor of a verified holder stays due', async () => {
  const person = await personOf(app)
  const { email } = person
  const { code } = await codeFor(email)
  const holder = { ...person, token: (await confirm(email, code)).body.data.token }
  const { code: again } = await codeFor(email)
  await app.call('confirmAgain', { body: { code: again } }, holder)
  const { secret } = await addTotp(app, holder)
  const { code: third } = await codeFor(email)
  const { status, body } = await confirm(email, third)
  expect([status, body.code]).toEqual([403, 'second-factor-required'])
  const { challenge } = body.data.second_factor
  const factor = { challenge, code: codeOf(app, secret, 1) }
  expect((await app.call('answerSecondFactor', { body: factor })).status).toBe(200)
})

test('a password reset voids the code that was asked for before, and not later ones', async () => {
  const person = await personOf(app)
  const { code } = await codeFor(person.email)
  const token = await resetTokenOf(app, person)
  await app.call('resetPassword', { body: { token, newPassword: 'リセット後の合言葉' } })
  expect((await confirm(person.email, code)).body.code).toBe('code-invalid')
  const later = await codeFor(person.email)
  expect((await confirm(person.email, later.code)).status).toBe(200)
})

test('an account without a password confirms again and is deleted by a mailed code', async () => {
  const email = newEmail()
  const first = await codeFor(email)
  const { token } = (await confirm(email, first.code, '青木 花')).body.data
  const ways = await app.call('beginConfirmation', {}, token)
  expect(ways.body.data).toMatchObject({ has_password: false, totp: false, mailed_code: true })
  const second = await codeFor(email)
  const refused = await app.call('confirmAgain', { body: { code: wrongFor(second.code) } }, token)
  expect([refused.status, refused.body.code]).toEqual([400, 'code-invalid'])
  expect((await app.call('confirmAgain', { body: { code: second.code } }, token)).status).toBe(200)
  const third = await codeFor(email)
  expect((await app.call('deleteAccount', { body: { code: third.code } }, token)).status).toBe(200)
  expect((await confirm(email, third.code)).body.code).toBe('code-invalid')
})

test('an account without a password sets its first one, later after confirming by a code', async () => {
  const email = newEmail()
  const { token } = (await confirm(email, (await codeFor(email)).code, '青木 花')).body.data
  const newPassword = 'himitsu-no-aikotoba'
  const set = (body: object) => app.call('changePassword', { body: body as never }, token)
  await app.dependencies.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 3_600_000) })
    .execute()
  expect((await set({ newPassword })).body.code).toBe('confirmation-required')
  await app.call('confirmAgain', { body: { code: (await codeFor(email)).code } }, token)
  expect((await set({ newPassword, currentPassword: '' })).body.code).toBe('current-password-wrong')
  expect((await set({ newPassword })).status).toBe(200)
  expect((await app.call('signIn', { body: { email, password: newPassword } })).status).toBe(200)
  const again = await set({ newPassword: 'betsu-no-aikotoba' })
  expect([again.status, again.body.errors[0].path]).toEqual([400, 'currentPassword'])
})

test('a code goes to the email of the account, however the asker spells it', async () => {
  const { email } = await personOf(app)
  expect((await mailedCode(email.toUpperCase()))?.to).toBe(email)
})

/** Answers of `call` while a change of email to `to` holds the account's lock, and of the change. */
async function duringMove(person: { id: string }, to: string, call: () => Promise<unknown>) {
  let answer: unknown
  await app.dependencies.db.transaction().execute(async (tx) => {
    const change = { email: to, email_verified: false, holder_verified: false }
    await updateUser(tx, person.id, change)
    await voidLink(tx, person.id, 'verify-email')
    answer = call()
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  return (await answer) as Awaited<ReturnType<typeof app.call>>
}

test('a proof of the former email does not verify the one that it changes to meanwhile', async () => {
  const email = newEmail()
  const { body } = await confirm(email, (await codeFor(email)).code, '青木 花')
  const { token, user } = body.data
  const { code } = await codeFor(email)
  const byCode = await duringMove({ id: user.id }, newEmail(), () =>
    app.call('confirmAgain', { body: { code } }, token),
  )
  expect(byCode.body.code).toBe('code-invalid')
  expect((await app.call('readMe', {}, token)).body.data.user.email_verified).toBe(false)

  const person = await personOf(app)
  const before = app.followUps.length
  await app.call('resendVerification', {}, person)
  const mailed = await readMail(app, app.followUps.slice(before).find(({ kind }) => kind === 'verify-email')!)
  const byLink = await duringMove(person, newEmail(), () => app.call('verifyEmail', { body: { token: mailed.token } }))
  expect(byLink.body.code).toBe('verify-link-invalid')
  expect((await app.call('readMe', {}, person)).body.data.user.email_verified).toBe(false)

  const other = await personOf(app)
  const signing = await codeFor(other.email)
  const taken = await duringMove(other, newEmail(), () => confirm(other.email, signing.code))
  expect(taken.body.code).toBe('no-account-yet')
  expect((await app.call('readMe', {}, other)).body.data.user.email_verified).toBe(false)
})

test('a stranger who asks for codes does not lock out an address from which the person has signed in', async () => {
  const one = await forTest(openTestApp())
  const { email } = await one.register()
  const ask = (remoteAddress: string) =>
    one.inject({ method: 'POST', url: '/api/auth/code', payload: { email }, remoteAddress })
  for (let asked = 0; asked < 5; asked += 1) expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.2')).status).toBe(429)
  for (let asked = 0; asked < 5; asked += 1) expect((await ask('127.0.0.1')).status).toBe(200)
  expect((await ask('127.0.0.1')).status).toBe(429)
})

test('guesses for many mailboxes count against the address, and leave others alone', async () => {
  const one = await forTest(openTestApp({ env: { LIMIT_WRONG_SIGN_INS_PER_ADDRESS: '3/60' } }))
  const guess = (remoteAddress: string) =>
    one.inject({
      method: 'POST',
      url: '/api/auth/code/confirm',
      payload: { email: newEmail(), code: '000000' },
      remoteAddress,
    })
  for (let tries = 0; tries < 3; tries += 1) expect((await guess('192.0.2.1')).status).toBe(400)
  expect((await guess('192.0.2.1')).status).toBe(429)
  expect((await guess('192.0.2.2')).status).toBe(400)
})

test('opening a forwarded or scanned link signs nobody in and leaves it valid', async () => {
  const { email } = await personOf(app)
  const { token } = await codeFor(email)
  const opened = await app.inject({ method: 'GET', url: `/api/auth/code/link?token=${token}` })
  expect(opened.status).toBeGreaterThanOrEqual(400)
  expect((await link(token)).status).toBe(200)
})
