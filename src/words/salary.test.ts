import { expect, test } from 'vitest'
import { salaryText, singleBoundText } from './salary.ts'

const pay = (salary_min: number | null, salary_max: number | null) => ({ salary_min, salary_max })

test('a range is shown when both bounds are stated, 応相談 otherwise', () => {
  expect(salaryText(pay(254_000, 300_000))).toBe('月給25万円〜30万円')
  expect(salaryText(pay(250_000, null))).toBe('応相談')
  expect(salaryText(pay(null, 300_000))).toBe('応相談')
  expect(salaryText(pay(null, null))).toBe('応相談')
})

test('a single bound has its own text beside the public one', () => {
  expect(singleBoundText(pay(250_000, null))).toBe('月給25万円〜')
  expect(singleBoundText(pay(null, 300_000))).toBe('月給〜30万円')
  expect(singleBoundText(pay(250_000, 300_000))).toBeNull()
  expect(singleBoundText(pay(null, null))).toBeNull()
})
