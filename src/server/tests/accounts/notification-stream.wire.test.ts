import { request } from 'node:http'
import { v7 } from 'uuid'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SignedInContext } from '#actions/context.ts'
import { streamNotifications } from '#actions/people/notifications.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { openDatabase } from '#store/database.ts'
import { addressOf, beforeResults } from '#store/testing/database.ts'

let origins: string[]
let employer: Person
let jobId: string
const one = fixture(() => openTestApp({ streamLifetime: 60_000 }))
const two = fixture(async () => {
  const { rows } = await one.open.executeSql('SELECT current_database() AS name')
  return openTestApp({ streamLifetime: 60_000, open: openDatabase({ url: addressOf(rows[0]?.name) }) })
})
beforeAll(async () => {
  origins = await Promise.all([one, two].map(async (node) => (await node.listen()).origin))
  employer = await personOf(one, 'employer')
  jobId = await jobOf(one, employer, { title: '経理' })
})

const heardNothing = { unread: 0, notifications: [] }

type Event = { unread: number; notifications: { id: string; title: string }[] }

const leaves: (() => void)[] = []
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
})

/** A reader of a person's stream on a node, who stays until the end of the test. */
function read(node: 0 | 1, who: Person) {
  const reader = { status: 0, headers: {} as NodeJS.Dict<string | string[]>, events: [] as Event[], ended: false }
  const headers = { authorization: `Bearer ${who.token}` }
  const asked = request(`${origins[node]}/api/notifications/stream`, { headers }, (response) => {
    Object.assign(reader, { status: response.statusCode, headers: response.headers })
    response.setEncoding('utf8').on('data', (text: string) => {
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) reader.events.push(JSON.parse(data))
    })
    response.on('end', () => Object.assign(reader, { ended: true })).on('error', () => undefined)
  })
  asked.on('error', () => undefined).end()
  const leave = () => void asked.destroy()
  leaves.push(leave)
  return Object.assign(reader, { leave })
}

/** A notification without delay: a message cannot be taken back. */
const write = (id: string, node = one) =>
  node.call('sendMessage', { params: { id }, body: { body: 'はじめまして。' } }, employer)
const hears = (reader: ReturnType<typeof read>, unread: number) =>
  vi.waitFor(() => expect(reader.events.at(-1)).toMatchObject({ unread }), { timeout: 5_000, interval: 5 })
const begun = (reader: ReturnType<typeof read>) => hears(reader, 0)

