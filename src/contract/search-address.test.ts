import { expect, test } from 'vitest'
import { parseKnownSearch, savedSearchQuery } from './known-search.ts'
import {
  isSameSearch,
  parseSearchAddress,
  savedSearchPath,
  searchInput,
  searchPath,
  submittedSearch,
  withConditions,
} from './search-address.ts'
import {
  conditionQuery,
  filterValues,
  noConditions,
  readConditions,
  type SearchConditions,
  withFilter,
} from './search-conditions.ts'

const search = (query: string) => parseSearchAddress(new URLSearchParams(query))
const filters = (query: string) => conditionQuery(search(query).conditions)
/** An address with its conditions as parameters. */
const told = (query: string) => {
  const { conditions, ...rest } = search(query)
  return { filters: conditionQuery(conditions), ...rest }
}
const submitted = (given: Partial<SearchConditions>) => searchPath(submittedSearch({ ...noConditions, ...given }))

test('without a query the newest six are shown', () => {
  expect(told('')).toEqual({ filters: {}, searching: false, sort: 'new', page: 1, limit: 6 })
})

test('a search shows all its matches, most relevant first', () => {
  expect(told('keyword=看護&location=tokyo')).toEqual({
    filters: { keyword: '看護', location: 'tokyo' },
    searching: true,
    sort: 'relevance',
    page: 1,
    limit: 'all',
  })
})

test('an empty form is a search for everything', () => {
  expect(told('keyword=&location=&category=&workStyle=')).toMatchObject({ filters: {}, searching: true })
})

