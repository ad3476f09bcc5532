import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openClock } from './clock.ts'

const hour = 60 * 60_000
const toleranceMs = 200

afterEach(() => vi.useRealTimers())

/** A database whose clock is `by` ms ahead of this machine's. */
function databaseAhead(by: number) {
  const real = Date.now() - performance.now()
  const state = { by, away: false, probes: 0 }
  const probe = async () => {
    state.probes += 1
    return state.away ? null : [{ ms: String(real + performance.now() + state.by) }]
  }
  return { state, probe }
}

test('the time follows the database, even when this machine’s clock is wrong or changes', async () => {
  const database = databaseAhead(0)
  const real = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: real + hour })
  const clock = await openClock(database)
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(toleranceMs)
  vi.setSystemTime(real - hour)
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(toleranceMs)
  await clock.stop()
})

test('a slow first connection does not shift the clock', async () => {
  const { probe } = databaseAhead(0)
  let isConnected = false
  const clock = await openClock({
    probe: async () => {
      if (!isConnected) await sleep(400)
      isConnected = true
      return probe()
    },
  })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(100)
  await clock.stop()
})

test('the clock keeps running while the database is away, and follows a new server with another clock', async () => {
  const { state, probe } = databaseAhead(0)
  const clock = await openClock({ probe }, 5)
  state.away = true
  const probes = state.probes
  await vi.waitFor(() => expect(state.probes).toBeGreaterThan(probes + 1))
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(toleranceMs)
  Object.assign(state, { away: false, by: hour })
  await vi.waitFor(() => expect(Math.abs(clock.now().getTime() - Date.now() - hour)).toBeLessThan(toleranceMs))
  await clock.stop()
})

test('the clock uses local time until the database answers', async () => {
  const clock = await openClock({ probe: async () => null })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(toleranceMs)
  await clock.stop()
})
