import { expect, test } from 'vitest'
import { daysUpTo } from '#rules/calendar.ts'
import { byDay, bySevenDays, rateText, shortSpanText, spanSummary, spanText, thisWeek } from './day-figures.ts'

/** One application a day, and as many views as the day of the month says. */
const days = (today: string, count: number) =>
  daysUpTo(today, count).map((day) => ({ day, views: Number(day.slice(8)), applications: 1 }))

test('ninety days make thirteen spans; the last one ends today, the oldest has six days', () => {
  const spans = bySevenDays(days('2026-11-20', 90))
  expect(spans).toHaveLength(13)
  expect(spans.at(-1)).toEqual({ from: '2026-11-14', to: '2026-11-20', views: 119, applications: 7 })
  expect(spans[0]?.applications).toBe(6)
  expect(bySevenDays([])).toEqual([])
})

test('days on their own are the last ones', () => {
  expect(byDay(days('2026-11-20', 90), 2)).toEqual([
    { from: '2026-11-19', to: '2026-11-19', views: 19, applications: 1 },
    { from: '2026-11-20', to: '2026-11-20', views: 20, applications: 1 },
  ])
})

test('a week begins on Monday', () => {
  expect(thisWeek(days('2026-11-20', 90)).applications).toBe(5) // a Friday
  expect(thisWeek(days('2026-11-16', 90)).applications).toBe(1) // a Monday
  expect(thisWeek(days('2026-11-22', 90)).applications).toBe(7) // a Sunday
  expect(thisWeek([])).toEqual({ views: 0, applications: 0 })
})

test('the rate has one decimal, and is a dash without views or with more applications than views', () => {
  expect(rateText(1, 29)).toBe('3.4%')
  expect(rateText(0, 10)).toBe('0.0%')
  expect(rateText(0, 0)).toBe('—')
  expect(rateText(10, 10)).toBe('100.0%')
  expect(rateText(501, 2)).toBe('—')
})

const spans = [
  { from: '2026-11-07', to: '2026-11-13', views: 1200, applications: 0 },
  { from: '2026-11-14', to: '2026-11-20', views: 30, applications: 0 },
]

test('a span has a short name for an axis and a whole one for a table', () => {
  expect(spans.map(shortSpanText)).toEqual(['11/13', '11/20'])
  expect(spans.map(spanText)).toEqual(['11月7日〜11月13日', '11月14日〜11月20日'])
  expect(spanText({ ...spans[0]!, from: '2026-11-13' })).toBe('11月13日')
})

test('the sentence of a chart has the sum, the maximum and the latest span', () => {
  expect(spanSummary(spans, { of: 'views', title: '閲覧', unit: '回' })).toBe(
    '11月7日から11月20日までの閲覧は1,230回です。最も多いのは11月7日〜11月13日の1,200回、直近は30回です。',
  )
  expect(spanSummary(spans, { of: 'applications', title: '応募', unit: '件' })).toBe('応募はありません')
})
