import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openClock } from './clock.ts'

const hour = 60 * 60_000
const close = 200

afterEach(() => vi.useRealTimers())

/** A database whose clock is off from that of this machine. */
function databaseAhead(by: number) {
  const real = Date.now() - performance.now()
  const state = { by, away: false, asked: 0 }
  const probe = async () => {
    state.asked += 1
    return state.away ? null : [{ ms: String(real + performance.now() + state.by) }]
  }
  return { state, probe }
}

test('the time is the database’s, however wrong the clock of this machine is or becomes', async () => {
  const database = databaseAhead(0)
  const real = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: real + hour })
  const clock = await openClock(database)
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(close)
  vi.setSystemTime(real - hour)
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(close)
  await clock.stop()
})

test('the time that the first connection takes does not put the clock ahead', async () => {
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

test('it goes on while the database is away, and follows it to a server with another clock', async () => {
  const { state, probe } = databaseAhead(0)
  const clock = await openClock({ probe }, 5)
  state.away = true
  const asked = state.asked
  await vi.waitFor(() => expect(state.asked).toBeGreaterThan(asked + 1))
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(close)
  Object.assign(state, { away: false, by: hour })
  await vi.waitFor(() => expect(Math.abs(clock.now().getTime() - Date.now() - hour)).toBeLessThan(close))
  await clock.stop()
})

test('a database that does not answer at first leaves this machine’s clock', async () => {
  const clock = await openClock({ probe: async () => null })
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(close)
  await clock.stop()
})
