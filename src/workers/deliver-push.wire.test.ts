import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { newPushKeys } from '#integrations/push-keys.ts'
import type { FollowUps, PushFollowUp } from '#store/follow-ups.ts'
import { storeNotificationSettings } from '#store/people/notification-settings.ts'
import { markNotificationsRead } from '#store/people/notifications.ts'
import { notify } from '#store/people/notify.ts'
import { insertPushKeys, putPushSubscription } from '#store/people/push-subscriptions.ts'
import { endSessionsOf, openSession } from '#store/people/sessions.ts'
import { GaveUp, openQueue } from '#store/queue.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { idleQueue } from '#store/testing/rows.ts'
import { deliverPush, type PushOutcome } from './deliver-push.ts'
import { app, job, person, recordingTransport, startNode } from './testing/mailbox.ts'
import { openPushService, senderOf, subscribedBrowser } from './testing/push-service.ts'

const keys = newPushKeys(app)
const open = fixture(openTestDatabase)
beforeAll(async () => {
  await insertPushKeys(open.db, keys, new Date())
})

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const outcomes: PushOutcome[] = []
const onPush = (outcome: PushOutcome) => void outcomes.push(outcome)
const deliver = (push: PushFollowUp) =>
  deliverPush(push, v7(), { ...app, db: open.db, onPush, now: () => new Date(), log: quiet })
beforeEach(() => void outcomes.splice(0))

/** An employer with a job, who is subscribed in a browser to a push service that answers so. */
async function subscribed(answer?: (times: number) => number) {
  const service = await openPushService(answer)
  return { ...service, ...(await subscriber(service.origin)) }
}

/** An employer with a job, who is subscribed in a browser to this push service. */
async function subscriber(origin: string) {
  const browser = subscribedBrowser(origin)
  const owner = await person(open, '鈴木 一郎', 'employer')
  const job_id = await job(open, owner, '経理')
  await openSession(open.db, owner.id, new Date())
  const session = open.db.selectFrom('sessions').select('id').where('user_id', '=', owner.id)
  const { id: session_id } = await session.executeTakeFirstOrThrow()
  const row = { ...browser.subscription, id: v7(), user_id: owner.id, session_id, created_at: new Date() }
  await open.db.transaction().execute((tx) => putPushSubscription(tx, row, 10))
  /** Tells the owner something, and gives the push that follows, unless a queue takes it. */
  const tell = async (queue?: FollowUps) => {
    const collected = idleQueue()
    const about = { kind: 'job_found_wanting', job_id } as const
    await open.db
      .transaction()
      .execute((tx) => notify(tx, queue ?? collected, { to: owner.id, about, now: new Date() }))
    return collected.added.find(({ kind }) => kind === 'push') as PushFollowUp
  }
  const browsers = () => open.db.selectFrom('push_subscriptions').select('id').where('user_id', '=', owner.id).execute()
  return { browser, owner, job_id, tell, browsers }
}

test("a notification reaches a browser once, encrypted for it and signed with the product's key", async () => {
  const { received, origin, browser, job_id, tell, close } = await subscribed()
  const node = await startNode(open, recordingTransport().transport)
  await tell(node.followUps)
  const delivered = () => node.logged.filter(({ text }) => text === 'push delivered')
  await vi.waitFor(() => expect(delivered()).toHaveLength(1), 20_000)
  await node.stop()
  expect(received).toHaveLength(1)
  const [message] = received
  if (!message) throw new Error('nothing was pushed')
  expect(message.path).toBe(new URL(browser.subscription.endpoint).pathname)
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
  expect(Number(message.headers.ttl)).toBeGreaterThan(86_000)
  const claims = senderOf(message, keys.public_key)
  expect(claims).toMatchObject({ aud: origin, sub: `mailto:${app.operatorEmail}` })
  expect(browser.read(message.body)).toEqual({
    id: expect.any(String),
    kind: 'job_found_wanting',
    title: expect.stringMatching(/[ぁ-ん]/),
    path: `/employer/jobs/${job_id}/edit`,
  })
  expect(() => subscribedBrowser(origin).read(message.body)).toThrow()
  expect(JSON.stringify(node.logged)).not.toContain(browser.subscription.endpoint)
  await close()
})

test('a push repeated after a crash replaces the first one', async () => {
  const { received, browser, tell, close } = await subscribed()
  const [push, another] = [await tell(), await tell()]
  await deliver(push)
  await deliver(push)
  await deliver(another)
  const topics = received.map(({ headers }) => headers.topic)
  expect(topics[0]).toMatch(/^[\w-]{32}$/)
  expect(topics).toEqual([topics[0], topics[0], expect.not.stringMatching(`^${topics[0]}$`)])
  const [first, second] = received.map(({ body }) => browser.read(body))
  expect(second).toEqual(first)
  expect(outcomes).toEqual(['sent', 'sent', 'sent'])
  await close()
})

