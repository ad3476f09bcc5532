import { expect, test } from 'vitest'
import { lengthText } from './length.ts'

test('the length of a text is shown near its limit', () => {
  expect(lengthText(159, 200)).toBeNull()
  expect(lengthText(160, 200)).toBe('160 / 200文字')
  expect(lengthText(12_000, 10_000)).toBe('12,000 / 10,000文字')
})
