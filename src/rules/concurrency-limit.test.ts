import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { begun: 0, most: 0, going: 0 }
  const go = async () => {
    state.begun += 1
    state.going += 1
    state.most = Math.max(state.most, state.going)
    await promise
    state.going -= 1
  }
  return { state, go, end: resolve }
}

test('per key some work runs, some waits, and the rest is refused', async () => {
  const limited = concurrencyLimit({ atOnce: 2, waiting: 3 })
  const [one, other] = [work(), work()]
  const all = Promise.allSettled(Array.from({ length: 8 }, () => limited('a', one.go)))
  const beside = limited('b', other.go)
  await new Promise(setImmediate)
  expect([one.state.begun, other.state.begun]).toEqual([2, 1])
  one.end()
  other.end()
  await beside
  const settled = await all
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const each of settled)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ refusal: 'overloaded', retryAfter: 2 })
  expect(one.state.most).toBe(2)
})

test('work that fails gives its place back', async () => {
  const limited = concurrencyLimit({ atOnce: 1, waiting: 0 })
  await expect(limited('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited('a', async () => 'done')).toBe('done')
})

test('work that waits too long is refused, and aborted work leaves the queue', async () => {
  const limited = concurrencyLimit({ atOnce: 1, waiting: 2, waitMs: 20 })
  const [first, late] = [work(), work()]
  const going = limited('a', first.go)
  const caller = new AbortController()
  const left = limited('a', late.go, caller.signal)
  const refused = limited('a', late.go)
  caller.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(refused).rejects.toMatchObject({ refusal: 'overloaded' })
  first.end()
  await going
  expect(late.state.begun).toBe(0)
  expect(await limited('a', async () => 'next')).toBe('next')
})
