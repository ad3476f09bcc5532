import { expect, test } from 'vitest'
import { readSearch, searchAddress, searchInput, searchPath } from './job-search.ts'

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

test('several values of a filter are read from one parameter or from many, in one order', () => {
  const { filters } = search(
    'prefecture=osaka&prefecture=tokyo,atlantis&location=chiba&employment=contract&category=it',
  )
  expect(filters).toEqual({ prefecture: 'chiba,tokyo,osaka', category: 'it', workStyle: 'contract' })
  expect(search('location=tokyo,osaka').filters).toEqual({ prefecture: 'tokyo,osaka' })
  expect(search('style=hybrid,onsite&experience=mid&salaryMin=0300000&newOnly=1&remote=1').filters).toEqual({
    style: 'onsite,hybrid',
    experience: 'mid',
    salaryMin: '300000',
    newOnly: '1',
    remote: '1',
  })
})

test('filters that say nothing are left out', () => {
  for (const query of [
    'salaryMin=0',
    'salaryMin=-1',
    'salaryMin=x',
    'newOnly=0',
    'remote=yes',
    'style=,',
    'synonyms=0',
  ])
    expect(search(query), query).toMatchObject({ filters: {}, searching: true })
  expect(search('keyword=x&synonyms=0').filters).toEqual({ keyword: 'x', synonyms: '0' })
})

test('the first page of a search brings the counts of the filters along, the others do not', () => {
  expect(searchInput(search('style=remote'), 1).query).toMatchObject({ style: 'remote', facets: '1' })
  expect(searchInput(search('style=remote'), 2).query).not.toHaveProperty('facets')
  expect(searchInput(search('style=remote&limit=12&page=3')).query).toMatchObject({ page: '3', facets: '1' })
  expect(searchInput(search('')).query).not.toHaveProperty('facets')
})

test('the address of a search writes order and length where they are not the usual ones', () => {
  const address = (query: string) => searchAddress(search(query))
  expect(address('keyword=x&sort=relevance&page=3')).toBe('/?keyword=x')
  expect(address('keyword=x&sort=new&limit=12')).toBe('/?keyword=x&sort=new&limit=12')
  expect(address('sort=salary&keyword=')).toBe('/?keyword=&sort=salary')
  expect(address('keyword=&sort=relevance')).toBe('/?keyword=')
})
