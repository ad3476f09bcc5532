import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { runAdminCommand } from '#app/admin-command.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

test('a person signs up, is signed in, and reads their own account', async () => {
  const input = { name: ' 佐藤 美咲 ', email: ' Misaki@Example.com', password: 'password', role: 'user' as const }
  const { status, body } = await app.call('register', { body: input })
  expect(status).toBe(201)
  const user = { name: '佐藤 美咲', email: 'Misaki@Example.com', role: 'user', email_verified: false, job_count: 0 }
  expect(body).toMatchObject({ success: true, data: { user, token: expect.any(String) } })
  expect((await app.call('readMe', {}, body.data.token)).body.data).toEqual({ user: body.data.user })

  const again = await app.call('signIn', { body: { email: 'ｍｉｓａｋｉ@example.com ', password: 'password' } })
  expect(again.body.data.user.id).toBe(body.data.user.id)
  expect(again.body.data.token).not.toBe(body.data.token)
})

test('a mailbox is one by its Japanese domain and the xn-- name of it', async () => {
  const sign = { name: '佐藤', password: 'password' }
  expect((await app.call('register', { body: { ...sign, email: 'sato@求人.example.jp' } })).status).toBe(201)
  const again = await app.call('register', { body: { ...sign, email: 'Sato@XN--GMQU33E.example.jp' } })
  expect([again.status, again.body.code]).toEqual([409, 'email-taken'])
  const signedIn = await app.call('signIn', { body: { ...sign, email: 'sato@xn--gmqu33e.example.jp' } })
  expect(signedIn.status).toBe(200)
  await app.open.db
    .updateTable('users')
    .set({ email_key: 'sato@求人.example.jp' })
    .where('email', '=', 'sato@求人.example.jp')
    .execute()
  expect((await app.call('signIn', { body: { ...sign, email: 'sato@求人.example.jp' } })).status).toBe(200)
})

test('a password keeps its blanks and matches in full and half width', async () => {
  const [email, password] = [`${v7()}@example.com`, '  ｐａｓｓ ワード😀  ']
  await app.call('register', { body: { name: '佐藤', email, password } })
  const signIn = async (given: string) => (await app.call('signIn', { body: { email, password: given } })).status
  expect([await signIn(password), await signIn(password.trim()), await signIn('  pass ワード😀  ')]).toEqual([
    200, 401, 200,
  ])
})

test('an account shows its counts of jobs and applications and the last sign-in', async () => {
  const person = await personOf(app, 'employer')
  const terms = { title: '職', company: '社', location: '東京都', description: '説明' }
  await app.call('postJob', { body: terms }, person)
  app.wait(60_000)
  const { body } = await app.call('signIn', { body: { email: person.email, password: 'password' } })
  const { job_count, application_count, last_login, created_at } = body.data.user
  expect([job_count, application_count]).toEqual([1, 0])
  expect(Date.parse(last_login) - Date.parse(created_at)).toBeGreaterThanOrEqual(60_000)
})

test('absent profile fields keep their value, emptied ones become "not given"', async () => {
  const person = await personOf(app, 'user', { phone: '090', address: '東京都', bio: '自己紹介' })
  const save = async (body: object) => (await app.call('updateProfile', { body }, person)).body.data.user
  expect(await save({})).toMatchObject({ phone: '090', address: '東京都', bio: '自己紹介' })
  expect(await save({ phone: '', bio: null })).toMatchObject({ phone: null, address: '東京都', bio: null })
  const admin = await personOf(app, 'admin')
  const edited = await app.call('editUser', { params: { id: person.id }, body: { address: '', name: '改名' } }, admin)
  expect(edited.body.data.user).toMatchObject({ address: null, name: '改名', email: person.email })
})

