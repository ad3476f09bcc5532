import { expect, test } from 'vitest'
import { fixture, forTest } from '#app/testing/fixture.ts'
import { openTestApp, type Reply } from '#app/testing/test-app.ts'
import { hashPassword, waitingPasswords } from '#integrations/passwords.ts'
import { SocialTokenRefused } from '#integrations/social/identity.ts'
import { formWith, tinyPicture } from '#server/testing/file-forms.ts'
import { resetTokenOf } from '#server/testing/last-mail.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { send } from '#server/testing/sample-calls.ts'
import { consumeAllowance, verificationKey } from '#store/throttles.ts'

const minute = 60_000
const hour = 60 * minute

const app = fixture(openTestApp)

const from = (last: number) => `192.0.2.${last}`
/** As app.call, from another address of the network. */
async function post(url: string, payload: object, address: string): Promise<Reply> {
  return app.inject({ method: 'POST', url, payload, remoteAddress: address })
}
const signIn = (email: string, password: string, address: string) =>
  post('/api/auth/login', { email, password }, address)

function expectThrottled({ status, body, headers }: Reply, within: number): void {
  expect(status).toBe(429)
  const message = '試行回数が多すぎます。時間をおいて、もう一度お試しください。'
  expect(body).toEqual({ success: false, message, code: 'too-many-tries' })
  const wait = Number(headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(within / 1_000)
}

async function statuses(times: number, call: (at: number) => Promise<Reply>): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: times }, (_, at) => call(at)))
  const counted = Map.groupBy(replies, ({ status }) => status)
  return Object.fromEntries([...counted].map(([status, all]) => [status, all.length]))
}

test('ten wrong sign-ins block an account for 15 minutes everywhere; right ones do not count', async () => {
  const { email } = await personOf(app)
  for (let at = 0; at < 12; at += 1) expect((await signIn(email, 'password', from(1))).status).toBe(200)
  expect(await statuses(9, (at) => signIn(email, 'wrong one', from(at)))).toEqual({ 401: 9 })
  expect((await signIn(email, 'password', from(1))).status).toBe(200)
  expect((await signIn(email.toUpperCase(), 'wrong one', from(20))).status).toBe(401)
  expectThrottled(await signIn(email, 'wrong one', from(21)), 15 * minute)
  expectThrottled(await signIn(email, 'password', from(22)), 15 * minute)
  expect((await signIn((await personOf(app)).email, 'password', from(22))).status).toBe(200)
  app.wait(15 * minute + 1_000)
  expect((await signIn(email, 'password', from(22))).status).toBe(200)
})

test('many right sign-ins at once all succeed; many wrong ones at once are no way around the limit', async () => {
  const { email } = await personOf(app)
  const right = await Promise.all(Array.from({ length: 15 }, () => signIn(email, 'password', from(30))))
  expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]))
  const wrong = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'wrong one', from(31))))
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(10)
  expectThrottled(await signIn(email, 'password', from(32)), 15 * minute)
})

test('fifty wrong sign-ins block an address for 15 minutes, before its calls are read', async () => {
  const wrong = (at: number) => signIn(`nobody-${at}@example.com`, 'wrong one', from(40))
  expect(await statuses(50, wrong)).toEqual({ 401: 50 })
  const { email } = await personOf(app)
  expectThrottled(await signIn(email, 'password', from(40)), 15 * minute)
  const headers = { 'content-type': 'application/json' }
  const broken = { method: 'POST', url: '/api/auth/login', headers, payload: '{"email":' } as const
  expectThrottled(await app.inject({ ...broken, remoteAddress: from(40) }), 15 * minute)
  // Nor does it use up the tries of others.
  expect(await statuses(12, () => signIn(email, 'wrong one', from(40)))).toEqual({ 429: 12 })
  expect((await signIn(email, 'password', from(41))).status).toBe(200)
})

test('more wrong guesses after a pause make the next one longer, and a reset ends it', async () => {
  const { email } = await personOf(app)
  const guess = async (at: number) => {
    expect(await statuses(10, () => signIn(email, 'wrong one', from(at)))).toEqual({ 401: 10 })
    const { status, headers } = await signIn(email, 'wrong one', from(at))
    expect(status).toBe(429)
    return Number(headers['retry-after']) / 60
  }
  const pauses: number[] = []
  for (const at of [201, 202, 203, 204, 205, 206]) {
    pauses.push(await guess(at))
    app.wait(pauses.at(-1)! * minute + 1_000)
  }
  expect(pauses.map(Math.round)).toEqual([15, 45, 15, 285, 15, 1065])

  for (const at of [207, 208]) {
    await guess(at)
    if (at === 207) app.wait(15 * minute + 1_000)
  }
  expect((await signIn(email, 'password', from(209))).status).toBe(429)
  const token = await resetTokenOf(app, { email })
  await app.call('resetPassword', { body: { token, newPassword: 'himitsu-no-aikotoba' } })
  expect((await signIn(email, 'himitsu-no-aikotoba', from(210))).status).toBe(200)
})

