import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAnd, countBits } from './bitmap.ts'

const ones = (word: number) => word.toString(2).replaceAll('0', '').length

test('shared bits are counted exactly, in sets of every length', () => {
  const words = fc.uint32Array({ maxLength: 70 })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const length = Math.min(a.length, b.length)
      const [one, other] = [a.slice(0, length), b.slice(0, length)]
      const expected = [...one].reduce((sum, word, at) => sum + ones((word & (other[at] ?? 0)) >>> 0), 0)
      expect(countAnd(one, other)).toBe(expected)
      expect(countBits(a)).toBe([...a].reduce((sum, word) => sum + ones(word), 0))
    }),
  )
})

test('large sets are counted whole', () => {
  const all = new Uint32Array(40_007).fill(0xffffffff)
  expect(countAnd(all, all)).toBe(40_007 * 32)
})
