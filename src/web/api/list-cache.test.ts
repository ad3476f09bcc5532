import { expect, test } from 'vitest'
import { withoutItem } from './list-cache.ts'

test.each([
  [
    'an item leaves its page and every total',
    { count: 3, total: 3, page: 1, jobs: [{ id: 'a' }, { id: 'b' }] },
    { count: 2, total: 2, page: 1, jobs: [{ id: 'b' }] },
  ],
  [
    'a page that does not hold the item counts one less',
    { total: 40, users: [{ id: 'z' }] },
    { total: 39, users: [{ id: 'z' }] },
  ],
  ['totals never fall below zero', { total: 0, users: [] }, { total: 0, users: [] }],
])('%s', (_, page, after) => {
  const before = structuredClone(page)
  expect(withoutItem(page, 'a')).toEqual(after)
  expect(page).toEqual(before)
})
