import { expect, test } from 'vitest'
import { yenInText } from './yen-in-text.ts'

test.each([
  ['250000', 250_000],
  ['２５０，０００円', 250_000],
  ['25万円', 250_000],
  ['25.5万', 255_000],
  ['25万5千円', 255_000],
  ['25万5000', 255_000],
  ['２５万５０００円', 255_000],
  ['250千円', 250_000],
  ['月給25万円', 250_000],
  ['時給1,500円以上', 1_500],
  ['25万円〜', 250_000],
  ['1千', 1_000],
])('%s is %i yen', (text, yen) => expect(yenInText(text)).toBe(yen))

test.each(['', '応相談', '25万5', '-5', '30.5', '25万〜30万', '25万ドル', '二十五万'])('%s is no amount', (text) =>
  expect(yenInText(text)).toBeNull(),
)
