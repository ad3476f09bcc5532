import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Person, type TestApp } from '#app/testing/test-app.ts'
import { startTestProvider, type TestProvider } from '#integrations/social/testing/provider.ts'
import { composedMail, lastMail } from '#server/testing/last-mail.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { addTotp } from '#server/testing/second-factors.ts'

let provider: TestProvider
let app: TestApp
let env: Record<string, string>
beforeAll(async () => {
  provider = await startTestProvider()
  const { url, clientId, clientSecret } = provider
  const google = { GOOGLE_CLIENT_ID: clientId, GOOGLE_BASE_URL: url }
  const linkedin = { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, LINKEDIN_BASE_URL: url }
  env = { ...google, ...linkedin, LIMIT_SOCIAL_SIGN_INS_PER_ADDRESS: '1000/60' }
  app = await openTestApp({ env })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

let count = 0
function somebody(change: object = {}) {
  count += 1
  return {
    sub: `subject-${count}`,
    email: `someone-${count}@example.com`,
    email_verified: true,
    name: `鈴木 ${count}`,
    ...change,
  }
}
type Somebody = ReturnType<typeof somebody> & { audience?: string; expired?: boolean }

const providers = [
  ['Google', 'signInWithGoogle', (wish: Somebody) => provider.issueGoogleToken(wish)],
  ['LinkedIn', 'signInWithLinkedin', (wish: Somebody) => provider.issueLinkedinToken(wish)],
] as const

describe.each(providers)('%s', (_label, name, issue) => {
  const enter = async (wish: Somebody) => app.call(name, { body: { accessToken: await issue(wish) } })

  test('a good token makes an account the first time and opens the same one afterwards, also when the email has changed there', async () => {
    const who = somebody()
    const first = await enter(who)
    expect(first.status).toBe(200)
    expect(first.body.data.user).toMatchObject({
      name: who.name,
      email: who.email,
      role: 'user',
      email_verified: true,
      has_password: false,
    })
    expect((await app.call('readMe', {}, first.body.data.token)).status).toBe(200)
    const again = await enter({ ...who, email: `moved-${who.email}` })
    expect(again.body.data.user).toMatchObject({ id: first.body.data.user.id, email: who.email })
  })

  test('a refused token opens nothing and makes no account', async () => {
    const wish = somebody({ email_verified: false })
    expect((await enter(wish)).status).toBe(401)
    const { status, body } = await app.call(name, { body: { accessToken: 'nonsense' } })
    expect([status, body.success]).toEqual([401, false])
    const made = app.open.db.selectFrom('users').select('id').where('email', '=', wish.email)
    expect(await made.execute()).toEqual([])
  })

  test('a provider that is away is 503 with Retry-After', async () => {
    const accessToken = await issue(somebody())
    provider.fail({ times: 2, status: 500 })
    const { status, headers, body } = await app.call(name, { body: { accessToken } })
    provider.fail({ times: 0 })
    expect([status, body.success]).toEqual([503, false])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toContain(accessToken)
  })

  test('an existing account whose holder has verified the email is joined, and keeps its password and sessions', async () => {
    const person = await personOf(app, 'employer', { email_verified: true, holder_verified: true })
    const { body } = await enter(somebody({ email: person.email.toUpperCase() }))
    expect(body.data.user).toMatchObject({ id: person.id, role: 'employer', has_password: true })
    expect((await app.call('readMe', {}, person)).status).toBe(200)
  })

  /** The session in which the mailed link of an account is pressed; `unpressed` where nobody does. */
  type Pressing = (maker: Person) => Person | null | 'unpressed'
  /** Presses the mailed link of an account. */
  const press = async (maker: Person, pressing: Pressing) => {
    const { token } = await lastMail(app, 'verify-email')
    const as = pressing(maker)
    if (as === 'unpressed') return token
    expect((await app.call('verifyEmail', { body: { token } }, as)).status).toBe(200)
    return token
  }
  /** An account of this email with its link pressed. */
  const confirmed = async (email: string, pressing: Pressing) => {
    const maker = await app.register('user', email)
    return { maker, token: await press(maker, pressing) }
  }
  const isInside = async (maker: Person) => {
    const { status } = await app.call('signIn', { body: { email: maker.email, password: 'password' } })
    const calls = [await app.call('readMe', {}, maker), await app.call('refreshSession', {}, maker)]
    return [status, ...calls.map((call) => call.status)]
  }

  test("confirming an email by its owner signs out the account's maker", async () => {
    const stranger = await personOf(app)
    for (const pressing of ['unpressed', null, stranger] as const) {
      const owner = somebody()
      const { maker } = await confirmed(owner.email, () => pressing)
      const calendar = (await app.call('createCalendarFeed', {}, maker)).body.data.url
      expect((await enter(owner)).body.data.user).toMatchObject({
        id: maker.id,
        has_password: false,
        email_verified: true,
      })
      expect(await isInside(maker)).toEqual([401, 401, 401])
      const { pathname, search } = new URL(calendar)
      expect((await app.inject({ method: 'GET', url: pathname + search })).status).toBe(404)
    }
  })

  test('a person who pressed the mailed link while signed in to the account keeps password and session', async () => {
    const [one, other] = [somebody(), somebody()]
    const { maker } = await confirmed(one.email, (self) => self)
    const { maker: late, token } = await confirmed(other.email, () => null)
    await app.call('verifyEmail', { body: { token } }, late)
    for (const [who, person] of [
      [one, maker],
      [other, late],
    ] as const) {
      expect((await enter(who)).body.data.user).toMatchObject({ id: person.id, has_password: true })
      expect(await isInside(person)).toEqual([200, 200, 200])
    }
  })

  test('a password set by a mailed link is kept, and a removed one is notified', async () => {
    const [one, other] = [somebody(), somebody()]
    const { maker } = await confirmed(one.email, () => null)
    await app.call('forgotPassword', { body: { email: one.email } })
    const { token } = await lastMail(app, 'reset-password')
    await app.call('resetPassword', { body: { token, newPassword: 'himitsu-no-aikotoba' } })
    expect((await enter(one)).body.data.user).toMatchObject({ id: maker.id, has_password: true })

    const { maker: loser } = await confirmed(other.email, () => null)
    const before = app.followUps.length
    await enter(other)
    const [first] = app.followUps.slice(before).filter(({ kind }) => kind === 'security-notice')
    const mail = first && (await composedMail(app, first))
    expect([mail?.to, mail?.text]).toMatchObject([
      { address: loser.email },
      expect.stringContaining('パスワードが無効'),
    ])
  })

  // A mailbox alone must not bypass a factor, and a stranger's factor must not lock the owner of an email out.
  test.each<[when: string, then: 'asked for' | 'removed', isConfirmedFirst: boolean, pressing: Pressing]>([
    ['after anybody confirmed the email', 'asked for', true, () => null],
    ['before anybody confirmed the email', 'removed', false, () => null],
    ['before its maker confirmed the email while signed in', 'asked for', false, (maker) => maker],
  ])('a factor that was set %s is %s', async (_, then, isConfirmedFirst, pressing) => {
    const owner = somebody()
    const maker = await app.register('user', owner.email)
    if (isConfirmedFirst) await press(maker, pressing)
    await addTotp(app, maker)
    if (!isConfirmedFirst) await press(maker, pressing)
    const { body } = await enter(owner)
    if (then === 'removed') return expect(body.data.user).toMatchObject({ id: maker.id })
    const asked = { code: 'second-factor-required', data: { second_factor: { challenge: expect.any(String) } } }
    expect(body).toMatchObject(asked)
    if (isConfirmedFirst) expect(await isInside(maker)).toEqual([401, 401, 401])
  })

  test('an account that gives an email back loses its calendar address with its sessions', async () => {
    const [sly, victim] = [somebody(), somebody()]
    const { token } = (await enter(sly)).body.data
    const calendar = (await app.call('createCalendarFeed', {}, token)).body.data.url
    await app.call('updateProfile', { body: { email: victim.email } }, token)
    await enter(victim)
    const { pathname, search } = new URL(calendar)
    expect((await app.inject({ method: 'GET', url: pathname + search })).status).toBe(404)
  })

  test('an account that its owner has got cannot be taken back to the email that it had before', async () => {
    const owner = somebody()
    const maker = await app.register('user')
    const change = (email: string) => ({ body: { email, currentPassword: 'password' } })
    expect((await app.call('updateProfile', change(owner.email), maker)).status).toBe(200)
    const { token } = await lastMail(app, 'email-changed')
    // With a second account the former email is taken, so that the first one cannot be returned to it.
    const second = await app.register('user', maker.email)
    expect((await enter(owner)).body.data.user.id).toBe(maker.id)
    expect((await app.call('updateProfile', change(`moved-${maker.email}`), second)).status).toBe(200)
    expect((await app.call('revertEmail', { body: { token } })).body.code).toBe('revert-link-invalid')
  })

  test.each([false, true])(
    'a taken email returns to its owner without mixing accounts; its owner pressed the mailed link: %s',
    async (pressed) => {
      const sly = somebody()
      const victim = somebody()
      const { body } = await enter(sly)
      await app.call('updateProfile', { body: { email: victim.email } }, body.data.token)
      const { token } = await lastMail(app, 'verify-email')
      if (pressed) expect((await app.call('verifyEmail', { body: { token } })).status).toBe(200)
      const theirs = await enter(victim)
      expect(theirs.body.data.user.id).not.toBe(body.data.user.id)
      expect(theirs.body.data.user.email).toBe(victim.email)
      expect((await app.call('readMe', {}, body.data.token)).status).toBe(401)
      const back = await enter(sly)
      expect(back.body.data.user).toMatchObject({ id: body.data.user.id, email: sly.email })
    },
  )
})

test('two providers with one verified email open one account', async () => {
  const who = somebody()
  const google = await app.call('signInWithGoogle', { body: { accessToken: await provider.issueGoogleToken(who) } })
  const linkedin = await app.call('signInWithLinkedin', {
    body: { accessToken: await provider.issueLinkedinToken({ ...who, sub: `${who.sub}-l` }) },
  })
  expect(linkedin.body.data.user.id).toBe(google.body.data.user.id)
})

describe("LinkedIn's own flow", () => {
  const begin = async (redirect = '/jobs/1?a=b') => {
    const { headers, status } = await app.call('startLinkedin', { query: { redirect } })
    expect(status).toBe(302)
    const cookie = String(headers['set-cookie'])
    const attributes = ['HttpOnly', 'Max-Age=600', 'Path=/api/auth/linkedin', 'SameSite=Lax']
    expect(cookie.split('; ').slice(1).sort()).toEqual(attributes)
    expect(cookie).toMatch(/^shigotocho_flow=/)
    return { to: String(headers.location), cookie: cookie.split(';')[0] ?? '' }
  }
  const end = async (callback: URL, cookie: string) => {
    const url = callback.pathname + callback.search
    const { status, headers } = await app.inject({ method: 'GET', url, headers: { cookie } })
    expect(status).toBe(302)
    const location = new URL(String(headers.location), 'http://localhost')
    expect([location.origin, location.pathname, location.search]).toEqual(['http://localhost', '/login', ''])
    const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
    const returned = String(headers['set-cookie'])
    if ('linkedin' in given) return { ...given, cookie: returned.split(';')[0] ?? '' }
    expect(returned).toContain('Max-Age=0')
    return given
  }
  const takeToken = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/auth/linkedin/token', headers: { cookie } })

  test('walks from start to a token that signs in, and back to where the visitor was', async () => {
    const who = somebody()
    provider.addPerson(who)
    const { to, cookie } = await begin()
    expect(new URL(to).searchParams.get('code_challenge_method')).toBe('S256')
    const given = await end(await provider.walk(to, { as: who.sub }), cookie)
    expect(given.redirect).toBe('/jobs/1?a=b')
    const taken = await takeToken(given.cookie ?? '')
    expect(String(taken.headers['set-cookie'])).toContain('Max-Age=0')
    const { status, body } = await app.call('signInWithLinkedin', { body: taken.body.data })
    expect([status, body.data?.user.email]).toEqual([200, who.email])
  })

  test('the cookie of a site with HTTPS is secure and of this host alone', async () => {
    const secure = await forTest(openTestApp({ env: { ...env, PUBLIC_URL: 'https://jobs.example' } }))
    // The proxy ends TLS, so that the request itself comes in the clear.
    const { headers } = await secure.call('startLinkedin', { query: { redirect: '/' } })
    const [cookie = '', ...attributes] = String(headers['set-cookie']).split('; ')
    expect(cookie).toMatch(/^__Host-shigotocho_flow=/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure'])
    const callback = { method: 'GET', url: '/api/auth/linkedin/callback', headers: { cookie } } as const
    expect((await secure.inject(callback)).status).toBe(302)
  })

  test('only the browser that began a flow gets its token, for two minutes', async () => {
    const who = somebody()
    provider.addPerson(who)
    const { to, cookie } = await begin()
    const { cookie: returned = '', ...inAddress } = await end(await provider.walk(to, { as: who.sub }), cookie)
    expect(inAddress).toEqual({ linkedin: 'returned', redirect: '/jobs/1?a=b' })
    for (const other of ['', cookie, (await begin()).cookie, `${returned.slice(0, -4)}AAAA`]) {
      const { status, body } = await takeToken(other)
      expect([status, body.code]).toEqual([401, 'social-token-refused'])
    }
    const callback = new URL('http://localhost/api/auth/linkedin/callback?code=a&state=undefined')
    expect(await end(callback, returned)).toEqual({ linkedin_error: 'failed' })
    expect((await takeToken(returned)).status).toBe(200)
    app.wait(3 * 60_000)
    expect((await takeToken(returned)).status).toBe(401)
  })

  test('a state that was tampered with, a missing cookie, the cookie of another flow, or a late return give no token', async () => {
    const who = somebody()
    provider.addPerson(who)
    const walked = async () => {
      const { to, cookie } = await begin()
      return { callback: await provider.walk(to, { as: who.sub }), cookie }
    }
    const one = await walked()
    one.callback.searchParams.set('state', 'another')
    expect(await end(one.callback, one.cookie)).toEqual({ linkedin_error: 'failed' })
    const two = await walked()
    expect(await end(two.callback, '')).toEqual({ linkedin_error: 'failed' })
    expect(await end(two.callback, (await begin()).cookie)).toEqual({ linkedin_error: 'failed' })
    expect(await end(two.callback, `${two.cookie.slice(0, -4)}AAAA`)).toEqual({ linkedin_error: 'failed' })
    const three = await walked()
    app.wait(11 * 60_000)
    expect(await end(three.callback, three.cookie)).toEqual({ linkedin_error: 'failed' })
  })

  test('cancelling, a refused code and an unreachable provider lead back to the login', async () => {
    const { to, cookie } = await begin()
    expect(await end(await provider.walk(to, 'cancel'), cookie)).toEqual({
      linkedin_error: 'cancelled',
      redirect: '/jobs/1?a=b',
    })
    const callback = new URL('http://localhost/api/auth/linkedin/callback')
    callback.search = String(new URLSearchParams({ code: 'wrong', state: new URL(to).searchParams.get('state') ?? '' }))
    expect(await end(callback, cookie)).toMatchObject({ linkedin_error: 'failed' })
    provider.fail({ times: 1, status: 503 })
    expect(await end(callback, cookie)).toMatchObject({ linkedin_error: 'failed' })
  })

  test('it leads to no other site', async () => {
    const who = somebody()
    provider.addPerson(who)
    for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const { to, cookie } = await begin(redirect)
      expect((await end(await provider.walk(to, { as: who.sub }), cookie)).redirect).toBe('/')
    }
  })
})
