import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

const limits = { atOnce: 2, waiting: 20, waitMs: 5_000 }

/** Takes some milliseconds, and records its caller. */
const pieceOf =
  (person: string, done: string[], costMs = 10) =>
  async () => {
    await sleep(5)
    done.push(person)
    return { result: person, costMs }
  }

test('behind twenty who use it all the time, a person waits for one piece of work', async () => {
  const turns = fairTurns(limits)
  const done: string[] = []
  let isOver = false
  const busy = Array.from({ length: 20 }, async (_, at) => {
    while (!isOver) await turns([`busy ${at}`, 'their network'], pieceOf(`busy ${at}`, done))
  })
  while (done.length < 40) await sleep(1)
  const before = done.length
  await turns(['rare', 'their network'], pieceOf('rare', done))
  isOver = true
  await Promise.all(busy)
  // Two are running, and one more may start when one of them ends.
  expect(done.indexOf('rare') - before).toBeLessThanOrEqual(3)
})

test('new accounts of a busy network come after a person of another network', async () => {
  const turns = fairTurns({ ...limits, atOnce: 1 })
  const done: string[] = []
  const news = Array.from({ length: 5 }, (_, at) => turns([`new ${at}`, 'busy'], pieceOf('new', done)))
  await Promise.all([...news, turns(['rare', 'quiet'], pieceOf('rare', done))])
  expect(done.indexOf('rare')).toBe(1)
})

test('a full queue refuses the most expensive callers', async () => {
  const turns = fairTurns({ ...limits, atOnce: 1, waiting: 2 })
  const done: string[] = []
  await turns(['costly'], pieceOf('costly', done, 1_000))
  const going = turns(['other'], pieceOf('other', done))
  const refused = turns(['costly'], pieceOf('costly', done))
  const others = ['a', 'b'].map((person) => turns([person], pieceOf(person, done)))
  await expect(refused).rejects.toMatchObject({ refusal: 'overloaded', retryAfter: 2 })
  expect(await Promise.all([going, ...others])).toEqual(['other', 'a', 'b'])
})

test('work that waits too long is refused, aborted work leaves, and work that fails gives its place back', async () => {
  const turns = fairTurns({ atOnce: 1, waiting: 3, waitMs: 20 })
  const done: string[] = []
  const caller = new AbortController()
  const going = turns(['a'], () => sleep(60).then(() => Promise.reject(new Error('no'))))
  const left = turns(['b'], pieceOf('left', done), caller.signal)
  const late = turns(['c'], pieceOf('late', done))
  caller.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(late).rejects.toMatchObject({ refusal: 'overloaded' })
  await expect(going).rejects.toThrow('no')
  expect(await turns(['d'], pieceOf('next', done))).toBe('next')
  expect(done).toEqual(['next'])
})
