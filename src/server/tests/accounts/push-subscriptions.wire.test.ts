import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { browserSubscription } from '#server/testing/browser-subscription.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'

const app = fixture(openTestApp)

const add = (who: Person, body = browserSubscription()) => app.call('addPushSubscription', { body }, who)
const listOf = async (who: Person) => (await app.call('listPushSubscriptions', {}, who)).body.data.push_subscriptions

test('everybody subscribes with one key, which is made when it is first asked for', async () => {
  const [one, another] = [await personOf(app), await personOf(app, 'employer')]
  const keys = await Promise.all([one, another, one].map((who) => app.call('readPushKey', {}, who)))
  const [first, ...others] = keys.map(({ body }) => body.data.key)
  expect(Buffer.from(first, 'base64url')).toHaveLength(65)
  expect(others).toEqual([first, first])
  const stored = await app.open.db.selectFrom('push_keys').selectAll().execute()
  expect(stored).toHaveLength(1)
})

test('a push subscription is listed by host and ends on request or at sign-out', async () => {
  const who = await personOf(app)
  const [first, second] = [browserSubscription(), browserSubscription('https://updates.example.net')]
  expect((await add(who, first)).status).toBe(201)
  await add(who, second)
  const list = await app.call('listPushSubscriptions', {}, who)
  expect(list.body.data.push_subscriptions).toMatchObject([
    { endpoint_host: 'updates.example.net' },
    { endpoint_host: 'push.example.com' },
  ])
  for (const secret of [first.endpoint, first.keys.auth, first.keys.p256dh]) expect(list.text).not.toContain(secret)
  const stranger = await personOf(app)
  await app.call('removePushSubscription', { body: { endpoint: first.endpoint } }, stranger)
  expect(await listOf(who)).toHaveLength(2)
  await app.call('removePushSubscription', { body: { endpoint: first.endpoint } }, who)
  expect(await listOf(who)).toMatchObject([{ endpoint_host: 'updates.example.net' }])

  const elsewhere = await app.call('signIn', { body: { email: who.email, password: 'password' } })
  await app.call('signOut', {}, who)
  expect(await listOf({ ...who, token: elsewhere.body.data.token })).toEqual([])
})

test('the list names the device of each browser, and any of them can be ended by its id, but not by strangers', async () => {
  const who = await personOf(app)
  await add(who)
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  const elsewhere = await app.inject({
    ...{ method: 'POST', url: '/api/auth/login', headers: { 'user-agent': agent } },
    payload: { email: who.email, password: 'password' },
  })
  const there = { ...who, token: elsewhere.body.data.token }
  await add(there)
  const seen = await listOf(there)
  expect(seen).toMatchObject([{ device: expect.stringContaining('Windows'), current: true }, { current: false }])
  expect((await listOf(who)).map(({ current }: { current: boolean }) => current)).toEqual([false, true])
  const body = { id: seen[1].id }
  await app.call('removePushSubscription', { body }, await personOf(app))
  expect(await listOf(there)).toHaveLength(2)
  expect((await app.call('removePushSubscription', { body }, there)).status).toBe(200)
  expect(await listOf(there)).toMatchObject([{ id: seen[0].id }])
  const nothing = await app.call('removePushSubscription', { body: {} }, there)
  expect([nothing.status, nothing.body.errors?.[0].path]).toEqual([400, 'endpoint'])
})

test('a browser belongs to the person who subscribed there last, once', async () => {
  const [former, latter] = [await personOf(app), await personOf(app)]
  const browser = browserSubscription()
  await add(former, browser)
  await add(latter, browser)
  await add(latter, browser)
  expect([await listOf(former), (await listOf(latter)).length]).toEqual([[], 1])
})

test('the latest ten browsers of a person stay, also of those that come at once', async () => {
  const [who, another] = [await personOf(app), await personOf(app)]
  await add(another)
  await Promise.all(Array.from({ length: 12 }, () => add(who)))
  expect(await listOf(who)).toHaveLength(10)
  // Those of others take nobody's place.
  await add(another)
  expect(await listOf(another)).toHaveLength(2)
})

test.each([
  ['endpoint', { endpoint: 'https://192.168.0.1/push' }],
  ['endpoint', { endpoint: 'nonsense' }],
  ['endpoint', { endpoint: `https://push.example.com/${'x'.repeat(2_048)}` }],
  ['keys.p256dh', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ['keys.auth', { keys: { ...browserSubscription().keys, auth: 'short' } }],
])('a wrong %s is refused: %o', async (path, wrong) => {
  const who = await personOf(app)
  const { status, body } = await add(who, { ...browserSubscription(), ...wrong })
  expect([status, body.errors?.[0].path]).toEqual([400, path])
  expect(await listOf(who)).toEqual([])
})

test('a product that people reach over the internet pushes to no machine of its own', async () => {
  const production = await openTestApp({ open: app.open, config: { pushesToLoopback: false } })
  const body = browserSubscription('http://127.0.0.1:9')
  const who = await personOf(app)
  expect((await production.call('addPushSubscription', { body }, who)).status).toBe(400)
  expect((await add(who, body)).status).toBe(201)
})

test('each browser of the person gets the push, and nobody else does', async () => {
  const [owner, seeker] = [await personOf(app, 'employer'), await personOf(app)]
  for (const who of [seeker, seeker, owner]) await add(who)
  const jobId = await jobOf(app, owner)
  const applicationId = await applicationOf(app, jobId, seeker)
  app.followUps.length = 0
  await app.call('decideApplication', { params: { jobId, applicationId }, body: { status: 'reviewed' } }, owner)
  const pushed = app.followUps.filter(({ kind }) => kind === 'push')
  const ids = (await listOf(seeker)).map(({ id }: { id: string }) => id)
  expect(new Set(pushed.map((push) => (push.kind === 'push' ? push.subscription_id : '')))).toEqual(new Set(ids))
  expect(pushed).toHaveLength(2)
})

test('a browser replaces its subscription by its former endpoint, without a token', async () => {
  const who = await personOf(app)
  const [former, renewed] = [browserSubscription(), browserSubscription()]
  await add(who, former)
  const renew = (body: ReturnType<typeof browserSubscription> & { former_endpoint: string }) =>
    app.call('renewPushSubscription', { body })
  expect((await renew({ ...renewed, former_endpoint: former.endpoint })).status).toBe(200)
  expect((await renew({ ...browserSubscription(), former_endpoint: former.endpoint })).status).toBe(200)
  const rows = await app.open.db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', who.id).execute()
  expect(rows.map(({ endpoint, p256dh }) => [endpoint, p256dh])).toEqual([[renewed.endpoint, renewed.keys.p256dh]])
  const keys = { ...renewed.keys, p256dh: 'A'.repeat(87) }
  expect((await renew({ ...renewed, keys, former_endpoint: renewed.endpoint })).status).toBe(400)
  const statuses: number[] = []
  for (let tries = 0; tries < 60; tries += 1)
    statuses.push((await renew({ ...browserSubscription(), former_endpoint: former.endpoint })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})
