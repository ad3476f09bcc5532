import { expect, test } from 'vitest'
import { withoutItem } from './list-cache.ts'

test('an item leaves its page and every total', () => {
  const page = { count: 3, total: 3, page: 1, jobs: [{ id: 'a' }, { id: 'b' }] }
  expect(withoutItem(page, 'a')).toEqual({ count: 2, total: 2, page: 1, jobs: [{ id: 'b' }] })
  expect(page.jobs).toHaveLength(2)
})

test('a page that does not hold the item counts one less', () => {
  expect(withoutItem({ total: 40, users: [{ id: 'a' }] }, 'z')).toEqual({ total: 39, users: [{ id: 'a' }] })
})

test('totals never fall below zero', () => {
  expect(withoutItem({ total: 0, users: [] }, 'a')).toEqual({ total: 0, users: [] })
})
