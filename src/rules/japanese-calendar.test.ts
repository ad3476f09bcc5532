import { expect, test } from 'vitest'
import { ageOn, dateText, yearText } from './japanese-calendar.ts'

test('the first year of an era is 元年, and an era begins on its day', () => {
  expect(dateText('2019-04-30', 'wareki')).toBe('平成31年4月30日')
  expect(dateText('2019-05-01', 'wareki')).toBe('令和元年5月1日')
  expect(dateText('1989-01-07', 'wareki')).toBe('昭和64年1月7日')
  expect(dateText('1989-01-08', 'wareki')).toBe('平成元年1月8日')
  expect(dateText('2026-11-23', 'wareki')).toBe('令和8年11月23日')
  expect(dateText('2026-11-23', 'seireki')).toBe('2026年11月23日')
})

test('a month without a day has the era of its last day, and what is no date stays as it is', () => {
  expect(dateText('2019-04', 'wareki')).toBe('平成31年4月')
  expect(dateText('1989-01', 'wareki')).toBe('平成元年1月')
  expect(yearText('2019-12', 'wareki')).toBe('令和元')
  expect(dateText('現在', 'wareki')).toBe('現在')
})

test('an age increases on the birthday', () => {
  expect(ageOn('1990-11-23', '2026-11-22')).toBe(35)
  expect(ageOn('1990-11-23', '2026-11-23')).toBe(36)
})
