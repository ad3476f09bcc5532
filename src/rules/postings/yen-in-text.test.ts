import { expect, test } from 'vitest'
import { rangeInText, unitInText, yenInText } from './yen-in-text.ts'

test.each([
  ['250000', 250_000],
  ['２５０，０００円', 250_000],
  ['25万円', 250_000],
  ['25.5万', 255_000],
  ['25万5千円', 255_000],
  ['25万5千5百円', 255_500],
  ['25万5百円', 250_500],
  ['25万円程度', 250_000],
  ['25万5000', 255_000],
  ['２５万５０００円', 255_000],
  ['250千円', 250_000],
  ['月給25万円', 250_000],
  ['時給1,500円以上', 1_500],
  ['25万円〜', 250_000],
  ['1千', 1_000],
  ['月額25万円', 250_000],
  ['250000.0', 250_000],
])('%s is %i yen', (text, yen) => expect(yenInText(text)).toBe(yen))

test.each(['', '応相談', '25万5', '-5', '30.5', '25万〜30万', '25万ドル', '二十五万'])('%s is no amount', (text) =>
  expect(yenInText(text)).toBeNull(),
)

test.each([
  ['26〜30', ['26', '30']],
  ['２６〜３０万円', ['26万', '30万']],
  ['月給25万5千円〜30万円', ['月給25万5千', '30万']],
  ['250,000-300,000', ['250,000', '300,000']],
  ['25万円〜', null],
  ['経験〜能力', null],
])('%s is the range %j', (text, range) => expect(rangeInText(text)).toEqual(range))

test('an amount says its unit', () => {
  expect(['時給 1,280円', '月給約25万', '25万円', '賞与10万円'].map(unitInText)).toEqual([
    'hour',
    'month',
    undefined,
    undefined,
  ])
})