test("a notification reaches every node's readers once within a second", async () => {
  const seeker = await personOf(one)
  const applicationId = await applicationOf(one, jobId, seeker)
  const readers = [read(0, seeker), read(1, seeker)]
  await Promise.all(readers.map(begun))
  expect(readers[0]?.events).toEqual([heardNothing])
  expect(readers[0]?.headers).toMatchObject({
    ...{ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
  expect(readers[0]?.headers['content-security-policy']).toBeDefined()
  for (const [n, node] of [one, two].entries()) {
    expect((await write(applicationId, node)).status).toBe(201)
    const told = performance.now()
    await Promise.all(
      readers.map((reader) =>
        vi.waitFor(() => expect(reader.events).toHaveLength(n + 2), { timeout: 5_000, interval: 5 }),
      ),
    )
    expect(performance.now() - told).toBeLessThan(1_000)
  }
  for (const { events, leave } of readers) {
    expect(events.map(({ unread }) => unread)).toEqual([0, 1, 2])
    const ids = events.flatMap(({ notifications }) => notifications.map(({ id }) => id))
    expect(new Set(ids).size).toBe(2)
    leave()
  }
  const feed = one.dependencies.notificationFeed
  await vi.waitFor(() => expect(feed.size()).toBe(0), 5_000)
})

test('reading in one window marks it read in others within a second', async () => {
  const seeker = await personOf(one)
  const applicationId = await applicationOf(one, jobId, seeker)
  await write(applicationId)
  const readers = [read(0, seeker), read(1, seeker)]
  // The clocks of two nodes differ by some ms: what one has just told may come to readers of the other after their start.
  await Promise.all(readers.map((reader) => hears(reader, 1)))
  expect((await one.call('markNotificationsRead', { body: { all: true } }, seeker)).status).toBe(200)
  const told = performance.now()
  await Promise.all(readers.map((reader) => hears(reader, 0)))
  expect(performance.now() - told).toBeLessThan(1_000)
  expect(readers.map(({ events }) => events.at(-1))).toEqual([heardNothing, heardNothing])
})

/** Somebody who finds nothing in the first read hears of one message afterwards. */
async function hearsOneMessage(who: Person, changed: Partial<SignedInContext>, between = async () => {}) {
  const { now, notificationFeed } = one.dependencies
  const viewer = { id: who.id, sessionId: v7() } as SignedInContext['viewer']
  const context = { db: one.open.db, viewer, now: now(), notificationFeed, ...changed } as SignedInContext
  const { first, follow } = await streamNotifications({ params: {}, query: {}, body: {} }, context)
  expect(first.data).toEqual(heardNothing)
  await between()
  const heard: unknown[] = []
  leaves.push(
    follow(
      ({ data }) => heard.push(data),
      () => undefined,
    ),
  )
  await vi.waitFor(() => expect(heard).toMatchObject([{ unread: 1, notifications: [{ kind: 'message' }] }]), 5_000)
}

test('a notification between the first read and the subscription is streamed too', async () => {
  const seeker = await personOf(one)
  const applicationId = await applicationOf(one, jobId, seeker)
  // Somebody else hears of what they are told, so that this node listens already.
  const other = await personOf(one)
  const listener = read(0, other)
  await begun(listener)
  const applicationOfOther = await applicationOf(one, jobId, other)
  await write(applicationOfOther)
  await hears(listener, 1)
  await hearsOneMessage(seeker, {}, async () => {
    await write(applicationId)
    await write(applicationOfOther)
    await hears(listener, 2)
  })
})

test('a notification during the first read is streamed with its own count', async () => {
  const seeker = await personOf(one)
  const applicationId = await applicationOf(one, jobId, seeker)
  let queries = 0
  // Right after the first query of the reading.
  const db = beforeResults(one.open.db, async () => {
    queries += 1
    if (queries === 1) await write(applicationId)
  })
  const { notificationFeed: feed } = one.dependencies
  // A late commit has an earlier time.
  const notificationFeed = { ...feed, now: () => new Date(feed.now().getTime() + 1_000) }
  await hearsOneMessage(seeker, { db, notificationFeed })
})

test("a stream carries only the reader's own notifications", async () => {
  const [seeker, other] = [await personOf(one), await personOf(one)]
  const applicationId = await applicationOf(one, jobId, seeker)
  const [reader, stranger] = [read(0, seeker), read(0, other)]
  await Promise.all([reader, stranger].map(begun))
  await write(applicationId)
  await vi.waitFor(() => expect(reader.events).toHaveLength(2), 5_000)
  expect(stranger.events).toHaveLength(1)
  const anonymous = await one.http.inject({ method: 'GET', url: '/api/notifications/stream' })
  expect(anonymous.statusCode).toBe(401)
})

test('one person has eight streams on a node at most', async () => {
  const seeker = await personOf(one)
  const readers = Array.from({ length: 8 }, () => read(0, seeker))
  await Promise.all(readers.map(begun))
  const refused = read(0, seeker)
  await vi.waitFor(() => expect(refused.status).toBe(429), 5_000)
  expect(refused.headers['retry-after']).toBe('60')
  for (const { leave } of readers) leave()
  await vi.waitFor(() => expect(one.dependencies.notificationFeed.size()).toBe(0), 5_000)
})

test('a node that stops ends its streams, so that their readers go elsewhere', async () => {
  const node = await openTestApp({ streamLifetime: 60_000, open: { ...one.open, close: async () => {} } })
  origins[1] = (await node.listen()).origin
  const reader = read(1, await personOf(one))
  await begun(reader)
  await node.close()
  await vi.waitFor(() => expect(reader.ended).toBe(true), 2_000)
})
