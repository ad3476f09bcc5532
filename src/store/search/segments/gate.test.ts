import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

/** Sends ten through, and tells how many were inside at once at most. */
async function crowdAt(gate: Gate) {
  let inside = 0
  let most = 0
  const visit = () =>
    gate.through(async () => {
      most = Math.max(most, ++inside)
      await sleep(5)
      inside--
    })
  const all = Promise.all(Array.from({ length: 10 }, visit))
  return { all, most: () => most }
}

test('a wide gate lets everybody through at once', async () => {
  const { all, most } = await crowdAt(new Gate())
  await all
  expect(most()).toBe(10)
})

test('a narrow gate lets a few through at once, and everybody in the end', async () => {
  const gate = new Gate()
  gate.isNarrow = true
  const { all, most } = await crowdAt(gate)
  await all
  expect(most()).toBe(3)
})

test('whoever waits goes on when the gate becomes wide', async () => {
  const gate = new Gate()
  gate.isNarrow = true
  const { all, most } = await crowdAt(gate)
  gate.isNarrow = false
  await all
  expect(most()).toBe(10)
})
