import { expect, test } from 'vitest'
import type { OpenDatabase } from '#store/database.ts'
import { openReadiness } from './readiness.ts'

const readinessOf = (database: Partial<OpenDatabase>) => openReadiness(database as OpenDatabase)
const answering = { isReady: async () => true, probe: async () => [{}] }

test('a node is ready while the database answers and has its schema', async () => {
  expect(await readinessOf(answering).notReady()).toEqual([])
  expect(await readinessOf({ isReady: async () => false }).notReady()).toEqual(['database'])
  expect(await readinessOf({ ...answering, probe: async () => [] }).notReady()).toEqual(['schema'])
})

test('a node that takes leave says so without asking the database', async () => {
  const readiness = readinessOf({ isReady: () => Promise.reject(new Error('asked')) })
  readiness.drain()
  expect(await readiness.notReady()).toEqual(['draining'])
})

test('concurrent readiness checks share one query', async () => {
  let asked = 0
  const readiness = readinessOf({ ...answering, isReady: async () => ++asked > 0 })
  await Promise.all(Array.from({ length: 10 }, () => readiness.notReady()))
  expect(asked).toBe(1)
  await readiness.notReady()
  expect(asked).toBe(2)
})
