import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanPhone, isPhone, phoneAddress } from './phone.ts'
import { shownPhone, storedPhone } from './stored-phone.ts'

test.each([
  ['　０９０ー１２３４−５６７８ ', '090-1234-5678', 'tel:09012345678'],
  ['（０３）１２３４－５６７８', '(03)1234-5678', 'tel:0312345678'],
  ['+81 (90) 1234-5678', '+81 (90) 1234-5678', 'tel:+819012345678'],
])('full-width figures and Japanese dashes are accepted and called: %s', (text, clean, address) => {
  expect([cleanPhone(text), isPhone(cleanPhone(text)), phoneAddress(text)]).toEqual([clean, true, address])
})

test.each([
  ...['内線12', '090-1234', '1234567890123456', '090-1234-567a', '09012345678+', 'メールでお願いします', ''],
  '09012345678;ext=1',
])('%s is no phone number, and calls none', (text) => {
  expect([isPhone(text), phoneAddress(text)]).toEqual([false, null])
})

test('a number is stored as E.164 and shown with the hyphens of its country', () => {
  const numbers = {
    '０９０ー１２３４−５６７８': ['+819012345678', '090-1234-5678'],
    '（０３）１２３４ ５６７８': ['+81312345678', '03-1234-5678'],
    '0467001234': ['+81467001234', '0467-00-1234'],
    '0120123456': ['+81120123456', '0120-123-456'],
    '+81 (0)90-7777-1234': ['+819077771234', '090-7777-1234'],
    '+1 (650) 253-0000': ['+16502530000', '+1 650 253 0000'],
    '010-44-20-7946-0958': ['+442079460958', '+44 20 7946 0958'],
  }
  for (const [typed, [e164, shown]] of Object.entries(numbers)) {
    expect([storedPhone(typed), shownPhone(typed), shownPhone(e164)]).toEqual([e164, shown, shown])
    expect(storedPhone(shown)).toBe(e164)
  }
})

test('a text that is no phone number is stored unchanged', () => {
  // A spreadsheet's number without its 0, a digit too many or too few, a country that does not exist.
  const numberless = ['9012345678', '03-1234-56789', '090-123-4567', '0081-90-1234-5678', '+999 123 456 789']
  for (const text of ['', '　内線１２', '03-1234-5678 内線12', 'なし', '110', ...numberless])
    expect([storedPhone(text), shownPhone(text)]).toEqual([text, text])
  expect([storedPhone(null), shownPhone(null), storedPhone(undefined)]).toEqual([null, null, undefined])
})

test('a stored number that is shown and stored again is the same', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789０９+()- ー'), maxLength: 20 })
  fc.assert(
    fc.property(typed, (text) => {
      const stored = storedPhone(text)
      expect(storedPhone(shownPhone(stored))).toBe(stored)
    }),
    { numRuns: 2_000 },
  )
})
