import { expect, test } from 'vitest'
import { corporateNumberFault } from './employer-profile.ts'

test('a corporate number has 13 digits and the right check digit', () => {
  // National Tax Agency, and a number with one digit changed.
  expect(corporateNumberFault('7000012050002')).toBeNull()
  expect(corporateNumberFault('7000012050003')).toBe('corporate-number-wrong')
  expect(corporateNumberFault('8000012050002')).toBe('corporate-number-wrong')
  expect(corporateNumberFault('700001205000')).toBe('corporate-number-short')
  expect(corporateNumberFault('70000120500021')).toBe('corporate-number-short')
  expect(corporateNumberFault('７000012050002')).toBe('corporate-number-short')
})

test('one wrong digit is always found', () => {
  const number = '7000012050002'
  for (let at = 0; at < 13; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = number.slice(0, at) + digit + number.slice(at + 1)
      // 0 and 9 count the same modulo 9.
      const same =
        changed === number || (at > 0 && [number[at], String(digit)].every((one) => '09'.includes(one ?? '')))
      expect([changed, corporateNumberFault(changed) === null]).toEqual([changed, same])
    }
})
