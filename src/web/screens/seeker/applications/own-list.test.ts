import { expect, test } from 'vitest'
import { ownListInput, readOwnList } from './own-list.ts'

test.each([
  ['', { q: '', status: 'all', sort: 'next', page: 1 }, { sort: 'next', page: '1' }],
  ['status=lost&sort=best&page=-3', { q: '', status: 'all', sort: 'next', page: 1 }, { sort: 'next', page: '1' }],
  [
    'q= 看護 &status=reviewed&sort=updated&page=2',
    { q: '看護', status: 'reviewed', sort: 'updated', page: 2 },
    { q: '看護', status: 'reviewed', sort: 'updated', page: '2' },
  ],
])('the address "%s" is read with defaults for what is unknown, and reaches the call', (address, list, query) => {
  const read = readOwnList(new URLSearchParams(address))
  expect(read).toEqual(list)
  expect(ownListInput(read)).toEqual({ query: { ...query, limit: '12' } })
})
