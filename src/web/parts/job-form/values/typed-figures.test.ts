import { expect, test } from 'vitest'
import {
  payInTenThousands,
  splitPay,
  tidyMinutes,
  tidyNumber,
  tidyPostalCode,
  tidyYen,
  yenOf,
} from './typed-figures.ts'

test.each([
  ['３６０，０００円', '360,000'],
  [' ¥360,000 ', '360,000'],
  ['25.5万', '255,000'],
  ['  ', ''],
  ['0', ''],
  ['応相談', '応相談'],
  ['-5', '-5'],
  ['30.5', '30.5'],
])('the amount %j is tidied to %j', (typed, tidy) => {
  expect(tidyYen(typed)).toBe(tidy)
})

test('a tidied amount parses to the same number, an empty one to null', () => {
  expect(['３６万', tidyYen('340000'), '０', '応相談'].map(yenOf)).toEqual([360_000, 340_000, null, null])
})

test.each([
  ['26〜30', '', '26', '30'],
  ['26〜30万円', '', '260,000', '300,000'],
  ['２６万−３０万', '', '260,000', '300,000'],
  ['26〜30', '400,000', '26〜30', '400,000'],
  ['応相談', '', '応相談', ''],
])('a range in one field fills both: %s and %j become %s and %j', (min, max, from, to) => {
  expect(splitPay({ min, max })).toEqual({ min: from, max: to })
})

test.each([
  ['26', '30', { min: '260,000', max: '300,000' }],
  ['25.5', '', { min: '255,000', max: '' }],
  ['260,000', '30', { min: '260,000', max: '300,000' }],
  ['1,000', '', null],
  ['', '', null],
  ['応相談', '0', null],
])('amounts below 1,000 yen are read as 万円: %j and %j', (min, max, meant) => {
  expect(payInTenThousands({ min, max })).toEqual(meant)
})

test('figures, minutes and postal codes are parsed as typed, other text stays', () => {
  const read = (tidy: (typed: string) => string, typed: Record<string, string>) =>
    expect(Object.fromEntries(Object.keys(typed).map((text) => [text, tidy(text)]))).toEqual(typed)
  read(tidyNumber, {
    '１２０日': '120',
    ' 3か月 ': '3',
    '1,000': '1000',
    '７．５': '7.5',
    '': '',
    三か月: '三か月',
    '-3': '-3',
  })
  read(tidyMinutes, { '６０分': '60', '1時間': '60', '1時間30分': '90', '1:15': '75', '1.5時間': '90', 適宜: '適宜' })
  read(tidyPostalCode, { '〒１６０－００２３': '1600023', '160-0023': '1600023', '123': '123' })
})
