import { expect, test } from 'vitest'
import { daysUpTo } from '#rules/calendar.ts'
import { byDay, bySevenDays, rateText, thisWeek } from './day-figures.ts'

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
