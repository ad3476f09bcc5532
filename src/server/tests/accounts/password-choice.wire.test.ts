import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { resetTokenOf } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const env = { LIMIT_RESETS_PER_ADDRESS: '1000/60' }
const app = fixture(() => openTestApp({ env }))
const strict = fixture(() => openTestApp({ env: { ...env, PASSWORD_RULES: 'enforce' } }))

const common = 'よく使われるパスワードのため、使用できません'
const own = 'お名前やメールアドレスと同じパスワードは使用できません'
const strong = 'himitsu-no-aikotoba'

const signUp = (to: TestApp, password: string, email = `${v7()}@example.com`) =>
  to.call('register', { body: { name: '佐藤 Misaki', email, password } })
const reset = (to: TestApp, token: string, newPassword: string) =>
  to.call('resetPassword', { body: { token, newPassword } })

test('a password is not the email or the name of its own account, wherever it is set', async () => {
  const email = `${v7()}@example.com`
  expectRefused(await signUp(app, ` ${email.toUpperCase()}`, email), 400, own, 'password')
  expectRefused(await signUp(app, '佐藤misaki', email), 400, own, 'password')
  const { token } = (await signUp(app, strong, email)).body.data
  const change = { currentPassword: strong, newPassword: email }
  expectRefused(await app.call('changePassword', { body: change }, token), 400, own, 'newPassword')
  const link = await resetTokenOf(app, { email })
  expectRefused(await reset(app, link, '佐藤 MISAKI'), 400, own, 'newPassword')
  expect((await reset(app, link, 'another-aikotoba')).status).toBe(200)
})

test('enforced rules refuse common passwords without using up the link', async () => {
  for (const password of ['123456', 'password', 'Password1', 'ｑｗｅｒｔｙ', 'iloveyou'])
    expectRefused(await signUp(strict, password), 400, common, 'password')
  const person = await personOf(strict)
  const change = { currentPassword: 'password', newPassword: 'password1' }
  expectRefused(await strict.call('changePassword', { body: change }, person), 400, common, 'newPassword')
  const link = await resetTokenOf(strict, person)
  expectRefused(await reset(strict, link, 'dragon1'.slice(0, 6)), 400, common, 'newPassword')
  expect((await reset(strict, link, strong)).status).toBe(200)
})

test('refusing a new password is no wrong try of the current one', async () => {
  const person = await personOf(strict)
  const change = (newPassword: string) =>
    strict.call('changePassword', { body: { currentPassword: 'password', newPassword } }, person)
  for (let times = 0; times < 11; times += 1) expect((await change('password1')).status).toBe(400)
  expect((await change(strong)).status).toBe(200)
})

test('a common password still opens the account that has it', async () => {
  const { email } = await personOf(strict)
  expect((await strict.call('signIn', { body: { email, password: 'password' } })).status).toBe(200)
})

test('elsewhere six characters are enough', async () => {
  for (const password of ['123456', 'password', 'secret1']) expect((await signUp(app, password)).status).toBe(201)
})

test('password managers find where a password is changed, and a pending social sign-in survives it', async () => {
  const { status, headers, text } = await app.inject({ method: 'GET', url: '/.well-known/change-password' })
  expect([status, headers.location, headers['set-cookie'], text]).toEqual([302, '/settings', undefined, ''])
})
