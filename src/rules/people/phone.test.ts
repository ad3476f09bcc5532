import { expect, test } from 'vitest'
import { cleanPhone, isPhone } from './phone.ts'

test('full-width figures and Japanese dashes are accepted', () => {
  expect(cleanPhone('　０９０ー１２３４−５６７８ ')).toBe('090-1234-5678')
  expect(isPhone(cleanPhone('（０３）１２３４－５６７８'))).toBe(true)
  expect(isPhone(cleanPhone('+81 90 1234 5678'))).toBe(true)
})

test('letters, too few and too many figures are no phone number', () => {
  for (const text of ['内線12', '090-1234', '1234567890123456', '090-1234-567a', '09012345678+'])
    expect(isPhone(text)).toBe(false)
})
