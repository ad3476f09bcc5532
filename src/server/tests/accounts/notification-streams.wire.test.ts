import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { applicationOf, jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { readStreams } from '#server/testing/stream-readers.ts'
import { openDatabase } from '#store/database.ts'

let two: TestApp
const one = fixture(() => openTestApp({ streamLifetime: 60_000 }))
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one.open.db)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  two = await openTestApp({ streamLifetime: 60_000, open: openDatabase({ url: String(url) }) })
  await two.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => two.close())

test('of two nodes with connections of their own, the readers of one hear within a second what happens on the other', async () => {
  const employer = await personOf(one, 'employer')
  const jobId = await jobOf(one, employer)
  const seekers = await Promise.all(Array.from({ length: 20 }, () => personOf(one)))
  const applications = await Promise.all(seekers.map((seeker) => applicationOf(one, jobId, seeker)))
  const { port } = two.http.server.address() as AddressInfo
  const { told, leave } = readStreams(port, seekers)
  await vi.waitFor(() => expect(told).toHaveLength(20), { timeout: 10_000, interval: 20 })
  told.length = 0
  // A message cannot be taken back, so that it is told at once.
  const write = (id: string) => one.call('sendMessage', { params: { id }, body: { body: 'はじめまして。' } }, employer)
  const answered = await Promise.all(
    applications.map(async (id) => {
      expect((await write(id)).status).toBe(201)
      return performance.timeOrigin + performance.now()
    }),
  )
  await vi.waitFor(() => expect(told).toHaveLength(20), { timeout: 5_000, interval: 5 })
  expect(new Set(told.map(({ reader }) => reader)).size).toBe(20)
  for (const { reader, at, event } of told) {
    expect(event.unread).toBe(1)
    expect(at - (answered[reader] ?? 0)).toBeLessThan(1_000)
  }
  leave()
})
