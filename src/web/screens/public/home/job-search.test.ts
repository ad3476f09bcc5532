import { expect, test } from 'vitest'
import { readSearch, searchInput, searchPath } from './job-search.ts'

const search = (query: string) => readSearch(new URLSearchParams(query))

test('without a query the newest six are shown', () => {
  expect(search('')).toEqual({ filters: {}, searching: false, sort: 'new', page: 1, limit: 6 })
})

test('a search shows all its matches, most relevant first', () => {
  expect(search('keyword=看護&location=tokyo')).toEqual({
    filters: { keyword: '看護', location: 'tokyo' },
    searching: true,
    sort: 'relevance',
    page: 1,
    limit: 'all',
  })
})

test('an empty form is a search for everything', () => {
  expect(search('keyword=&location=&category=&workStyle=')).toMatchObject({ filters: {}, searching: true })
})

test('what nobody offers is left out', () => {
  expect(search('location=paris&page=0&limit=1000000&sort=x')).toEqual({
    filters: {},
    searching: true,
    sort: 'new',
    page: 1,
    limit: 'all',
  })
})

test('the endless list asks for a bounded page', () => {
  expect(searchInput(search('limit=all'), 3)).toEqual({ query: { sort: 'new', page: '3', limit: '24' } })
})

test('a submitted search has its own address, also without conditions', () => {
  expect(searchPath({ keyword: '夜勤 なし', workStyle: 'parttime' })).toBe(
    '/?keyword=%E5%A4%9C%E5%8B%A4+%E3%81%AA%E3%81%97&workStyle=parttime',
  )
  expect(searchPath({})).toBe('/?keyword=')
})
