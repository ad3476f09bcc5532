import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { composedMail, lastMail, readMail, resetTokenOf } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'

const minute = 60_000

const app = fixture(() => openTestApp({ env: { LIMIT_RESETS_PER_ADDRESS: '1000/60' } }))

const reset = async (token: string, newPassword = 'password2') =>
  (await app.call('resetPassword', { body: { token, newPassword } })).status
const askFor = (person: { email: string }) => resetTokenOf(app, person)
/** The token in the mail that was caused last. */
const mailedToken = async () => (await readMail(app, app.followUps.at(-1)!)).token
const verified = async (person: Person) => (await app.call('readMe', {}, person)).body.data.user.email_verified

test('a reset link works once, and the mail carries the same one as the answer outside production', async () => {
  const person = await personOf(app)
  const token = await askFor({ email: ` ${person.email.toUpperCase()} ` })
  expect(await mailedToken()).toBe(token)
  expect(app.followUps.at(-1)).toEqual({ kind: 'reset-password', link_id: expect.any(String) })
  expect([await reset(token), await reset(token)]).toEqual([200, 400])
})

test('a reset link is valid for 1 hour', async () => {
  const token = await askFor(await personOf(app))
  app.wait(59 * minute)
  const late = await askFor(await personOf(app))
  expect(await reset(token)).toBe(200)
  app.wait(61 * minute)
  expect(await reset(late)).toBe(400)
})

test('a new request makes the older link void', async () => {
  const person = await personOf(app)
  const [older, newer] = [await askFor(person), await askFor(person)]
  expect([await reset(older), await reset(newer)]).toEqual([400, 200])
})

test('a password that is too short does not use the link up', async () => {
  const token = await askFor(await personOf(app))
  expect([await reset(token, '12345'), await reset(token)]).toEqual([400, 200])
})

test('forgot-password does not reveal accounts, and returns no link in production', async () => {
  const production = await forTest(openTestApp({ config: { answersResetLinks: false } }))
  const person = await personOf(production)
  const ask = async (email: string) => {
    const began = performance.now()
    const { status, body } = await production.call('forgotPassword', { body: { email } })
    expect(performance.now() - began).toBeGreaterThan(100)
    return { status, body }
  }
  const known = await ask(person.email)
  expect(known).toEqual(await ask('nobody@example.com'))
  expect(known).toEqual({ status: 200, body: { success: true, message: expect.any(String), data: {} } })
  expect(production.followUps).toHaveLength(1)
  const { body } = await app.call('forgotPassword', { body: { email: 'nobody@example.com' } })
  expect(body).toMatchObject({ success: true, data: {} })
  expect(body.data.resetLink).toBeUndefined()
})

test('signing up mails a link that verifies the email, and a second click says that it is verified', async () => {
  const person = await app.register()
  expect(await verified(person)).toBe(false)
  const token = await mailedToken()
  const verify = () => app.call('verifyEmail', { body: { token } })
  expect(await verify()).toMatchObject({ status: 200, body: { message: 'メールアドレスを確認しました' } })
  expect(await verify()).toMatchObject({ status: 200, body: { message: 'メールアドレスは確認済みです' } })
  expect(await verified(person)).toBe(true)
  app.wait(8 * 24 * 60 * minute)
  expect((await verify()).status).toBe(400)
})

test('the link is mailed again on request, five times an hour, until the email is verified', async () => {
  const person = await app.register()
  const first = await mailedToken()
  const again = () => app.call('resendVerification', {}, person)
  for (let times = 0; times < 5; times++) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
  const token = await mailedToken()
  expect((await app.call('verifyEmail', { body: { token: first } })).status).toBe(400)
  expect((await app.call('verifyEmail', { body: { token } })).status).toBe(200)
  expect(await again()).toMatchObject({ status: 409, body: { message: 'メールアドレスは確認済みです' } })
})

