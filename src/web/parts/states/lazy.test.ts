import { expect, test } from 'vitest'
import { later } from './lazy.tsx'

const Part = () => null

test('a part is loaded once, however often somebody comes near', async () => {
  let asked = 0
  const part = later(async () => {
    asked += 1
    return Part
  })
  expect(part.there()).toBeUndefined()
  part.reach()
  part.reach()
  await part.load()
  expect(part.there()).toBe(Part)
  expect(asked).toBe(1)
})

test('a part that could not be loaded is asked for again the next time', async () => {
  let online = false
  const part = later(async () => {
    if (!online) throw new TypeError('Failed to fetch')
    return Part
  })
  part.reach()
  await expect(part.load()).rejects.toThrow('Failed to fetch')
  online = true
  await part.load()
  expect(part.there()).toBe(Part)
})
