import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import type { GateCaller } from '#rules/gate.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { bearer } from '#server/testing/sample-calls.ts'

let app: TestApp
/** Papers that are being made until their caller has gone. */
let slow: ((caller: GateCaller) => void) | undefined
const papers = {
  prepare() {},
  async make(_task: unknown, caller: GateCaller): Promise<Buffer> {
    if (!slow) return Buffer.from('%PDF-1.7')
    slow(caller)
    await once(caller.signal as AbortSignal, 'abort')
    throw caller.signal?.reason
  },
}
beforeAll(async () => {
  const env = { LIMIT_PAPERS_PER_USER: '3/1800', LIMIT_PAPERS_PER_ADDRESS: '8/1800' }
  app = await openTestApp({ env, outside: { papers } })
})
afterAll(() => app.close())

const paper = { params: { file: 'rirekisho.pdf' } } as const

test('papers are limited per person, alone or with applications', async () => {
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  expect((await app.call('readPaper', paper, seeker)).status).toBe(200)
  const params = { id: await jobOf(app, employer) }
  const applying = { params, body: { paper: { kind: 'rirekisho' } } } as const
  expect((await app.call('applyToJob', applying, seeker)).status).toBe(201)
  expect((await app.call('applyToJob', applying, seeker)).status).toBe(409)
  for (const refused of [await app.call('readPaper', paper, seeker), await app.call('applyToJob', applying, seeker)]) {
    const { status, headers, body } = refused
    expect([status, body.success, body.code]).toEqual([429, false, 'too-many-tries'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(1_700)
  }
  // Without a paper it is an application like others.
  expect((await app.call('applyToJob', { params, body: {} }, seeker)).body.code).toBe('already-applied')
  expect((await app.call('readPaper', paper, await personOf(app))).status).toBe(200)
  app.wait(1_800_000)
  expect((await app.call('readPaper', paper, seeker)).status).toBe(200)
})

test('papers are limited per network address too', async () => {
  app.wait(1_800_000)
  const statuses: number[] = []
  for (let at = 0; at < 9; at += 1) statuses.push((await app.call('readPaper', paper, await personOf(app))).status)
  expect(statuses).toEqual([...Array(8).fill(200), 429])
})

test('a paper is no longer made when its caller hangs up, also that of an application', async () => {
  app.wait(1_800_000)
  const [seeker, employer] = [await personOf(app), await personOf(app, 'employer')]
  const jobId = await jobOf(app, employer)
  const { port } = await app.listen()
  for (const [method, path, body] of [
    ['GET', '/api/papers/rirekisho.pdf', undefined],
    ['POST', `/api/jobs/${jobId}/apply`, JSON.stringify({ paper: { kind: 'rirekisho' } })],
  ] as const) {
    const begun = Promise.withResolvers<GateCaller>()
    slow = begun.resolve
    const headers = { ...bearer(seeker), 'content-type': 'application/json' }
    const asked = request({ host: '127.0.0.1', port, method, path, headers })
    asked.on('error', () => {}).end(body)
    const { person, address, signal } = await begun.promise
    expect([person, address, signal?.aborted]).toEqual([seeker.id, '127.0.0.1', false])
    asked.destroy()
    await once(signal as AbortSignal, 'abort')
  }
  slow = undefined
  expect((await app.call('listMyApplications', {}, seeker)).body.data.applications).toEqual([])
})
