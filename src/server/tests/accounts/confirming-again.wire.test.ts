import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type Reply } from '#app/testing/test-app.ts'
import { entriesOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'
import { addPasskey, addTotp, codeOf } from '#server/testing/second-factors.ts'

const minute = 60_000
const sentence = 'この操作には、パスワードなどの再確認が必要です'

const app = fixture(() => openTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } }))

/** What cannot be taken back, each on somebody or something of its own. */
const acts: Record<string, (admin: Person) => Promise<Reply>> = {}
const act = (name: string, run: (admin: Person) => Promise<Reply>) => {
  acts[name] = run
}
act('deleting a user', async (admin) => app.call('deleteUser', { params: { id: (await personOf(app)).id } }, admin))
act('changing a role', async (admin) =>
  app.call('editUser', { params: { id: (await personOf(app)).id }, body: { role: 'employer' } }, admin),
)
act('demoting an administrator', async (admin) =>
  app.call('demoteAdmin', { params: { id: (await personOf(app, 'admin')).id } }, admin),
)
act('approving against a finding', async (admin) => {
  const id = await jobOf(app, await personOf(app, 'employer'), { approval_status: 'pending', was_public: false })
  return app.call('approveJob', { params: { id }, body: { override_reason: '内容を電話で確認しました' } }, admin)
})

test.each(Object.keys(acts))('%s is open for 10 minutes after signing in, then asks who this is', async (name) => {
  const admin = await personOf(app, 'admin')
  const run = (who: Person) => acts[name]!(who)
  expect((await run(admin)).status).toBe(200)
  app.wait(9 * minute)
  expect((await run(admin)).status).toBe(200)
  app.wait(2 * minute)
  const refused = await run(admin)
  expectRefused(refused, 403, sentence)
  expect(refused.body).toMatchObject({ code: 'confirmation-required' })
  expect((await app.call('confirmAgain', { body: { password: 'password' } }, admin)).status).toBe(200)
  expect((await run(admin)).status).toBe(200)
})

test('revertible actions need no confirmation', async () => {
  const [admin, person] = [await personOf(app, 'admin'), await personOf(app)]
  app.wait(30 * minute)
  const params = { id: person.id }
  expect((await app.call('editUser', { params, body: { name: '別の名前', role: 'user' } }, admin)).status).toBe(200)
  expect((await app.call('toggleVerification', { params }, admin)).status).toBe(200)
  const id = await jobOf(app, person, { approval_status: 'pending', was_public: false })
  expect((await app.call('approveJob', { params: { id }, body: {} }, admin)).status).toBe(200)
})

test('a password, a code or a passkey confirms, for this session alone', async () => {
  const admin = await personOf(app, 'admin')
  const { secret } = await addTotp(app, admin)
  const { authenticator } = await addPasskey(app, admin)
  const removes = async () => (await acts['deleting a user']!(admin)).status
  app.wait(11 * minute)
  expect(await removes()).toBe(403)
  const ways = (await app.call('beginConfirmation', {}, admin)).body.data
  expect(ways).toMatchObject({ has_password: true, totp: true, passkey: { challenge: expect.any(String) } })
  const { challenge, options } = ways.passkey
  const passkey = authenticator.get(options)
  expect((await app.call('confirmAgain', { body: { challenge, passkey } }, admin)).status).toBe(200)
  expect(await removes()).toBe(200)
  expect((await app.call('confirmAgain', { body: { challenge, passkey } }, admin)).body.code).toBe('challenge-over')
  app.wait(11 * minute)
  expect(await removes()).toBe(403)
  const code = codeOf(app, secret)
  expect((await app.call('confirmAgain', { body: { code } }, admin)).status).toBe(200)
  expect(await removes()).toBe(200)
  expect((await app.call('confirmAgain', { body: { code } }, admin)).body.code).toBe('code-wrong')
})

test('a wrong password confirms nothing', async () => {
  const admin = await personOf(app, 'admin')
  const confirm = (body: object) => app.call('confirmAgain', { body }, admin)
  expectRefused(await confirm({}), 400, 'パスワードを入力してください', 'password')
  expectRefused(await confirm({ password: 'wrong one' }), 400, 'パスワードが正しくありません', 'password')
})

test('factors are set up and removed, and recovery codes renewed, after a confirmation', async () => {
  const person = await personOf(app)
  await addTotp(app, person)
  app.wait(11 * minute)
  for (const name of ['beginPasskey', 'removeTotp', 'renewRecoveryCodes'] as const)
    expectRefused(await app.call(name, {}, person), 403, sentence)
  const fresh = await personOf(app)
  app.wait(11 * minute)
  expectRefused(await app.call('beginTotp', {}, fresh), 403, sentence)
})

test('an administrator can be demoted by another, not the last one, and is signed out at once', async () => {
  const lone = await forTest(openTestApp())
  const [first, second] = [await personOf(lone, 'admin'), await personOf(lone, 'admin')]
  const demote = (id: string, as: Person, role?: 'user' | 'employer') =>
    lone.call('demoteAdmin', { params: { id }, body: { role } }, as)
  expectRefused(await demote((await personOf(lone)).id, first), 409, 'このユーザーは管理者ではありません')
  const { status, body } = await demote(second.id, first, 'employer')
  expect([status, body.data.user.role, body.message]).toEqual([200, 'employer', '管理者の権限を解除しました'])
  expect((await lone.call('readMe', {}, second)).status).toBe(401)
  expectRefused(await demote(first.id, first), 409, '最後の管理者の権限は解除できません')
  const admin = { role: 'admin' } as never
  expect((await lone.call('demoteAdmin', { params: { id: first.id }, body: admin }, first)).status).toBe(400)
  expect(await entriesOf(lone, second.id)).toMatchObject([
    { action: 'user:demote', actor_id: first.id, detail: { to: 'employer' } },
  ])
})
