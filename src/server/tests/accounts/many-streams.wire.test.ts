import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { readStreams } from '#server/testing/stream-readers.ts'

const streams = 1_000
const most = 20 * 1_024

let people: Person[]
const app = fixture(() => openTestApp({ streamLifetime: 120_000 }))
beforeAll(async () => {
  people = []
  while (people.length < streams) people.push(...(await Promise.all(Array.from({ length: 50 }, () => personOf(app)))))
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What this thread's objects take, and what they hold outside of its heap. */
function memory(): number {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a thousand readers of one node take less than 20 KB each, and one of them hears within a second', async () => {
  const { port } = await app.listen()
  const employer = await personOf(app, 'employer')
  const jobId = await jobOf(app, employer)
  const chosen = 500
  const applicationId = await applicationOf(app, jobId, people[chosen] as Person)
  const before = memory()
  const { told, arrived, leave } = readStreams(port, people)
  await arrived
  expect(told).toHaveLength(streams)
  const { notificationFeed } = app.dependencies
  expect(notificationFeed.size()).toBe(streams)
  told.length = 0
  const each = (memory() - before) / streams
  expect(each).toBeLessThan(most)

  // A message cannot be taken back, so that it is told at once.
  await app.call('sendMessage', { params: { id: applicationId }, body: { body: 'はじめまして。' } }, employer)
  const begun = performance.timeOrigin + performance.now()
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 5_000, interval: 5 })
  expect(told).toMatchObject([{ reader: chosen, event: { unread: 1 } }])
  expect((told[0]?.at ?? 0) - begun).toBeLessThan(1_000)

  leave()
  await vi.waitFor(() => expect(notificationFeed.size()).toBe(0), 10_000)
})
