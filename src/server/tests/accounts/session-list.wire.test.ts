import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const hour = 3_600_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const app = fixture(openTestApp)

const works = async (token: string) => (await app.call('readMe', {}, token)).status === 200
async function signIn({ email }: Person, headers: Record<string, string> = {}): Promise<string> {
  const payload = { email, password: 'password' }
  const options = { method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress: '203.0.113.77' } as const
  return (await app.inject(options)).body.data.token
}
const listed = async (who: Person | string) => (await app.call('listSessions', {}, who)).body.data.sessions

test('a session shows browser, system, network and times, and nothing that identifies a device', async () => {
  const person = await personOf(app)
  const token = await signIn(person, { 'user-agent': firefox })
  const [latest, first] = await listed(token)
  expect(latest).toEqual({
    ...{ id: expect.any(String), current: true, device: 'Firefox / Windows', network: '203.0.113.*' },
    ...{ signed_in_at: expect.any(String), last_active_at: expect.any(String) },
  })
  expect(first).toMatchObject({ current: false, device: null, network: null })
  const rows = JSON.stringify(await app.open.db.selectFrom('sessions').selectAll().execute())
  expect([rows.includes('203.0.113.77'), rows.includes('Gecko')]).toEqual([false, false])
})

test('one session can be ended, others of strangers cannot, and all but this one', async () => {
  const [person, stranger] = [await personOf(app), await personOf(app)]
  const [one, two] = [await signIn(person), await signIn(person)]
  const id = (await listed(one)).find(({ current }: { current: boolean }) => current).id
  expectRefused(await app.call('endSession', { params: { id } }, stranger), 404, 'ログイン中の端末が見つかりません')
  expect((await app.call('endSession', { params: { id } }, person)).status).toBe(200)
  expect([await works(one), await works(two), await works(person.token)]).toEqual([false, true, true])
  const { body } = await app.call('endOtherSessions', {}, two)
  expect(body.data).toEqual({ ended: 1 })
  expect([await works(two), await works(person.token)]).toEqual([true, false])
})

test('ended sessions are not listed, and activity is exact to the hour', async () => {
  const person = await personOf(app)
  const token = await signIn(person)
  app.wait(2 * hour)
  const next = (await app.call('refreshSession', {}, token)).body.data.token
  const [latest] = await listed(next)
  expect(Date.parse(latest.last_active_at) - Date.parse(latest.signed_in_at)).toBeGreaterThan(1.9 * hour)
  app.wait(8 * 24 * hour)
  const later = await signIn(person)
  expect(await listed(later)).toHaveLength(1)
})

test('an administrator signs somebody out everywhere, also another administrator', async () => {
  const [admin, other, person] = [await personOf(app, 'admin'), await personOf(app, 'admin'), await personOf(app)]
  for (const who of [person, other]) {
    const { status, body } = await app.call('endUserSessions', { params: { id: who.id } }, admin)
    expect([status, body.data]).toEqual([200, { ended: 1 }])
    expect(await works(who.token)).toBe(false)
  }
})

test('another ADMIN_PASSWORD is the new password and ends sessions; the same one changes nothing', async () => {
  const email = 'operator@example.com'
  const start = (password?: string) => makeAdmin(app.open.db, { email, password, now: app.dependencies.now() })
  const tokenOf = async (password: string) => (await app.call('signIn', { body: { email, password } })).body.data?.token
  expect(await start('first password')).toBe('created')
  const token = await tokenOf('first password')
  expect([await start('first password'), await start(), await works(token)]).toEqual(['already', 'already', true])
  // What the administrator chooses stays as long as the operator's is the same.
  await app.call('changePassword', { body: { currentPassword: 'first password', newPassword: 'chosen one' } }, token)
  expect([await start('first password'), await works(token)]).toEqual(['already', true])
  expect([await start('second password'), await works(token)]).toEqual(['password-changed', false])
  expect([await tokenOf('chosen one'), await tokenOf('first password')]).toEqual([undefined, undefined])
  expect(await works(await tokenOf('second password'))).toBe(true)
  // What another administrator was given is no password that this one was given.
  const another = { email: `${v7()}@example.com`, password: 'third password', now: app.dependencies.now() }
  expect(await makeAdmin(app.open.db, another)).toBe('created')
  expect(await start('third password')).toBe('password-changed')
  expect(await tokenOf('second password')).toBeUndefined()
  expect([await start('fourth password'), await start('fourth password')]).toEqual(['password-changed', 'already'])
  const log = await app.open.db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', 'is', null)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['user:make-admin', 'user:rotate-password']))
})
