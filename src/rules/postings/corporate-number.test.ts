import { expect, test } from 'vitest'
import { isCorporateNumber } from './corporate-number.ts'

test('the check digit tells a corporate number', () => {
  // National Tax Agency, and a number with one digit changed.
  expect(isCorporateNumber('7000012050002')).toBe(true)
  expect(isCorporateNumber('7000012050003')).toBe(false)
  expect(isCorporateNumber('8000012050002')).toBe(false)
  expect(isCorporateNumber('700001205000')).toBe(false)
  expect(isCorporateNumber('70000120500021')).toBe(false)
  expect(isCorporateNumber('７000012050002')).toBe(false)
})

test('one wrong digit is always found', () => {
  const number = '7000012050002'
  for (let at = 0; at < 13; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = number.slice(0, at) + digit + number.slice(at + 1)
      // 0 and 9 count the same modulo 9.
      const same =
        changed === number || (at > 0 && [number[at], String(digit)].every((one) => '09'.includes(one ?? '')))
      expect([changed, isCorporateNumber(changed)]).toEqual([changed, same])
    }
})