test('what nobody offers is left out', () => {
  expect(told('location=paris&page=0&limit=1000000&sort=x')).toEqual({
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
  expect(submitted({ keyword: '夜勤 なし', employment: ['parttime'] })).toBe(
    '/?keyword=%E5%A4%9C%E5%8B%A4+%E3%81%AA%E3%81%97&workStyle=parttime',
  )
  expect(submitted({})).toBe('/?keyword=')
})

test('several values of a filter are read from one parameter or from many, in one order', () => {
  const read = filters('prefecture=osaka&prefecture=tokyo,atlantis&location=chiba&employment=contract&category=it')
  expect(read).toEqual({ prefecture: 'chiba,tokyo,osaka', category: 'it', workStyle: 'contract' })
  expect(filters('location=tokyo,osaka')).toEqual({ prefecture: 'tokyo,osaka' })
  expect(filters('style=hybrid,onsite&experience=mid&salaryMin=0300000&newOnly=1&remote=1')).toEqual({
    style: 'onsite,hybrid',
    experience: 'mid',
    salaryMin: '300000',
    newOnly: '1',
    remote: '1',
  })
})

test("filters of a job's terms have one spelling and order", () => {
  const query =
    'verified=1&trial=none&hourlyMin=1200&payUnit=day,hour&transfer=none&remoteDays=2&overtimeMax=0&holidaysMin=0120'
  const read = {
    holidaysMin: '120',
    overtimeMax: '0',
    remoteDays: '2',
    transfer: 'none',
    payUnit: 'hour,day',
    hourlyMin: '1200',
    trial: 'none',
    verified: '1',
  }
  expect(filters(query)).toEqual(read)
  expect(searchPath(search(`remote=1&${query}`))).toBe(`/?remote=1&${new URLSearchParams(read)}`)
  const { conditions } = search('overtimeMax=0&transfer=none')
  expect(filterValues(conditions, 'overtimeMax')).toEqual(['0'])
  expect(conditionQuery(withFilter(conditions, 'overtimeMax', ['20']))).toEqual({ overtimeMax: '20', transfer: 'none' })
  expect(conditionQuery(withFilter(conditions, 'transfer', []))).toEqual({ overtimeMax: '0' })
})

test('a keyword that cannot be stored finds nothing without a fault, and a cut leaves no half surrogate pair', () => {
  const keywordOf = (query: string) => search(query).conditions.keyword
  expect(keywordOf('keyword=%00')).toBe('\ufffd')
  expect(keywordOf('keyword=a%00%1Bb')).toBe('a\ufffd\ufffdb')
  expect(keywordOf('keyword=a%09b')).toBe('a\tb')
  expect(keywordOf('keyword=%0A')).toBe('')
  expect(keywordOf('keyword=%ED%A0%80')).toMatch(/^\ufffd+$/)
  expect(readConditions((name) => (name === 'keyword' ? ['\ud800x'] : [])).keyword).toBe('\ufffdx')
  expect(keywordOf(`keyword=${'a'.repeat(199)}${encodeURIComponent('𠮷')}`)).toBe('a'.repeat(199))
})

test('filters without a condition are left out', () => {
  for (const query of [
    'salaryMin=0',
    'salaryMin=-1',
    'salaryMin=x',
    'newOnly=0',
    'remote=yes',
    'style=,',
    'synonyms=0',
    'holidaysMin=367',
    'overtimeMax=15',
    'remoteDays=6',
    'transfer=possible',
    'payUnit=week',
    'hourlyMin=-1',
    'trial=1',
    'verified=yes',
  ])
    expect(told(query), query).toMatchObject({ filters: {}, searching: true })
  expect(filters('keyword=x&synonyms=0')).toEqual({ keyword: 'x', synonyms: '0' })
})

test('the first page of a search brings the counts of the filters along, the others do not', () => {
  expect(searchInput(search('style=remote'), 1).query).toMatchObject({ style: 'remote', facets: '1' })
  expect(searchInput(search('style=remote'), 2).query).not.toHaveProperty('facets')
  expect(searchInput(search('style=remote&limit=12&page=3')).query).toMatchObject({ page: '3', facets: '1' })
  expect(searchInput(search('')).query).not.toHaveProperty('facets')
})

test('the address of a search omits default order and length', () => {
  const address = (query: string) => searchPath({ ...search(query), page: 1 })
  expect(address('keyword=x&sort=relevance&page=3')).toBe('/?keyword=x')
  expect(address('keyword=x&sort=new&limit=12')).toBe('/?keyword=x&sort=new&limit=12')
  expect(address('sort=salary&keyword=')).toBe('/?keyword=&sort=salary')
  expect(address('keyword=&sort=relevance')).toBe('/?keyword=')
})

test('parsing and writing an address again normalises it', () => {
  for (const [query, path] of [
    ['', '/'],
    ['page=1&limit=6&sort=new&utm=1', '/'],
    ['limit=all&page=3', '/?limit=all'],
    ['page=2&sort=relevance', '/?page=2'],
    ['location=&utm=1', '/?keyword='],
    ['sort=new&limit=12&page=3&keyword=x', '/?keyword=x&sort=new&page=3&limit=12'],
  ] as const) {
    expect(searchPath(search(query)), query).toBe(path)
    expect(searchPath(search(path.slice('/?'.length))), path).toBe(path)
  }
})

test('other conditions lead to the first page in an order that they allow', () => {
  const address = search('keyword=x&location=tokyo&page=3&limit=12')
  expect(searchPath(withConditions(address, { ...address.conditions, keyword: '' }))).toBe('/?location=tokyo&limit=12')
  const bySalary = search('keyword=x&sort=salary')
  expect(searchPath(withConditions(bySalary, noConditions))).toBe('/?keyword=&sort=salary')
})

test('one place and several places have different parameters, and both are parsed alike', () => {
  const one = search('keyword=x&location=tokyo').conditions
  expect(filterValues(one, 'prefecture')).toEqual(['tokyo'])
  const two = withFilter(one, 'prefecture', ['tokyo', 'osaka'])
  expect(conditionQuery(two)).toEqual({ keyword: 'x', prefecture: 'tokyo,osaka' })
  expect(filterValues(two, 'prefecture')).toEqual(['tokyo', 'osaka'])
  expect(conditionQuery(withFilter(two, 'prefecture', ['osaka']))).toEqual({ keyword: 'x', location: 'osaka' })
  expect(conditionQuery(withFilter(one, 'prefecture', []))).toEqual({ keyword: 'x' })
})

test('choosing changes one filter and keeps the others', () => {
  const chosen = search('workStyle=fulltime&salaryMin=300000&newOnly=1&style=remote,hybrid').conditions
  expect(withFilter(chosen, 'style', ['remote'])).toEqual({ ...chosen, style: ['remote'] })
  expect(filterValues(chosen, 'salaryMin')).toEqual(['300000'])
  expect(filterValues(withFilter(chosen, 'newOnly', []), 'newOnly')).toEqual([])
  expect(searchPath(submittedSearch(withFilter(chosen, 'employment', ['fulltime', 'contract'])))).toBe(
    '/?employment=fulltime%2Ccontract&style=remote%2Chybrid&salaryMin=300000&newOnly=1',
  )
})

test('a search is saved in normal spelling, from any order and encoding', () => {
  const saved = 'keyword=経理&location=tokyo'
  for (const query of [
    saved,
    'location=tokyo&keyword=%E7%B5%8C%E7%90%86',
    '?prefecture=tokyo&keyword=経理&page=3&limit=6&utm_source=x&sort=relevance',
    '/?location=tokyo&keyword=+経理+&location=nowhere',
  ])
    expect(savedSearchQuery(query)).toBe(saved)
  expect(savedSearchQuery(`${saved}&sort=new`)).toBe(`${saved}&sort=new`)
  expect(savedSearchQuery('')).toBe('keyword=')
  expect(savedSearchQuery('unknown=1')).toBe('keyword=')
})

test('what is saved is read as the same search again', () => {
  for (const keyword of ['C++ & "R&D" 100%', 'a=b#c+d', '看護師 -夜勤', '𠮷野家', '%E7', '\ud800'])
    expect(savedSearchQuery(savedSearchQuery(String(new URLSearchParams({ keyword }))))).toBe(
      savedSearchQuery(String(new URLSearchParams({ keyword }))),
    )
  const { conditions } = parseSearchAddress(
    new URLSearchParams(savedSearchQuery(String(new URLSearchParams({ keyword: 'C++ & "R&D" 100%' })))),
  )
  expect(conditions.keyword).toBe('C++ & "R&D" 100%')
})

test('a saved search leads to its newest jobs, and is recognised in any order, page or spelling', () => {
  expect(savedSearchPath('keyword=経理&location=tokyo&sort=salary')).toBe(
    '/?keyword=%E7%B5%8C%E7%90%86&location=tokyo&sort=new',
  )
  expect(savedSearchPath('location=tokyo')).toBe('/?location=tokyo')
  expect(savedSearchPath('keyword=')).toBe('/?keyword=')
  expect(isSameSearch('keyword=経理&location=tokyo', 'location=tokyo&keyword=%E7%B5%8C%E7%90%86&sort=new&page=2')).toBe(
    true,
  )
  expect(isSameSearch('keyword=経理', 'keyword=経理&location=tokyo')).toBe(false)
  expect(isSameSearch('keyword=経理', 'keyword=経理&synonyms=0')).toBe(false)
})

test('occupations and groups are read in one order; ids that no occupation has are dropped where the table is known', () => {
  expect(filters('occupation=nurse,cook&occupation=medical,nurse,%3Cb%3E')).toEqual({
    occupation: 'cook,medical,nurse',
  })
  expect(savedSearchQuery('occupation=wizard,nurse')).toBe('occupation=nurse')
  const { conditions } = parseKnownSearch(new URLSearchParams('occupation=wizard'))
  expect(conditions.occupation).toEqual([])
})
