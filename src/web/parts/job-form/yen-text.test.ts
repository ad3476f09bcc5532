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
  expect(splitPay({ salary_min: '26〜30', salary_max: '' })).toEqual({ salary_min: '26', salary_max: '30' })
  expect(splitPay({ salary_min: '26〜30万円', salary_max: '' })).toEqual({
    salary_min: '260,000',
    salary_max: '300,000',
  })
  expect(splitPay({ salary_min: '２６万−３０万', salary_max: '' })).toEqual({
    salary_min: '260,000',
    salary_max: '300,000',
  })
  const filled = { salary_min: '26〜30', salary_max: '400,000' }
  expect(splitPay(filled)).toEqual(filled)
  expect(splitPay({ salary_min: '応相談', salary_max: '' })).toEqual({ salary_min: '応相談', salary_max: '' })
})

test('amounts below 1,000 yen are taken for 万円 when asked', () => {
  expect(payInTenThousands({ salary_min: '26', salary_max: '30' })).toEqual({
    salary_min: '260,000',
    salary_max: '300,000',
  })
  expect(payInTenThousands({ salary_min: '25.5', salary_max: '' })).toEqual({ salary_min: '255,000', salary_max: '' })
  expect(payInTenThousands({ salary_min: '260,000', salary_max: '30' })).toEqual({
    salary_min: '260,000',
    salary_max: '300,000',
  })
  expect(payInTenThousands({ salary_min: '1,000', salary_max: '' })).toBeNull()
  expect(payInTenThousands({ salary_min: '', salary_max: '' })).toBeNull()
  expect(payInTenThousands({ salary_min: '応相談', salary_max: '0' })).toBeNull()
})
