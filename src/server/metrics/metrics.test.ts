import { expect, test, vi } from 'vitest'
import { storedFigures } from './metrics.ts'

const figures = { followUpsWaiting: 1, followUpsOldestSeconds: 2, jobsUnsealed: 3, searchGeneration: 4, sessions: 5 }

test('the database is read at most once in 10 seconds', async () => {
  let now = 0
  const read = vi.fn(async () => figures)
  const stored = storedFigures(read, { now: () => now })
  expect(await Promise.all([stored(), stored()])).toEqual([figures, figures])
  now = 9_999
  await stored()
  expect(read).toHaveBeenCalledTimes(1)
  now = 10_000
  expect(await stored()).toBe(figures)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a database that does not answer is given up in time, and not asked again meanwhile', async () => {
  let now = 0
  const { promise, resolve } = Promise.withResolvers<typeof figures>()
  const read = vi.fn(() => promise)
  const stored = storedFigures(read, { now: () => now, deadline: 20 })
  expect(await stored()).toBeNull()
  now = 20_000
  expect(await stored()).toBeNull()
  expect(read).toHaveBeenCalledTimes(1)
  resolve(figures)
  await expect.poll(stored).toBe(figures)
})

test('a database that refuses leaves the figures out', async () => {
  expect(await storedFigures(() => Promise.reject(new Error('away')))()).toBeNull()
})
