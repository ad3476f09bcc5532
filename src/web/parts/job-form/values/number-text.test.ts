import { expect, test } from 'vitest'
import { tidyMinutes, tidyNumber, tidyPostalCode } from './number-text.ts'

test('a figure is read in full width, with separators and with its unit', () => {
  expect(tidyNumber('１２０日')).toBe('120')
  expect(tidyNumber(' 3か月 ')).toBe('3')
  expect(tidyNumber('1,000')).toBe('1000')
  expect(tidyNumber('７．５')).toBe('7.5')
  expect(tidyNumber('')).toBe('')
})

test('what is no figure stays as it was typed, so that it can be corrected', () => {
  expect(tidyNumber('三か月')).toBe('三か月')
  expect(tidyNumber('-3')).toBe('-3')
  expect(tidyMinutes('適宜')).toBe('適宜')
  expect(tidyPostalCode('123')).toBe('123')
})

test('minutes may be typed as hours', () => {
  expect(tidyMinutes('６０分')).toBe('60')
  expect(tidyMinutes('1時間')).toBe('60')
  expect(tidyMinutes('1時間30分')).toBe('90')
  expect(tidyMinutes('1:15')).toBe('75')
  expect(tidyMinutes('1.5時間')).toBe('90')
})

test('a postal code is seven digits', () => {
  expect(tidyPostalCode('〒１６０－００２３')).toBe('1600023')
  expect(tidyPostalCode('160-0023')).toBe('1600023')
})
