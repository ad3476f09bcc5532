import { expect, test } from 'vitest'
import { columnHeights, labelledColumns, topGridline } from './column-chart.tsx'

test('the top gridline is a number that people read, at or above the highest column', () => {
  const tops = [0, 1, 4, 5, 8, 9, 50, 100, 1_214, 4_000].map((most) => topGridline([most]))
  expect(tops).toEqual([4, 4, 4, 8, 8, 20, 80, 200, 2_000, 4_000])
})

test('columns are proportional to the top gridline, and small values stay visible', () => {
  expect(columnHeights([0, 50, 100])).toEqual([0, 25, 50])
  expect(columnHeights([1, 4_000])).toEqual([2, 100])
  expect(columnHeights([0, 0])).toEqual([0, 0])
  expect(columnHeights([])).toEqual([])
})

test('the last column is always labelled, and no more than there is room for', () => {
  expect([...labelledColumns(13, 5)]).toEqual([12, 9, 6, 3, 0])
  expect([...labelledColumns(30, 6)]).toEqual([29, 24, 19, 14, 9, 4])
  expect(labelledColumns(3, 5).size).toBe(3)
})
