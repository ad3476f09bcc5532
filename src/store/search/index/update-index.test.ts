import { expect, test } from 'vitest'
import { mergePlan, type SegmentSize } from './update-index.ts'

const segment = (id: number, size: number, given: Partial<SegmentSize> = {}): SegmentSize => ({
  ...{ id, size, deletedCount: 0, words: 'now' },
  ...given,
})
const plan = (segments: SegmentSize[]) => mergePlan(segments, 'now')

test('eight segments of about one size become one; large ones stay', () => {
  const small = Array.from({ length: 8 }, (_, id) => segment(id, 300 + id))
  expect(plan(small)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(plan(small.slice(1))).toBeNull()
  expect(plan(Array.from({ length: 40 }, (_, id) => segment(id, 32_768)))).toBeNull()
})

test('a merge never exceeds the jobs of a segment', () => {
  const large = Array.from({ length: 8 }, (_, id) => segment(id, 10_000))
  expect(plan(large)).toEqual([0, 1, 2])
})

test('a segment with too many deleted jobs or other words is rebuilt', () => {
  expect(plan([segment(1, 900, { deletedCount: 100 }), segment(2, 900, { deletedCount: 400 })])).toEqual([2])
  expect(plan([segment(1, 900), segment(2, 900, { words: 'then' })])).toEqual([2])
})
