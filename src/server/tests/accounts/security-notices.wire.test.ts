import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { lastMail } from '#server/testing/last-mail.ts'
import { actionsOf, memberOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { addPasskey, addTotp, codeOf } from '#server/testing/second-factors.ts'
import { recordSignIn } from '#store/throttles.ts'

const minute = 60_000
const day = 24 * 60 * minute

const app = fixture(() =>
  openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', LIMIT_RESETS_PER_ADDRESS: '1000/60' } }),
)

/** Somebody who is signed in at the usual place. */
async function owner(): Promise<Person> {
  const person = await personOf(app, 'user', { email_verified: true })
  await recordSignIn(app.open.db, person.id, '127.0.0.1', app.dependencies.now())
  return person
}
const notice = () => lastMail(app, 'security-notice')
const secure = (token: string) => app.call('secureAccount', { body: { token } })
const signIn = ({ email }: Person, password = 'password') => app.call('signIn', { body: { email, password } })
const factorsOf = async (who: string) => (await app.call('readSecondFactor', {}, who)).body.data.second_factor
const noticesSince = (mails: number) => app.followUps.slice(mails).filter(({ kind }) => kind === 'security-notice')
async function resetPassword({ email }: Person): Promise<string> {
  await app.call('forgotPassword', { body: { email } })
  const { token } = await lastMail(app, 'reset-password')
  const newPassword = 'himitsu-no-aikotoba'
  expect((await app.call('resetPassword', { body: { token, newPassword } })).status).toBe(200)
  return newPassword
}

test('changes of factors, recovery codes and password notify the owner', async () => {
  const person = await owner()
  const told: (string | undefined)[] = []
  const see = async () => told.push(/^お使いのアカウントで、(.*)$/m.exec((await notice()).text)?.[1])
  await addTotp(app, person)
  await see()
  const { id } = await addPasskey(app, person)
  await see()
  await app.call('renewRecoveryCodes', {}, person)
  await see()
  await app.call('removePasskey', { params: { id } }, person)
  await see()
  await app.call('removeTotp', {}, person)
  await see()
  const body = { currentPassword: 'password', newPassword: 'himitsu-no-aikotoba' }
  await app.call('changePassword', { body }, person)
  await see()
  const [added, removed] = ['追加', '解除'].map((what) => `二段階認証（認証アプリまたはパスキー）が${what}されました。`)
  const codes = '二段階認証の回復コードが再発行されました。'
  expect(told).toEqual([added, added, codes, removed, removed, 'パスワードが変更されました。'])
  expect((await notice()).to).toBe(person.email)
})

test('a person who turned mails off gets the notice too, and nobody gets one for a change that failed', async () => {
  const person = await owner()
  await app.call('updateNotificationSettings', { body: { mail: false } }, person)
  const mails = app.followUps.length
  const body = { currentPassword: 'wrong one', newPassword: 'himitsu-no-aikotoba' }
  expect((await app.call('changePassword', { body }, person)).status).toBe(400)
  expect(noticesSince(mails)).toEqual([])
  await app.call('changePassword', { body: { ...body, currentPassword: 'password' } }, person)
  expect((await notice()).to).toBe(person.email)
})

test('a sign-in from a network unseen for 90 days notifies the owner, a usual one does not', async () => {
  const person = await owner()
  const mails = app.followUps.length
  expect((await signIn(person)).status).toBe(200)
  expect(noticesSince(mails)).toEqual([])
  const from = (remoteAddress: string) =>
    app.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
      payload: { email: person.email, password: 'password' },
    })
  expect((await from('203.0.113.9')).status).toBe(200)
  expect((await from('203.0.113.9')).status).toBe(200)
  expect(noticesSince(mails)).toHaveLength(1)
  const { to, text, path } = await notice()
  expect([to, path]).toEqual([person.email, '/secure-account'])
  expect(text).toContain('端末：Firefox / Windows')
  expect(text).toContain('ネットワーク：203.0.113.*')
  const registered = await app.register()
  const count = app.followUps.length
  await signIn(registered)
  expect(noticesSince(count)).toEqual([])
})

test("the link of a notice ends every way in, with a thief's factor, and mails a link for a new password", async () => {
  const person = await owner()
  const thief = (await signIn(person)).body.data.token
  await addTotp(app, { ...person, token: thief })
  const { token } = await notice()
  await addPasskey(app, { ...person, token: thief })
  app.wait(6 * day)

  expect((await secure(token)).body).toEqual({ success: true, message: 'すべての端末からログアウトしました' })
  expect((await app.call('refreshSession', {}, thief)).status).toBe(401)
  expect((await signIn(person)).status).toBe(401)
  const mailed = await lastMail(app, 'reset-password')
  expect(mailed.to).toBe(person.email)
  const newPassword = 'himitsu-no-aikotoba'
  await app.call('resetPassword', { body: { token: mailed.token, newPassword } })
  const back = await signIn(person, newPassword)
  expect([back.status, back.body.data.user.id]).toEqual([200, person.id])
  expect(await factorsOf(back.body.data.token)).toMatchObject({
    totp_since: null,
    passkeys: [],
    recovery_codes_left: 0,
  })
  expectRefused(await secure(token), 400, 'リンクが無効か、有効期限が切れています', 'token')
})

