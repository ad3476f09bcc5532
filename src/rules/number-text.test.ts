import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('a number is written as Intl writes it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.nat(99_999_999), (whole, hundredths) => {
      for (const number of [whole, hundredths, hundredths / 100])
        expect(numberText(number)).toBe(number.toLocaleString('ja-JP'))
    }),
  )
})
