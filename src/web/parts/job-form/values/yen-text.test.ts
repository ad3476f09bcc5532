import { expect, test } from 'vitest'
import { payInTenThousands, splitPay, tidyYen, yenOf } from './yen-text.ts'

test('an amount gets separators, however it is typed', () => {
  expect(tidyYen('360000')).toBe('360,000')
  expect(tidyYen('３６０，０００円')).toBe('360,000')
  expect(tidyYen(' ¥360,000 ')).toBe('360,000')
  expect(tidyYen('25万円')).toBe('250,000')
  expect(tidyYen('25.5万')).toBe('255,000')
})

test('nothing and zero are both not stated', () => {
  expect(tidyYen('  ')).toBe('')
  expect(tidyYen('0')).toBe('')
  expect(yenOf('０')).toBeNull()
})

test('what is no amount stays as it was typed, so that it can be corrected', () => {
  expect(tidyYen('応相談')).toBe('応相談')
  expect(tidyYen('-5')).toBe('-5')
  expect(tidyYen('30.5')).toBe('30.5')
  expect(yenOf('応相談')).toBeNull()
})

test('a tidied amount reads back as the same number', () => {
  expect(yenOf('３６万')).toBe(360_000)
  expect(yenOf(tidyYen('340000'))).toBe(340_000)
})

test('a range in one field goes to both', () => {
  expect(splitPay({ min: '26〜30', max: '' })).toEqual({ min: '26', max: '30' })
  expect(splitPay({ min: '26〜30万円', max: '' })).toEqual({
    min: '260,000',
    max: '300,000',
  })
  expect(splitPay({ min: '２６万−３０万', max: '' })).toEqual({
    min: '260,000',
    max: '300,000',
  })
  const filled = { min: '26〜30', max: '400,000' }
  expect(splitPay(filled)).toEqual(filled)
  expect(splitPay({ min: '応相談', max: '' })).toEqual({ min: '応相談', max: '' })
})

test('amounts below 1,000 yen are taken for 万円 when asked', () => {
  expect(payInTenThousands({ min: '26', max: '30' })).toEqual({
    min: '260,000',
    max: '300,000',
  })
  expect(payInTenThousands({ min: '25.5', max: '' })).toEqual({ min: '255,000', max: '' })
  expect(payInTenThousands({ min: '260,000', max: '30' })).toEqual({
    min: '260,000',
    max: '300,000',
  })
  expect(payInTenThousands({ min: '1,000', max: '' })).toBeNull()
  expect(payInTenThousands({ min: '', max: '' })).toBeNull()
  expect(payInTenThousands({ min: '応相談', max: '0' })).toBeNull()
})
