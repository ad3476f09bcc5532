import { expect, test } from 'vitest'
import { ownListInput, readOwnList } from './own-list.ts'

test('an address without a query asks for the first page of everything', () => {
  const list = readOwnList(new URLSearchParams())
  expect(list).toEqual({ q: '', status: 'all', sort: 'next', page: 1 })
  expect(ownListInput(list)).toEqual({ query: { sort: 'next', page: '1', limit: '12' } })
})

test('unknown states, orders and pages count as not asked', () => {
  expect(readOwnList(new URLSearchParams('status=lost&sort=best&page=-3'))).toEqual({
    q: '',
    status: 'all',
    sort: 'next',
    page: 1,
  })
})

test('search, state, order and page reach the call', () => {
  const list = readOwnList(new URLSearchParams('q= 看護 &status=reviewed&sort=updated&page=2'))
  expect(ownListInput(list)).toEqual({
    query: { q: '看護', status: 'reviewed', sort: 'updated', page: '2', limit: '12' },
  })
})
