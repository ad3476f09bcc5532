import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(openTestApp)
const seeker = fixture(() => personOf(app))
const admin = fixture(() => personOf(app, 'admin'))

test('sign-in says one thing of an unknown email and of a wrong password', async () => {
  const wrong = 'メールアドレスまたはパスワードが正しくありません'
  expectRefused(await app.call('signIn', { body: { email: 'nobody@example.com', password: 'password' } }), 401, wrong)
  expectRefused(await app.call('signIn', { body: { email: seeker.email, password: 'passwort' } }), 401, wrong)
  const { body } = await app.call('signIn', { body: {} as never })
  expect(body.errors).toEqual([
    { msg: '有効なメールアドレスを入力してください', path: 'email' },
    { msg: 'パスワードは6文字以上で入力してください', path: 'password' },
  ])
})

test('sign-up refuses wrong fields, and a taken email in any spelling', async () => {
  const good = { name: '佐藤', email: `${v7()}@example.com`, password: 'secret', role: 'user' as const }
  const register = (change: object) => app.call('register', { body: { ...good, ...change } })
  for (const name of ['あ', ' あ ', '', undefined, null])
    expectRefused(await register({ name }), 400, '名前は2文字以上で入力してください', 'name')
  for (const email of ['', 'a@b', 'a b@example.com', '@example.com', undefined, null])
    expectRefused(await register({ email }), 400, '有効なメールアドレスを入力してください', 'email')
  for (const password of ['12345', '', undefined])
    expectRefused(await register({ password }), 400, 'パスワードは6文字以上で入力してください', 'password')
  for (const role of ['admin', 'ADMIN', '', null]) expect((await register({ role })).status).toBe(400)
  expect((await register({ role: undefined })).body.data.user.role).toBe('user')
  const wide = good.email.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
  for (const email of [good.email, ` ${good.email.toUpperCase()} `, wide])
    expectRefused(await register({ email }), 409, 'このメールアドレスは既に登録されています')
  const taken = await app.call('updateProfile', { body: { email: good.email.toUpperCase() } }, seeker)
  expectRefused(taken, 409, 'このメールアドレスは既に登録されています')
})

const newPassword = 'password2'
test.each<[name: EndpointName, body: object, message: string, path: string]>([
  ['signIn', { email: 'x', password: 'password' }, '有効なメールアドレスを入力してください', 'email'],
  ['signIn', { email: 'a@example.com', password: 'short' }, 'パスワードは6文字以上で入力してください', 'password'],
  [
    'changePassword',
    { currentPassword: 'wrong one', newPassword },
    '現在のパスワードが正しくありません',
    'currentPassword',
  ],
  [
    'changePassword',
    { currentPassword: 'password', newPassword: '12345' },
    'パスワードは6文字以上で入力してください',
    'newPassword',
  ],
  ['resetPassword', { newPassword }, 'リセットトークンが見つかりません', 'token'],
  ['resetPassword', { token: '', newPassword }, 'リセットトークンが見つかりません', 'token'],
  ['resetPassword', { token: 'x', newPassword: '12345' }, 'パスワードは6文字以上である必要があります', 'newPassword'],
  ['resetPassword', { token: 'x', newPassword }, 'リセットリンクが無効か、有効期限が切れています', 'token'],
  ['verifyEmail', { token: 'x' }, '確認リンクが無効か、有効期限が切れています', 'token'],
  ['deleteAccount', { password: 'wrong one' }, 'パスワードが正しくありません', 'password'],
  ['deleteAccount', {}, 'パスワードを入力してください', 'password'],
])('%s of %j is refused with its field', async (name, body, message, path) => {
  expectRefused(await app.call(name, { body: body as never }, seeker), 400, message, path)
})

test('an account without a password is deleted with its email', async () => {
  const social = await personOf(app, 'user', { password_hash: null })
  const remove = (body: object) => app.call('deleteAccount', { body }, social)
  expect((await remove({})).body.errors).toEqual([{ msg: 'メールアドレスを入力してください', path: 'email' }])
  expectRefused(await remove({ email: 'other@example.com' }), 400, 'メールアドレスが一致しません', 'email')
  expectRefused(
    await app.call('changePassword', { body: { currentPassword: '', newPassword: 'password2' } }, social),
    400,
    '現在のパスワードが正しくありません',
  )
  expect((await remove({ email: ` ${social.email.toUpperCase()}` })).body).toEqual({
    success: true,
    message: 'アカウントを削除しました',
  })
})

test('anonymous callers and services without configuration are refused', async () => {
  expectRefused(await app.call('readMe'), 401, 'ログインが必要です')
  expectRefused(
    await app.call('readMe', {}, 'nonsense'),
    401,
    'セッションの有効期限が切れました。もう一度ログインしてください。',
  )
  for (const name of ['signInWithGoogle', 'signInWithLinkedin'] as const) {
    const reply = await app.call(name, { body: { accessToken: 'x' } })
    expectRefused(reply, 503, 'このログイン方法は現在ご利用いただけません')
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expectRefused(await app.call('startLinkedin'), 503, 'このログイン方法は現在ご利用いただけません')
})

test('administrators cannot delete, verify or edit the role of one another', async () => {
  expect((await app.call('deleteAccount', { body: { password: 'password' } }, admin)).status).toBe(403)
  const params = { id: (await personOf(app, 'admin')).id }
  const before = await app.call('readUser', { params }, admin)
  for (const name of ['deleteUser', 'toggleVerification'] as const)
    expect((await app.call(name, { params }, admin)).status).toBe(403)
  expect((await app.call('editUser', { params, body: { role: 'user' } }, admin)).status).toBe(403)
  expect((await app.call('readUser', { params }, admin)).body).toEqual(before.body)
  const user = { id: seeker.id }
  for (const role of ['admin', 'x', null])
    expect((await app.call('editUser', { params: user, body: { role } as never }, admin)).status).toBe(400)
})
