import { afterEach, describe, expect, test, vi } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { personOf, resumeOf } from '#server/testing/people-and-jobs.ts'

const hour = 60 * 60_000

const right = fixture(openTestApp)
afterEach(() => vi.useRealTimers())

/** Another node on the same database, on a machine whose clock is wrong. */
async function nodeAhead(by: number): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  return openTestApp({ open: right.open })
}

describe.each([
  ['fast', hour + 60_000],
  ['slow', -(hour + 60_000)],
])('a node whose clock is an hour too %s', (_how, by) => {
  test('accepts what others issued and issues what others accept', async () => {
    const person = await personOf(right)
    const wrong = await nodeAhead(by)
    expect((await wrong.call('readMe', {}, person)).status).toBe(200)
    const other = await wrong.register()
    vi.useRealTimers()
    expect((await right.call('readMe', {}, other)).status).toBe(200)
    right.wait(hour + 1_000)
    expect((await right.call('readMe', {}, other)).status).toBe(401)
    right.wait(-hour - 1_000)
  })

  test('neither shortens nor prolongs a link', async () => {
    const person = await personOf(right)
    await resumeOf(right, person)
    const wrong = await nodeAhead(by)
    const link = async (app: TestApp) => (await app.call('listResumes', {}, person)).body.data.resumes[0].url as string
    const opens = async (app: TestApp, url: string) => (await app.inject({ method: 'GET', url })).status
    expect(await opens(wrong, await link(right))).toBe(200)
    const url = await link(wrong)
    vi.useRealTimers()
    expect(await opens(right, url)).toBe(200)
    right.wait(10 * 60_000 + 1_000)
    expect(await opens(right, url)).toBe(403)
    right.wait(-10 * 60_000 - 1_000)
  })
})
