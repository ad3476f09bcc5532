import { expect, test } from 'vitest'
import type { TrapTask } from './testing/trapping-worker.ts'
import { threadPool } from './thread-pool.ts'

const poolOf = (limits: { threads?: number; waiting?: number; waitMs?: number; taskMs?: number } = {}) =>
  threadPool<TrapTask, number>(new URL('./testing/trapping-worker.ts', import.meta.url), {
    ...{ threads: 1, heapMb: 64, idleMs: 60_000 },
    ...limits,
  })

test('a thread serves until its program traps; another takes its place', async () => {
  const pool = poolOf()
  const first = await pool.run('thread')
  expect(await pool.run('thread')).toBe(first)
  await expect(pool.run('trap')).rejects.toThrow('unreachable')
  expect(await pool.run('thread')).not.toBe(first)
})

test('a thread whose WebAssembly has grown beyond its bound does no more tasks', async () => {
  const pool = poolOf()
  const first = await pool.run('grow')
  expect(await pool.run('thread')).not.toBe(first)
})

test('a task ends with its caller, and the next one is done', async () => {
  const pool = poolOf()
  const caller = new AbortController()
  const long = pool.run({ waitMs: 60_000 }, { signal: caller.signal })
  const behind = pool.run('thread')
  setTimeout(() => caller.abort(), 50)
  await expect(long).rejects.toMatchObject({ name: 'AbortError' })
  expect(await behind).toBeGreaterThan(0)
})

test('one person has one task at a time and three that wait; others go before those that wait', async () => {
  const pool = poolOf({ threads: 2 })
  await Promise.all([pool.run('thread'), pool.run('thread')])
  const order: string[] = []
  // The other's thread may get no time for a while, so that the tasks of one take long.
  const run = (person: string, waitMs: number) => pool.run({ waitMs }, { person }).then(() => order.push(person))
  const ofOne = Array.from({ length: 4 }, () => run('one', 400))
  await expect(run('one', 400)).rejects.toMatchObject({ refusal: 'overloaded' })
  await Promise.all([...ofOne, run('other', 1)])
  expect(order.slice(0, 2).toSorted()).toEqual(['one', 'other'])
})

test('a task that takes too long is refused and ends with its thread', async () => {
  const pool = poolOf({ taskMs: 2_000 })
  const first = await pool.run('thread')
  const late = pool.run({ waitMs: 60_000 })
  await expect(late).rejects.toMatchObject({ refusal: 'overloaded', retryAfter: 60 })
  expect(await pool.run('thread')).not.toBe(first)
})

test('a task that waits too long is refused', async () => {
  const pool = poolOf({ waitMs: 30 })
  const long = pool.run({ waitMs: 500 })
  await expect(pool.run('thread')).rejects.toMatchObject({ refusal: 'overloaded', retryAfter: 2 })
  expect(await long).toBeGreaterThan(0)
})
