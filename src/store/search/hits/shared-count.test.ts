import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countShared } from './shared-count.ts'

const ones = (word: number) => word.toString(2).replaceAll('0', '').length

test('shared bits are counted as one would count them by hand, in sets of every length', () => {
  const words = fc.uint32Array({ maxLength: 70 })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const length = Math.min(a.length, b.length)
      const [one, other] = [a.slice(0, length), b.slice(0, length)]
      const expected = [...one].reduce((sum, word, at) => sum + ones((word & (other[at] ?? 0)) >>> 0), 0)
      expect(countShared(one, other)).toBe(expected)
    }),
  )
})

test('sets that are longer than the memory are counted piece by piece', () => {
  const all = new Uint32Array(40_007).fill(0xffffffff)
  expect(countShared(all, all)).toBe(40_007 * 32)
})
