import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { startTestProvider, type TestProvider } from '#integrations/social/testing/provider.ts'
import { lastMail as mailOf, resetTokenOf } from '#server/testing/last-mail.ts'
import { actionsOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { addTotp } from '#server/testing/second-factors.ts'
import type { FollowUp } from '#store/follow-ups.ts'

const minute = 60_000
const day = 24 * 60 * minute

let provider: TestProvider
let app: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  const { url, clientId } = provider
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_BASE_URL: url, LIMIT_RESETS_PER_ADDRESS: '1000/60' }
  app = await openTestApp({ env })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

let count = 0
const freshEmail = () => `fresh-${++count}@example.com`
/** Signs in with Google, which has verified this email. */
async function enter(email: string, sub = `google-${email}`) {
  const accessToken = await provider.issueGoogleToken({ sub, email, email_verified: true, name: '鈴木' })
  return app.call('signInWithGoogle', { body: { accessToken } })
}
const verifiedPerson = () => personOf(app, 'user', { email_verified: true })
const signIn = (email: string, password = 'password') => app.call('signIn', { body: { email, password } })
const setEmail = (email: string, who: Person | string, more: object = {}) =>
  app.call('updateProfile', { body: { email, ...more } }, who)

const lastMail = (kind: FollowUp['kind'] = 'email-changed') => mailOf(app, kind)
const revert = (token: string) => app.call('revertEmail', { body: { token } })

async function resetPassword(email: string, newPassword: string): Promise<void> {
  const token = await resetTokenOf(app, { email })
  expect((await app.call('resetPassword', { body: { token, newPassword } })).status).toBe(200)
}
const auditOf = (id: string) => actionsOf(app, id)

test('a reset ends other sessions and linked providers', async () => {
  const victim = await verifiedPerson()
  const theirs = freshEmail()
  await setEmail(theirs, victim)
  const { token } = await lastMail('verify-email')
  expect((await app.call('verifyEmail', { body: { token } }, victim)).status).toBe(200)
  const inside = await enter(theirs)
  expect(inside.body.data.user.id).toBe(victim.id)
  expect((await setEmail(victim.email, inside.body.data.token)).status).toBe(200)

  await resetPassword(victim.email, 'himitsu-no-aikotoba')
  expect((await app.call('readMe', {}, inside.body.data.token)).status).toBe(401)
  expect((await app.call('refreshSession', {}, inside.body.data.token)).status).toBe(401)
  expect((await enter(theirs)).body.data.user.id).not.toBe(victim.id)
  expect((await signIn(victim.email, 'himitsu-no-aikotoba')).body.data.user.id).toBe(victim.id)
})

test('another email needs the password, or a sign-in of the last 10 minutes; the same email needs neither', async () => {
  const person = await personOf(app)
  expect((await setEmail(freshEmail(), person)).status).toBe(200)
  app.wait(11 * minute)
  const email = freshEmail()
  expectRefused(await setEmail(email, person), 400, '現在のパスワードを入力してください', 'currentPassword')
  const wrong = await setEmail(email, person, { currentPassword: 'wrong one' })
  expectRefused(wrong, 400, '現在のパスワードが正しくありません', 'currentPassword')
  const { email: present } = (await app.call('readMe', {}, person)).body.data.user
  expect((await setEmail(` ${present.toUpperCase()}`, person, { name: '別の名前' })).status).toBe(200)
  expect((await setEmail(email, person, { currentPassword: 'password' })).body.data.user.email).toBe(email)
})

test('a person who signs in with Google alone signs in once more before the email changes', async () => {
  const email = freshEmail()
  const { token } = (await enter(email)).body.data
  app.wait(11 * minute)
  expectRefused(await setEmail(freshEmail(), token), 403, '安全のため、もう一度ログインしてから変更してください')
  expect((await setEmail(freshEmail(), (await enter(email)).body.data.token)).status).toBe(200)
})

