import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { makeAdmin } from '#actions/people/admins.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { resetTokenOf } from '#server/testing/last-mail.ts'
import { actionsOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const app = fixture(openTestApp)

const works = async (token: string) => (await app.call('readMe', {}, token)).status === 200
async function refresh(token: string): Promise<string | null> {
  const { status, body } = await app.call('refreshSession', {}, token)
  expect([200, 401]).toContain(status)
  return status === 200 ? body.data.token : null
}
async function renewed(token: string): Promise<string> {
  const next = await refresh(token)
  if (next === null) throw new Error('the token was not renewed')
  return next
}
async function signIn({ email }: Person, password = 'password') {
  const { status, body } = await app.call('signIn', { body: { email, password } })
  return status === 200 ? (body.data.token as string) : null
}

describe('the life of a token', () => {
  test('it is accepted for 1 hour, may be exchanged for 7 days more, and then no longer', async () => {
    const [{ token }, { token: late }] = [await personOf(app), await personOf(app)]
    app.wait(hour - second)
    expect(await works(token)).toBe(true)
    app.wait(2 * second)
    expect(await works(token)).toBe(false)
    app.wait(7 * day - 10 * second)
    const next = await renewed(token)
    expect(next).not.toBe(token)
    expect(await works(next)).toBe(true)
    app.wait(20 * second)
    expect(await refresh(late)).toBe(null)
  })

  test('no token outlives the sign-in by more than 30 days', async () => {
    let { token } = await personOf(app)
    for (let at = 0; at < 5; at += 1) {
      app.wait(6 * day - 2 * second)
      token = await renewed(token)
    }
    expect(await works(token)).toBe(true)
    app.wait(11 * second)
    expect([await works(token), await refresh(token)]).toEqual([false, null])
  })

  test('it is long, random, and stored as a hash only', async () => {
    const { token } = await personOf(app)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32)
    const rows = await app.open.db.selectFrom('session_tokens').selectAll().execute()
    expect(
      rows.some(({ hash }) => hash.toString('latin1').includes(token) || hash.equals(Buffer.from(token, 'base64url'))),
    ).toBe(false)
  })
})

describe('retired tokens', () => {
  test('for 30 seconds they serve calls and refreshing, so that tabs do not log each other out', async () => {
    const { token } = await personOf(app)
    const [first, second_] = await Promise.all([renewed(token), renewed(token)])
    expect([await works(first), await works(second_), await works(token)]).toEqual([true, true, true])
    app.wait(29 * second)
    const third = await renewed(token)
    expect(new Set([first, second_, third]).size).toBe(3)
    app.wait(2 * second)
    expect(await works(token)).toBe(false)
    expect([await works(first), await works(second_), await works(third)]).toEqual([true, true, true])
  })

  test('one whose answer was lost on the way may be exchanged again, days later too', async () => {
    const { token } = await personOf(app)
    await renewed(token)
    // What others use says nothing of it.
    expect(await works((await personOf(app)).token)).toBe(true)
    app.wait(3 * day)
    const again = await renewed(token)
    expect(await works(again)).toBe(true)
  })

  test('one whose successor was used ends the whole session: that is theft', async () => {
    const { token, id } = await personOf(app)
    const [one, two] = [await renewed(token), await renewed(token)]
    expect([await works(one), await works(two)]).toEqual([true, true])
    app.wait(31 * second)
    expect(await refresh(token)).toBe(null)
    expect([await works(one), await works(two), await refresh(one)]).toEqual([false, false, null])
    expect(await actionsOf(app, id)).toEqual(['session:reuse-detected'])
  })

  test('a successor that was itself exchanged counts as used', async () => {
    const { token } = await personOf(app)
    const last = await renewed(await renewed(token))
    app.wait(31 * second)
    expect(await refresh(token)).toBe(null)
    expect(await works(last)).toBe(false)
  })

  test('other sessions of the same person go on', async () => {
    const person = await personOf(app)
    const other = await signIn(person)
    await works(await renewed(person.token))
    app.wait(31 * second)
    expect(await refresh(person.token)).toBe(null)
    expect(await works(other!)).toBe(true)
  })
})

test('refreshing takes an empty body whatever its content type, and no session without a token', async () => {
  let { token } = await personOf(app)
  for (const type of [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'nonsense',
    '',
    undefined,
  ]) {
    const headers = { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) }
    const { status, body } = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })
    expect([type, status]).toEqual([type, 200])
    token = body.data.token
  }
  expect((await app.call('refreshSession', { body: {} as never }, token)).status).toBe(200)
  for (const authorization of [
    '',
    'Bearer',
    'Bearer ',
    'Basic abc',
    `Bearer ${'x'.repeat(2_000)}`,
    'Bearer nonsense',
  ]) {
    const { status } = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { authorization } })
    expect([authorization.slice(0, 20), status]).toEqual([authorization.slice(0, 20), 401])
  }
})

