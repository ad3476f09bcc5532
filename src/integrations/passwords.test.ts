import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { RefusalError } from '#rules/refusals.ts'
import { hashPassword, isPassword, waitingPasswords } from './passwords.ts'

test('a password matches in any Unicode composition', async () => {
  const stored = await hashPassword('cafe\u0301 pass')
  expect(await isPassword('caf\u00e9 pass', stored)).toBe(true)
  expect(await isPassword('cafe pass', stored)).toBe(false)
  expect(await isPassword('anything', null)).toBe(false)
  expect(await isPassword('anything', undefined)).toBe(false)
})

test('a password signs in by full-width and half-width letters alike, also against a hash of full-width ones', async () => {
  const stored = await hashPassword('ｈａｔａ１１７７')
  expect([await isPassword('hata1177', stored), await isPassword('ｈａｔａ1177', stored)]).toEqual([true, true])
  expect(await isPassword('ｈａｔａ１１７７', await hashPassword('hata1177'))).toBe(true)
  // Of the same letters in form C.
  const ofFormC = '$argon2id$v=19$m=19456,t=2,p=1$ykbw9CzB79dHCYxX+2rJ7A$+0Gu+2J4/B2ddNvnwyBUhMVi3P0lqfWXpZVDQ9StspA'
  expect(await isPassword('ｈａｔａ１１７７', ofFormC)).toBe(true)
  expect(await isPassword('hata1177', ofFormC)).toBe(false)
})

test('beyond the queue hashing is refused at once, and what waits is done', async () => {
  const stored = await hashPassword('password')
  const tries = Array.from({ length: waitingPasswords + 100 }, () => isPassword('password', stored))
  const all = Promise.allSettled(tries)
  // Files are read by the threads of the process, for which nobody who signs in waits.
  const file = readFile(import.meta.filename).then(() => 'file')
  expect(await Promise.race([file, all.then(() => 'passwords')])).toBe('file')
  const settled = await all
  const refused = settled.filter((each) => each.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.every(({ reason }) => reason instanceof RefusalError && reason.refusal === 'overloaded')).toBe(true)
  const done = settled.filter((each) => each.status === 'fulfilled')
  expect(done.length).toBeGreaterThanOrEqual(waitingPasswords)
  expect(done.every(({ value }) => value)).toBe(true)
})
