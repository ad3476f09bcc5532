import { expect, test } from 'vitest'
import { openTestDatabase } from '#store/testing/database.ts'
import { makeAdmin } from './admins.ts'

test('nodes that first start concurrently create one administrator, and all continue', async () => {
  const open = await openTestDatabase()
  const given = { email: 'first@example.com', password: 'kX4-first-start', now: new Date() }
  const made = await Promise.all(Array.from({ length: 4 }, () => makeAdmin(open.db, given)))
  const { rows } = await open.executeSql(`SELECT role FROM users WHERE email = 'first@example.com'`)
  await open.close()
  expect(made.sort()).toEqual(['already', 'already', 'already', 'created'])
  expect(rows).toEqual([{ role: 'admin' }])
})
