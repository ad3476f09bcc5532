import { expect, test } from 'vitest'
import { lengthText } from './length.ts'

test('a length is shown before its limit, both with separators', () => {
  expect(lengthText(0, 200)).toBe('0 / 200文字')
  expect(lengthText(1_200, 10_000)).toBe('1,200 / 10,000文字')
})
