import { expect, test } from 'vitest'
import { barPercent, isComplete, monthsText, shareText, zeroStats } from './figures.ts'

const now = new Date('2026-11-20T03:00:00Z')

test('a share has one decimal, also of nothing', () => {
  const shares = [shareText(278, 342), shareText(0, 0), shareText(3, 3), shareText(1, 3)]
  expect(shares).toEqual(['81.3%', '0.0%', '100.0%', '33.3%'])
})

test('a bar shows whatever is there', () => {
  expect([barPercent(0, 100), barPercent(1, 1_000), barPercent(50, 100), barPercent(5, 0)]).toEqual([0, 1, 50, 0])
})

test('the months read as one sentence', () => {
  const months = (first: number, last: number) => [
    { month: '2025-12', count: first },
    { month: '2026-11', count: last },
  ]
  expect(monthsText(months(68, 1_214))).toBe('応募は12月の68件から11月の1,214件へ増えました')
  expect(monthsText(months(9, 2))).toBe('応募は12月の9件から11月の2件へ減りました')
  expect(monthsText(months(0, 0))).toBe('応募は12月の0件、11月の0件です')
  expect(monthsText([])).toBe('応募の記録はありません')
})

test('figures of an empty board are complete and end with this month', () => {
  const stats = zeroStats(now)
  expect(isComplete(stats)).toBe(true)
  expect(isComplete({})).toBe(false)
  expect(stats.applications_by_month).toHaveLength(12)
  expect(stats.applications_by_month.at(-1)).toEqual({ month: '2026-11', count: 0 })
})