test.each([404, 410])('a browser that its push service does not know any more (%i) is forgotten', async (status) => {
  const { received, tell, browsers, close } = await subscribed(() => status)
  const [push, later] = [await tell(), await tell()]
  await deliver(push)
  expect(await browsers()).toEqual([])
  await deliver(later)
  expect(received).toHaveLength(1)
  expect(outcomes).toEqual(['dropped', 'dropped'])
  await close()
})

test('a push service that is away gets the push later, and one that refuses it does not', async () => {
  const away = await subscribed((times) => (times < 3 ? 503 : 201))
  const node = await startNode(open, recordingTransport().transport)
  await away.tell(node.followUps)
  await vi.waitFor(() => expect(away.received).toHaveLength(3), 30_000)
  await vi.waitFor(() => expect(node.logged.some(({ text }) => text === 'push delivered')).toBe(true), 10_000)
  await node.stop()
  const refusing = await subscribed(() => 403)
  await expect(deliver(await refusing.tell())).rejects.toThrow(GaveUp)
  expect(await refusing.browsers()).toHaveLength(1)
  expect(outcomes).toEqual(['failed'])
  // Nor does one keep others waiting that switches to another protocol.
  const switching = await subscribed(() => 101)
  await expect(deliver(await switching.tell())).rejects.toThrow('did not take')
  await Promise.all([away.close(), refusing.close(), switching.close()])
})

test('read, muted or signed-out notifications are not pushed', async () => {
  const { received, owner, tell, close } = await subscribed()
  const read = await tell()
  await markNotificationsRead(open.db, { userId: owner.id, now: new Date() })
  await deliver(read)
  const unwanted = await tell()
  await storeNotificationSettings(open.db, owner.id, { kinds: { job_found_wanting: { push: false } } })
  await deliver(unwanted)
  await storeNotificationSettings(open.db, owner.id, { kinds: { job_found_wanting: { push: true } } })
  const wanted = await tell()
  await endSessionsOf(open.db, owner.id)
  await deliver(wanted)
  expect(received).toEqual([])
  expect(await tell()).toBeUndefined()
  await close()
})

test("no subscription's address can lead to the internal network", async () => {
  const { received, tell, close } = await subscribed()
  const push = await tell()
  const inProduction = { ...app, pushHosts: { loopback: false }, db: open.db, now: () => new Date(), log: quiet }
  await expect(deliverPush(push, v7(), inProduction)).rejects.toThrow(GaveUp)
  expect(received).toEqual([])
  await close()
})

test('pushes take turns by person, and a crowd at one push service delays no other', async () => {
  const order: string[] = []
  const at = (name: string) => () => order.push(name) && 201
  const [busy, other] = [await subscribed(at('busy')), await subscribed(at('other'))]
  const queue = await openQueue(open, quiet)
  for (let times = 0; times < 20; times += 1) await busy.tell(queue.followUps)
  for (let times = 0; times < 8; times += 1) await (await subscriber(busy.origin)).tell(queue.followUps)
  await other.tell(queue.followUps)
  await queue.stop()
  const node = await startNode(open, recordingTransport().transport)
  await vi.waitFor(() => expect(order).toHaveLength(29), 30_000)
  await node.stop()
  expect(order.indexOf('other')).toBeLessThan(5)
  const own = new URL(busy.browser.subscription.endpoint).pathname
  expect(busy.received.slice(0, 20).filter(({ path }) => path !== own)).toHaveLength(8)
  await Promise.all([busy.close(), other.close()])
})

test('beyond two hundred waiting pushes of an account the next is lost, as log and metric say', async () => {
  const { tell, close } = await subscribed()
  const lost: unknown[] = []
  const onLostPush = vi.fn()
  const log = { ...quiet, warn: (facts: unknown) => void lost.push(facts) }
  const queue = await openQueue(open, log, { onLostPush })
  const waiting = async () =>
    (await open.executeSql("SELECT data FROM queue.job WHERE name = 'pushes' AND state < 'active'")).rows
  await tell(queue.followUps)
  const [{ data }] = await waiting()
  await open.executeSql(`INSERT INTO queue.job (name, data)
    SELECT 'pushes', '${JSON.stringify(data)}' FROM generate_series(1, 198)`)
  await tell(queue.followUps)
  expect(onLostPush).not.toHaveBeenCalled()
  await tell(queue.followUps)
  expect(await waiting()).toHaveLength(200)
  expect(onLostPush).toHaveBeenCalledOnce()
  expect(lost).toEqual([expect.objectContaining({ kind: 'push', subscription_id: data.subscription_id })])
  await queue.stop()
  await close()
})
