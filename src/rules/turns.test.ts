import { expect, test } from 'vitest'
import { turns } from './turns.ts'

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

test('a few go on at once under one key, some wait, the rest is refused; another key has a line of its own', async () => {
  const inTurn = turns({ atOnce: 2, waiting: 3 })
  const [one, other] = [work(), work()]
  const all = Promise.allSettled(Array.from({ length: 8 }, () => inTurn('a', one.go)))
  const beside = inTurn('b', other.go)
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

test('work that fails gives its turn back', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 0 })
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('a', async () => 'done')).toBe('done')
})