test('a phone number is stored as E.164 and read with hyphens, also one that an administrator changes', async () => {
  const [person, admin] = [await personOf(app), await personOf(app, 'admin')]
  const params = { id: person.id }
  const stored = () => app.open.db.selectFrom('users').select('phone').where('id', '=', person.id).executeTakeFirst()
  const saved = await app.call('updateProfile', { body: { phone: '（０９０）１２３４−５６７８' } }, person)
  expect([saved.body.data.user.phone, await stored()]).toEqual(['090-1234-5678', { phone: '+819012345678' }])
  const edit = async (phone: string) =>
    (await app.call('editUser', { params, body: { phone } }, admin)).body.data.user.phone
  expect([await edit('０３１２３４５６７８'), await edit('03(1234)5678')]).toEqual(['03-1234-5678', '03-1234-5678'])
  expect(await stored()).toEqual({ phone: '+81312345678' })
  const { entries } = (await app.call('readAuditLog', { query: { subject: person.id } }, admin)).body.data
  expect(entries.map(({ changes }: { changes: object }) => changes)).toEqual([
    {},
    { phone: { from: '090-1234-5678', to: '03-1234-5678' } },
  ])
})

test('the operator makes the first administrator; an earlier account with that email does not become it', async () => {
  const { db } = app.open
  const now = app.dependencies.now()
  const make = (email: string, password?: string) => makeAdmin(db, { email, password, now })
  const signIn = (email: string, password: string) => app.call('signIn', { body: { email, password } })

  const fresh = `${v7()}@example.com`
  expect([await make(fresh, 'operator'), await make(fresh, 'operator'), await make(fresh)]).toEqual([
    'created',
    'already',
    'already',
  ])
  expect((await signIn(fresh, 'operator')).body.data.user.role).toBe('admin')

  const early = await personOf(app)
  expect(await make(early.email.toUpperCase(), 'operator')).toBe('promoted')
  expect((await app.call('readMe', {}, early)).status).toBe(401)
  expect((await signIn(early.email, 'password')).status).toBe(401)
  expect((await signIn(early.email, 'operator')).body.data.user.role).toBe('admin')

  const verified = { email_verified: true, holder_verified: true }
  for (const given of [undefined, 'operator']) {
    const known = await personOf(app, 'user', verified)
    expect(await make(known.email, given)).toBe('promoted')
    expect((await signIn(known.email, 'operator')).status).toBe(401)
    expect((await signIn(known.email, 'password')).body.data.user.role).toBe('admin')
  }
})

test('the terminal makes an administrator without a password, whose link sets one once', async () => {
  const email = `${v7()}@example.com`
  const { config, now } = app.dependencies
  const run = async () => runAdminCommand(app.open.db, { email }, { config, now: now() })
  const linked = ({ sentence }: { sentence: string }) => /(\S+\/reset-password\?token=)(\S+)/.exec(sentence) ?? []
  const [first, second] = [linked(await run()), linked(await run())]
  expect(first[1]).toBe(`${config.publicUrl}/reset-password?token=`)
  const reset = (token = '') => app.call('resetPassword', { body: { token, newPassword: 'kX4-first-link' } })
  // A second run replaces the link, and one that was used is worth nothing.
  expect([await reset(first[2]), await reset(second[2]), await reset(second[2])]).toMatchObject([
    { status: 400 },
    { status: 200 },
    { status: 400 },
  ])
  const { body } = await app.call('signIn', { body: { email, password: 'kX4-first-link' } })
  expect(body.data.user).toMatchObject({ role: 'admin', email_verified: true })
  expect(linked(await run())).toEqual([])
})

test('without a password, only the terminal makes somebody an administrator whose email nobody verified', async () => {
  const early = await personOf(app)
  const given = { email: early.email, now: app.dependencies.now() }
  for (const email of [early.email, `${v7()}@example.com`])
    expect(await makeAdmin(app.open.db, { ...given, email, onlyVerified: true })).toBe('unknown')
  expect((await app.call('readMe', {}, early)).body.data.user.role).toBe('user')
  expect(await makeAdmin(app.open.db, given)).toBe('taken-over')
  expect((await app.call('signIn', { body: { email: early.email, password: 'password' } })).status).toBe(401)
  // The operator's first password for it is a takeover too.
  expect(await makeAdmin(app.open.db, { ...given, password: 'operator' })).toBe('password-changed')
  const { body } = await app.call('signIn', { body: { email: early.email, password: 'operator' } })
  expect(body.data.user).toMatchObject({ role: 'admin', email_verified: true })
})
