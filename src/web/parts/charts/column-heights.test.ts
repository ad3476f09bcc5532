import { expect, test } from 'vitest'
import { columnHeights, labelledColumns } from './column-heights.ts'

test('the highest column reaches 92 percent; nothing is nothing, and a little can be seen', () => {
  expect(columnHeights([0, 50, 100])).toEqual([0, 46, 92])
  expect(columnHeights([1, 1000])).toEqual([2, 92])
  expect(columnHeights([0, 0])).toEqual([0, 0])
  expect(columnHeights([])).toEqual([])
})

test('the last column is always labelled, and no more than there is room for', () => {
  expect([...labelledColumns(13, 5)]).toEqual([12, 9, 6, 3, 0])
  expect([...labelledColumns(30, 6)]).toEqual([29, 24, 19, 14, 9, 4])
  expect(labelledColumns(3, 5).size).toBe(3)
})