describe('events that end sessions at once', () => {
  test('logout ends this session with all its tokens, and no other', async () => {
    const person = await personOf(app)
    const other = await signIn(person)
    const next = await renewed(person.token)
    expect((await app.call('signOut', {}, next)).status).toBe(200)
    expect([await works(person.token), await works(next), await refresh(next), await works(other!)]).toEqual([
      false,
      false,
      null,
      true,
    ])
    expect((await app.call('signOut')).status).toBe(200)
  })

  test('a new password keeps the session that set it and ends all others', async () => {
    const person = await personOf(app)
    const other = await signIn(person)
    const body = { currentPassword: 'password', newPassword: '新しい合言葉です' }
    expect((await app.call('changePassword', { body }, person)).status).toBe(200)
    expect([await works(person.token), await works(other!), await refresh(other!)]).toEqual([true, false, null])
    expect(await signIn(person)).toBe(null)
    expect(await signIn(person, '新しい合言葉です')).toEqual(expect.any(String))
  })

  test('deletion ends them, and a changed role holds from the next request on', async () => {
    const [admin, person, gone] = [await personOf(app, 'admin'), await personOf(app), await personOf(app)]
    expect((await app.call('listMyJobs', {}, person)).status).toBe(403)
    await app.call('editUser', { params: { id: person.id }, body: { role: 'employer' } }, admin)
    expect((await app.call('listMyJobs', {}, person)).status).toBe(200)
    await app.call('editUser', { params: { id: person.id }, body: { role: 'user' } }, admin)
    expect((await app.call('listMyJobs', {}, person)).status).toBe(403)
    await app.call('deleteUser', { params: { id: gone.id } }, admin)
    expect([await works(gone.token), await refresh(gone.token), await signIn(gone)]).toEqual([false, null, null])
  })
})

describe('two at once', () => {
  const change = (person: Person, newPassword: string) =>
    app.call('changePassword', { body: { currentPassword: 'password', newPassword } }, person)
  const resetWith = async (person: Person) => {
    const token = await resetTokenOf(app, person)
    return () => app.call('resetPassword', { body: { token, newPassword: 'リセット後の合言葉' } })
  }

  test('of several changes of a password one holds, and the others find another current password', async () => {
    const person = await personOf(app)
    const chosen = ['最初の新しい合言葉', '次の新しい合言葉', '三つ目の合言葉']
    const answers = await Promise.all(chosen.map((password) => change(person, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const refused = answers.filter(({ status }) => status === 400)
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['現在のパスワードが正しくありません']))
    const winner = chosen[answers.findIndex(({ status }) => status === 200)]
    expect(await signIn(person, winner)).toEqual(expect.any(String))
  })

  test('a change with the old password never takes back a reset', async () => {
    const person = await personOf(app)
    const reset = await resetWith(person)
    const [done] = await Promise.all([reset(), change(person, '横取りの合言葉')])
    expect(done.status).toBe(200)
    expect(await signIn(person, '横取りの合言葉')).toBe(null)
    expect(await signIn(person, 'リセット後の合言葉')).toEqual(expect.any(String))
  })

  test('a deletion with the old password never takes away an account that was reset', async () => {
    const person = await personOf(app)
    const reset = await resetWith(person)
    const deletion = () => app.call('deleteAccount', { body: { password: 'password' } }, person)
    const [done, gone] = await Promise.all([reset(), deletion()])
    // Whichever came first holds, and the other is refused.
    expect([done.status, gone.status].sort()).toEqual([200, 400])
    expect(await signIn(person, 'リセット後の合言葉')).toEqual(done.status === 200 ? expect.any(String) : null)
  })

  test('a change of email with the old password never takes away an account that was reset', async () => {
    const person = await personOf(app)
    const reset = await resetWith(person)
    const email = `${v7()}@example.com`
    const change = () => app.call('updateProfile', { body: { email, currentPassword: 'password' } as never }, person)
    const [done, moved] = await Promise.all([reset(), change()])
    // A link to the former address is void once the email has changed; the former address has one that takes it back.
    expect(done.status === 200 ? [400, 401] : [200]).toContain(moved.status)
    expect(await signIn({ ...person, email }, 'リセット後の合言葉')).toBe(null)
  })

  test('of two deletions one finds the session ended', async () => {
    const person = await personOf(app)
    const deletion = () => app.call('deleteAccount', { body: { password: 'password' } }, person)
    const answers = await Promise.all([deletion(), deletion()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('a sign-in with the old password leaves no session behind a reset', async () => {
    const person = await personOf(app)
    const reset = await resetWith(person)
    const [done, early] = await Promise.all([reset(), signIn(person)])
    expect(done.status).toBe(200)
    expect(early !== null && (await works(early))).toBe(false)
  })
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signInFrom({ email }: Person, headers: Record<string, string> = {}): Promise<string> {
  const payload = { email, password: 'password' }
  const options = { method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress: '203.0.113.77' } as const
  return (await app.inject(options)).body.data.token
}
const listed = async (who: Person | string) => (await app.call('listSessions', {}, who)).body.data.sessions

test('a session shows browser, system, network and times, and nothing that identifies a device', async () => {
  const person = await personOf(app)
  const token = await signInFrom(person, { 'user-agent': firefox })
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
  const [one, two] = [await signInFrom(person), await signInFrom(person)]
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
  const token = await signInFrom(person)
  app.wait(2 * hour)
  const next = (await app.call('refreshSession', {}, token)).body.data.token
  const [latest] = await listed(next)
  expect(Date.parse(latest.last_active_at) - Date.parse(latest.signed_in_at)).toBeGreaterThan(1.9 * hour)
  app.wait(8 * 24 * hour)
  const later = await signInFrom(person)
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