test('a webhook that a thief changed is switched off by the link of a notice; those of other owners stay on', async () => {
  const employer = await personOf(app, 'employer', { email_verified: true })
  const partner = await memberOf(app, employer, 'owner')
  const body = { url: 'https://hooks.example.com/', events: ['job.approved' as const] }
  const add = async (who: Person) => (await app.call('addWebhook', { body }, who)).body.data.webhook.id as string
  const changed = await add(employer)
  app.wait(minute)
  const passwords = { currentPassword: 'password', newPassword: 'nusumareta-aikotoba' }
  await app.call('changePassword', { body: passwords }, employer)
  const { token } = await notice()
  app.wait(minute)
  await add(partner)
  const edit = { params: { id: changed }, body: { ...body, url: 'https://thief.example.com/', on: true } }
  expect((await app.call('editWebhook', edit, employer)).status).toBe(200)
  expect((await secure(token)).status).toBe(200)
  const { webhooks } = (await app.call('listWebhooks', {}, partner)).body.data
  const off = webhooks.filter(({ switched_off_at }: { switched_off_at: string | null }) => switched_off_at)
  expect([webhooks.length, off.map(({ id }: { id: string }) => id)]).toEqual([2, [changed]])
})

test("the owner's own factor and its codes outlive the link; codes that a thief renewed do not", async () => {
  const person = await owner()
  const { secret } = await addTotp(app, person)
  app.wait(minute)
  await addPasskey(app, person)
  const { token } = await notice()
  await secure(token)
  const newPassword = await resetPassword(person)
  const { body } = await signIn(person, newPassword)
  expect(body.data.second_factor).toMatchObject({ totp: true, passkey: null, recovery_code: true })
  const { challenge } = body.data.second_factor
  const inside = (await app.call('answerSecondFactor', { body: { challenge, code: codeOf(app, secret, 1) } })).body.data
  app.wait(minute)
  await app.call('renewRecoveryCodes', {}, inside.token)
  await secure((await notice()).token)
  const again = await signIn(person, await resetPassword(person))
  expect(again.body.data.second_factor).toMatchObject({ totp: true, recovery_code: false })
})

test('a reset ends a factor that was set before anybody confirmed the email, and tells so', async () => {
  const person = await personOf(app)
  await addTotp(app, person)
  await addPasskey(app, person)
  const mails = app.followUps.length
  const { status, body } = await signIn(person, await resetPassword(person))
  expect(status).toBe(200)
  expect(await factorsOf(body.data.token)).toMatchObject({ totp_since: null, passkeys: [], recovery_codes_left: 0 })
  expect(noticesSince(mails)).toHaveLength(2)
  expect(await actionsOf(app, person.id)).toContain('user:remove-factor')
})

test('a factor that its owner set before confirming the email outlives a reset, also after another email', async () => {
  const person = await app.register()
  await addTotp(app, person)
  const { token } = await lastMail(app, 'verify-email')
  await app.call('verifyEmail', { body: { token } }, person)
  const moved = { ...person, email: `moved-${person.email}` }
  await app.call('updateProfile', { body: { email: moved.email, currentPassword: 'password' } }, person)
  expect((await signIn(moved, await resetPassword(moved))).body.code).toBe('second-factor-required')
})

test('a notice takes back a change of email that came after it, for as long as that holds', async () => {
  const person = await owner()
  const body = { currentPassword: 'password', newPassword: 'nusumareta-aikotoba' }
  await app.call('changePassword', { body }, person)
  const { token } = await notice()
  await app.call('updateProfile', { body: { email: `thief-${person.email}` } }, person)
  expect((await secure(token)).status).toBe(200)
  expect((await lastMail(app, 'reset-password')).to).toBe(person.email)
  expect((await signIn(person, await resetPassword(person))).body.data.user.id).toBe(person.id)
})

test('the link of a notice holds for 7 days', async () => {
  const person = await owner()
  await addTotp(app, person)
  const { token } = await notice()
  app.wait(7 * day + minute)
  expect((await secure(token)).status).toBe(400)
})

test('a mailbox gets ten notices an hour at most, and two of every kind all the same', async () => {
  const person = await owner()
  await addTotp(app, person)
  const mails = app.followUps.length
  for (let times = 0; times < 12; times += 1) await app.call('renewRecoveryCodes', {}, person)
  expect(noticesSince(mails)).toHaveLength(9)
  const limited = app.followUps.length
  let currentPassword = 'password'
  for (const newPassword of ['nusumareta-aikotoba', 'himitsu-no-aikotoba', 'betsu-no-aikotoba']) {
    await app.call('changePassword', { body: { currentPassword, newPassword } }, person)
    currentPassword = newPassword
  }
  expect(noticesSince(limited)).toHaveLength(2)
  expect((await notice()).text).toContain('パスワードが変更されました。')
})

test('a token that nobody was mailed opens no account, and uses no notice up', async () => {
  const person = await owner()
  await addTotp(app, person)
  const { token } = await notice()
  expect((await secure('A'.repeat(43))).status).toBe(400)
  expect((await app.call('readMe', {}, person)).status).toBe(200)
  expect((await secure(token)).status).toBe(200)
})