test('a new email is unverified again, and the link that went to the former one proves nothing', async () => {
  const person = await app.register()
  const former = await mailedToken()
  const resetFormer = await askFor(person)
  await app.call('verifyEmail', { body: { token: former } })
  await app.call('updateProfile', { body: { email: `new-${person.email}` } }, person)
  const latter = await mailedToken()
  expect(await verified(person)).toBe(false)
  expect([await reset(resetFormer), (await app.call('verifyEmail', { body: { token: former } })).status]).toEqual([
    400, 400,
  ])
  expect(await verified(person)).toBe(false)
  await app.call('verifyEmail', { body: { token: latter } })
  expect(await verified(person)).toBe(true)
  await app.call('updateProfile', { body: { email: ` NEW-${person.email.toUpperCase()}` } }, person)
  expect(await verified(person)).toBe(true)
})

test('an administrator who takes the mark of a verified email away leaves the link for a new password', async () => {
  const person = await personOf(app, 'user', { email_verified: true })
  const token = await askFor(person)
  const { status } = await app.call('toggleVerification', { params: { id: person.id } }, await personOf(app, 'admin'))
  expect([status, await verified(person)]).toEqual([200, false])
  expect(await reset(token)).toBe(200)
})

test('a link of one kind does not serve as the other', async () => {
  await app.register()
  expect(await reset(await mailedToken())).toBe(400)
  const token = await askFor(await personOf(app))
  expect((await app.call('verifyEmail', { body: { token } })).status).toBe(400)
})

test('a mail that anybody can have sent to a stranger says nothing but what it is for', async () => {
  const named = async (name: string) => {
    const body = { name, email: `${v7()}@example.com`, password: 'himitsu-no-kotoba', role: 'user' as const }
    await app.call('register', { body })
    const about = app.followUps.findLast(({ kind }) => kind === 'verify-email')
    const mail = about && (await composedMail(app, about))
    return [typeof mail?.to === 'object' ? mail.to.name : mail?.to, mail?.text.split('\n')[0]]
  }
  expect(await named('田中 一')).toEqual(['田中 一', '田中 一 様'])
  for (const bait of ['当選しました', 'http://spam.example 今すぐ', '０９０（１２３４）５６７８'])
    expect((await named(bait)).join(' ')).not.toMatch(/当選|spam|1234|１２３４/)
})

test('the confirmation leads back to the page of this site that the person came from', async () => {
  /** The text of the mail at sign-up, which the one that is sent again repeats. */
  const register = async (redirect: string) => {
    const email = `kara-${app.followUps.length}@example.jp`
    const body = { name: '戻 来子', email, password: 'himitsu-no-michi', redirect }
    const signedUp = await app.call('register', { body })
    expect(signedUp.status).toBe(201)
    const { text } = await lastMail(app, 'verify-email')
    expect((await app.call('resendVerification', {}, signedUp.body.data.token)).status).toBe(200)
    const wayBack = (mail: string) => /&redirect=\S+/.exec(mail)?.[0]
    expect(wayBack((await lastMail(app, 'verify-email')).text)).toBe(wayBack(text))
    return text
  }
  const id = '0190a1b2-0000-7000-8000-00000000abcd'
  expect(await register(`/jobs/${id}?ref=poster`)).toContain(`&redirect=%2Fjobs%2F${id}\n`)
  expect(await register('/papers')).toContain('&redirect=%2Fpapers\n')
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/', '/jobs/call-me', '/?keyword=call-me'])
    expect(await register(elsewhere)).not.toContain('redirect')
})

test('a reset that a deletion of the account locks out tries again', async () => {
  const person = await personOf(app)
  const token = await resetTokenOf(app, person)
  const newPassword = 'リセット後の合言葉'
  const deletion = await app.open.db.startTransaction().execute()
  await deletion.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
  const reset = app.call('resetPassword', { body: { token, newPassword } })
  // The reset has its link and waits for the person; PostgreSQL finds a deadlock a second later.
  const waiting = sql<{ count: number }>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(app.open.db)).rows[0]?.count, { timeout: 10_000 }).toBe(1)
  await deletion.deleteFrom('mailed_links').where('user_id', '=', person.id).execute()
  await deletion.rollback().execute()
  expect((await reset).status).toBe(200)
  expect((await app.call('signIn', { body: { email: person.email, password: newPassword } })).status).toBe(200)
})