test.each([
  ['sign-ups', '/api/auth/register', 60, 409, { name: '佐藤', email: 'taken@example.com', password: 'password' }],
  ['messages', '/api/contact', 5, 201, { name: '山田', email: 'a@example.com', subject: '質問', message: '本文' }],
])('%s are limited per address and hour', async (_, url, times, status, body) => {
  if (status === 409) await app.register('user', body.email)
  const write = () => post(url, body, from(50))
  expect(await statuses(times, write)).toEqual({ [status]: times })
  expectThrottled(await write(), hour)
})

test('reset requests are limited to 5 an hour per account, known or not, and 20 per address', async () => {
  const ask = (email: string, address: string) => post('/api/auth/forgot-password', { email }, address)
  for (const email of [(await personOf(app)).email, 'nobody@example.com']) {
    expect(await statuses(5, (at) => ask(email, from(60 + at)))).toEqual({ 200: 5 })
    expectThrottled(await ask(email, from(69)), hour)
  }
  expect(await statuses(20, (at) => ask(`somebody-${at}@example.com`, from(70)))).toEqual({ 200: 20 })
  expectThrottled(await ask('another@example.com', from(70)), hour)
  // Nor does it use up the requests of others.
  const { email } = await personOf(app)
  expect(await statuses(6, () => ask(email, from(70)))).toEqual({ 429: 6 })
  expect(await statuses(5, () => ask(email, from(71)))).toEqual({ 200: 5 })
})

test('wrong tries from elsewhere do not shut out the address that somebody signed in from', async () => {
  const { email } = await personOf(app)
  expect((await signIn(email, 'password', from(90))).status).toBe(200)
  expect(await statuses(12, () => signIn(email, 'wrong one', from(91)))).toEqual({ 401: 10, 429: 2 })
  expectThrottled(await signIn(email, 'password', from(92)), 15 * minute)
  expect((await signIn(email, 'password', from(90))).status).toBe(200)
  // Who sits there has no more tries than anybody else.
  expect(await statuses(12, () => signIn(email, 'wrong one', from(90)))).toEqual({ 401: 10, 429: 2 })
  expectThrottled(await signIn(email, 'password', from(90)), 15 * minute)
})

test('an IPv6 network counts as one address', async () => {
  const wrong = (at: number) => signIn(`no-one-${at}@example.com`, 'wrong one', `2001:db8:0:1::${at.toString(16)}`)
  expect(await statuses(50, wrong)).toEqual({ 401: 50 })
  expectThrottled(await wrong(51), 15 * minute)
  expect((await signIn('no-one@example.com', 'wrong one', '2001:db8:0:2::1')).status).toBe(401)
})

test('a burst of sign-ins is limited with Retry-After', async () => {
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, at) => signIn(`u${at}@example.com`, 'x-x-x-x', from(101))),
  )
  const counted = Map.groupBy(replies, ({ status }) => status)
  expect([...counted.keys()].sort()).toEqual([401, 429, 503])
  expect(counted.get(401)?.length).toBeLessThanOrEqual(53)
  for (const { headers, body } of counted.get(503) ?? []) {
    expect(body).toMatchObject({ success: false, code: 'overloaded' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a reset link is looked at before a password is hashed', async () => {
  const reset = (token: string) => post('/api/auth/reset-password', { token, newPassword: 'password2' }, from(102))
  const { email } = await personOf(app)
  const { resetLink } = (await post('/api/auth/forgot-password', { email }, from(102))).body.data
  const token = new URL(resetLink).searchParams.get('token') ?? ''
  let keepsFull = true
  // Each finished try frees a place and takes it again, so that nobody else gets one.
  const inTurn = async (): Promise<void> => {
    while (keepsFull) await hashPassword('a')
  }
  const waiting = Promise.allSettled(Array.from({ length: 2 * waitingPasswords }, inTurn))
  expect((await reset('unknown')).status).toBe(400)
  const { status, headers } = await reset(token)
  keepsFull = false
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  await waiting
  expect((await reset(token)).status).toBe(200)
})

test('uploads of all kinds are limited to 100 an hour per user', async () => {
  const person = await personOf(app)
  const resume = () => send(app, 'uploadResume', { form: formWith('resume', Buffer.from('%PDF-1.7'), 'a.pdf') }, person)
  const avatar = () => send(app, 'uploadAvatar', { form: formWith('avatar', tinyPicture, 'a.png') }, person)
  expect(await statuses(98, resume)).toEqual({ 200: 98 })
  expect(await statuses(2, avatar)).toEqual({ 200: 2 })
  expectThrottled(await resume(), hour)
  expectThrottled(await avatar(), hour)
  expect(
    (
      await send(
        app,
        'uploadResume',
        { form: formWith('resume', Buffer.from('%PDF-1.7'), 'a.pdf') },
        await personOf(app),
      )
    ).status,
  ).toBe(200)
})

test('postings are limited per employer and day as configured', async () => {
  const strict = await forTest(openTestApp({ env: { LIMIT_POSTINGS_PER_EMPLOYER: '3/86400' } }))
  const owner = await personOf(strict, 'employer')
  const body = { title: '職', company: '社', location: '東京都', description: '説明' }
  const posted = await Promise.all([1, 2, 3, 4].map(() => strict.call('postJob', { body }, owner)))
  expect(posted.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429])
  expectThrottled(posted.find(({ status }) => status === 429)!, 24 * hour)
  expect((await strict.call('postJob', { body }, await personOf(strict, 'employer'))).status).toBe(201)
  expect(app.dependencies.config.allowances.postingsPerEmployer).toEqual({ times: 1_000, seconds: 86_400 })
})

