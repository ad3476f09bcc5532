import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { limitSearches, searchLimitOf } from './search-limit.ts'

const node = () => ({}) as Database

/** Starts ten, and tells how many ran at once at most. */
function tenAtOnce(db: Database) {
  let running = 0
  let most = 0
  const search = () =>
    searchLimitOf(db)(async () => {
      most = Math.max(most, ++running)
      await sleep(5)
      running--
    })
  const all = Promise.all(Array.from({ length: 10 }, search))
  return { all, most: () => most }
}

test('quick searches all run at once', async () => {
  const { all, most } = tenAtOnce(node())
  await all
  expect(most()).toBe(10)
})

test('of slow searches a few run at once, and all in the end', async () => {
  const db = node()
  limitSearches(db, true)
  const { all, most } = tenAtOnce(db)
  await all
  expect(most()).toBe(3)
})

test('searches that wait go on when they are quick again', async () => {
  const db = node()
  limitSearches(db, true)
  const { all, most } = tenAtOnce(db)
  limitSearches(db, false)
  await all
  expect(most()).toBe(10)
})
