import { expect, test } from 'vitest'
import { monthText, periodText, readMonth } from './months.ts'

test.each([
  ['2019年4月', '2019-04'],
  ['２０１９年４月', '2019-04'],
  [' 2019 / 04 ', '2019-04'],
  ['2019-12', '2019-12'],
  ['2019.1', '2019-01'],
  ['201904', '2019-04'],
  ['平成31年4月', '2019-04'],
  ['令和元年5月', '2019-05'],
  ['昭和63年12月', '1988-12'],
])('%s is the month %s', (typed, month) => {
  expect(readMonth(typed)).toBe(month)
})

test.each(['', '2019', '2019年13月', '2019年0月', '19年4月', '4月', '令和0年', '1899年4月'])(
  '%s is no month',
  (typed) => {
    expect(readMonth(typed)).toBeNull()
  },
)

test('a stored month is formatted, other texts stay', () => {
  expect(monthText('2019-04')).toBe('2019年4月')
  expect(monthText('学生時代')).toBe('学生時代')
})

test('a period runs to its end or to today', () => {
  expect(periodText({ startDate: '2019-04', endDate: '2021-03' })).toBe('2019年4月〜2021年3月')
  expect(periodText({ startDate: '2019-04', endDate: '2021-03', isCurrent: true })).toBe('2019年4月〜現在')
  expect(periodText({ startDate: '', endDate: null })).toBe('')
})