test('applications are limited per person and day as configured', async () => {
  const strict = await forTest(openTestApp({ env: { LIMIT_APPLICATIONS_PER_SEEKER: '2/86400' } }))
  const [owner, seeker] = [await personOf(strict, 'employer'), await personOf(strict)]
  const jobs = await Promise.all([1, 2, 3].map(() => jobOf(strict, owner)))
  const apply = (id: string, who = seeker) => strict.call('applyToJob', { params: { id }, body: {} }, who)
  expect((await apply(jobs[0] ?? '')).status).toBe(201)
  expect((await apply(jobs[0] ?? '')).status).toBe(409)
  expect((await apply(jobs[1] ?? '')).status).toBe(201)
  expectThrottled(await apply(jobs[2] ?? ''), 24 * hour)
  expect((await apply(jobs[2] ?? '', await personOf(strict))).status).toBe(201)
  expect(app.dependencies.config.allowances.applicationsPerSeeker).toEqual({ times: 50, seconds: 86_400 })
})

test('a provider is asked 60 times for one address in 15 minutes', async () => {
  let asked = 0
  const verify = async () => {
    asked += 1
    throw new SocialTokenRefused('no')
  }
  const social = await openTestApp({ outside: { google: { clientId: 'a', scriptUrl: 'b', verify } } })
  const replies = await Promise.all(
    Array.from({ length: 120 }, () => social.call('signInWithGoogle', { body: { accessToken: 'token' } })),
  )
  expect(asked).toBe(60)
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(60)
  expectThrottled(replies.find(({ status }) => status === 429)!, 15 * minute)
  await social.close()
})

test('confirmation mails are limited to 5 an hour per person and 6 per mailbox', async () => {
  const person = await personOf(app)
  const change = (at: number) => app.call('updateProfile', { body: { email: `stranger-${at}@example.com` } }, person)
  for (let at = 0; at < 5; at += 1) expect((await change(at)).status).toBe(200)
  expectThrottled(await change(6), hour)
  expect((await app.call('updateProfile', { body: { name: '新しい名前' } }, person)).status).toBe(200)

  const { db } = app.open
  const email = 'flooded@example.com'
  const mailbox = { times: 6, seconds: 3_600 }
  expect(app.dependencies.config.allowances.verificationsPerTarget).toEqual(mailbox)
  for (let at = 0; at < 6; at += 1) await consumeAllowance(db, verificationKey(email), mailbox, app.dependencies.now())
  const mails = () => app.followUps.filter(({ kind }) => kind === 'verify-email').length
  const before = mails()
  expect((await post('/api/auth/register', { name: '佐藤', email, password: 'password' }, from(110))).status).toBe(201)
  expect(mails()).toBe(before)
})

test.each([
  ['changePassword', 'currentPassword', { newPassword: 'password2' }],
  ['updateProfile', 'currentPassword', { email: 'another@example.com' }],
  ['confirmAgain', 'password', {}],
  ['deleteAccount', 'password', {}],
] as const)('wrong passwords count as wrong sign-ins for %s', async (name, field, body) => {
  const person = await personOf(app)
  const attempt = (password: string) => app.call(name, { body: { ...body, [field]: password } }, person)
  expect(await statuses(10, () => attempt('wrong one'))).toEqual({ 400: 10 })
  expectThrottled(await attempt('password'), 15 * minute)
})

test('a flood of wrong sign-ins takes no turns from the person whose email it names', async () => {
  const one = await forTest(openTestApp())
  const { email } = await one.register()
  const sign = (password: string, remoteAddress: string) =>
    one.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress })
  for (let tries = 0; tries < 10; tries += 1) await sign('wrong password', '192.0.2.1')
  const flood = Array.from({ length: 150 }, (_, at) => sign('wrong password', `198.51.100.${at}`))
  expect((await sign('password', '127.0.0.1')).status).toBe(200)
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([429]))
})