test('the former address gets a link that takes the change back and ends every way in', async () => {
  const victim = await verifiedPerson()
  const theirs = freshEmail()
  await setEmail(theirs, victim)
  const { to, path, token } = await lastMail()
  expect([to, path]).toEqual([victim.email, '/revert-email'])
  const resetOfThief = (await app.call('forgotPassword', { body: { email: theirs } })).body.data.resetLink
  app.wait(6 * day)

  expect((await revert(token)).body).toEqual({ success: true, message: 'メールアドレスを元に戻しました' })
  const mailed = await lastMail('reset-password')
  expect([mailed.to, mailed.path]).toEqual([victim.email, '/reset-password'])
  expect((await app.call('refreshSession', {}, victim)).status).toBe(401)
  for (const email of [victim.email, theirs]) expect((await signIn(email)).status).toBe(401)
  const stale = new URL(resetOfThief).searchParams.get('token') ?? ''
  const body = { newPassword: 'himitsu-no-aikotoba' }
  expect((await app.call('resetPassword', { body: { token: stale, ...body } })).status).toBe(400)
  expect((await app.call('resetPassword', { body: { token: mailed.token, ...body } })).status).toBe(200)
  const back = await signIn(victim.email, 'himitsu-no-aikotoba')
  expect(back.body.data.user).toMatchObject({ id: victim.id, email: victim.email, email_verified: true })
  expectRefused(await revert(token), 400, 'リンクが無効か、有効期限が切れています', 'token')
  expect(await auditOf(victim.id)).toEqual(expect.arrayContaining(['user:change-email', 'user:revert-email']))
})

test('the link to the former address is valid for 7 days', async () => {
  const person = await verifiedPerson()
  await setEmail(freshEmail(), person)
  const { token } = await lastMail()
  app.wait(7 * day + minute)
  expect((await revert(token)).status).toBe(400)
})

test('another change of email does not void the link to the first address, and the address between gets none', async () => {
  const victim = await personOf(app)
  await setEmail(freshEmail(), victim)
  const { token } = await lastMail()
  const mails = app.followUps.length
  await setEmail(freshEmail(), victim)
  expect(app.followUps.slice(mails).map(({ kind }) => kind)).toEqual(['verify-email'])
  expect((await revert(token)).status).toBe(200)
  expect((await lastMail('reset-password')).to).toBe(victim.email)
})

test('changing the email back leaves no link', async () => {
  const person = await verifiedPerson()
  await setEmail(freshEmail(), person)
  const { token } = await lastMail()
  const mails = app.followUps.length
  expect((await setEmail(person.email, person)).status).toBe(200)
  expect(app.followUps.slice(mails).map(({ kind }) => kind)).toEqual(['verify-email'])
  expect((await revert(token)).status).toBe(400)
})

test('a former confirmed email cannot be taken while its change is revertible', async () => {
  const [victim, other] = [await verifiedPerson(), await personOf(app)]
  await setEmail(freshEmail(), victim)
  const signUp = () =>
    app.call('register', { body: { name: '佐藤', email: victim.email.toUpperCase(), password: 'himitsu-no-aikotoba' } })
  const taken = 'このメールアドレスは既に登録されています'
  expectRefused(await signUp(), 409, taken)
  expectRefused(await setEmail(victim.email, other), 409, taken)
  app.wait(7 * day + minute)
  expect((await signUp()).status).toBe(201)
})

test('a changed email does not affect other accounts', async () => {
  const other = await verifiedPerson()
  await setEmail(freshEmail(), other)
  const [person, registered] = [await personOf(app), await personOf(app)]
  const mails = app.followUps.length
  await setEmail(freshEmail(), person)
  expect(app.followUps.slice(mails).map(({ kind }) => kind)).toEqual(['email-changed', 'verify-email'])
  expect((await enter(registered.email)).body.data.user).toMatchObject({ id: registered.id, email: registered.email })
})

test('the notice to an unconfirmed email cannot secure the account, even if somebody had that email before', async () => {
  const [former, person] = [await personOf(app), await personOf(app)]
  const onTheWay = former.email
  await setEmail(freshEmail(), former)
  await setEmail(onTheWay, person)
  await addTotp(app, person)
  const notice = await lastMail('security-notice')
  expect(notice.to).toBe(onTheWay)
  expect((await setEmail(freshEmail(), person)).status).toBe(200)
  expect((await app.call('secureAccount', { body: { token: notice.token } })).status).toBe(400)
})

test('a change of email stays revertible after a reset at the new one', async () => {
  const victim = await verifiedPerson()
  const theirs = freshEmail()
  await setEmail(theirs, victim)
  const back = (await lastMail()).token
  await resetPassword(theirs, 'himitsu-no-aikotoba')
  expect((await signIn(theirs, 'himitsu-no-aikotoba')).body.data.user.id).toBe(victim.id)
  expect((await revert(back)).status).toBe(200)
  expect((await signIn(theirs, 'himitsu-no-aikotoba')).status).toBe(401)
})
