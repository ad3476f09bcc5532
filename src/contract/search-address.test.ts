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
import { conditionQuery, filterValues, noConditions, readConditions, withFilter } from './search-conditions.ts'

const search = (query: string) => parseSearchAddress(new URLSearchParams(query))
const filters = (query: string) => conditionQuery(search(query).conditions)
/** An address with its conditions as parameters. */
const told = (query: string) => {
  const { conditions, ...rest } = search(query)
  return { filters: conditionQuery(conditions), ...rest }
}

test.each([
  ['the newest six without a query', '', { filters: {}, searching: false, sort: 'new', limit: 6 }],
  [
    'all matches of a search, most relevant first',
    'keyword=看護&location=tokyo',
    { filters: { keyword: '看護', location: 'tokyo' }, searching: true, sort: 'relevance', limit: 'all' },
  ],
  [
    'everything for an empty form',
    'keyword=&location=&category=&workStyle=',
    { filters: {}, searching: true, sort: 'new', limit: 'all' },
  ],
  [
    'everything for what nobody offers',
    'location=paris&page=0&limit=1000000&sort=x',
    { filters: {}, searching: true, sort: 'new', limit: 'all' },
  ],
])('an address shows %s', (_, query, shown) => expect(told(query)).toEqual({ ...shown, page: 1 }))

test('the endless list asks for a bounded page', () => {
  expect(searchInput(search('limit=all'), 3)).toEqual({ query: { sort: 'new', page: '3', limit: '24' } })
})

test.each([
  [
    'prefecture=osaka&prefecture=tokyo,atlantis&location=chiba&employment=contract&category=it',
    { prefecture: 'chiba,tokyo,osaka', category: 'it', workStyle: 'contract' },
  ],
  ['location=tokyo,osaka', { prefecture: 'tokyo,osaka' }],
  [
    'style=hybrid,onsite&experience=mid&salaryMin=0300000&newOnly=1&remote=1',
    { style: 'onsite,hybrid', experience: 'mid', salaryMin: '300000', newOnly: '1', remote: '1' },
  ],
  ['occupation=nurse,cook&occupation=medical,nurse,%3Cb%3E', { occupation: 'cook,medical,nurse' }],
  ['keyword=x&synonyms=0', { keyword: 'x', synonyms: '0' }],
])('several values of a filter are read from one parameter or from many, in one order: %s', (query, read) => {
  expect(filters(query)).toEqual(read)
})

test("filters of a job's terms have one spelling and order", () => {
  const query =
    'verified=1&trial=none&hourlyMin=1200&payUnit=day,hour&transfer=none&remoteDays=2&overtimeMax=0&holidaysMin=0120'
  const read = {
    ...{ holidaysMin: '120', overtimeMax: '0', remoteDays: '2', transfer: 'none', payUnit: 'hour,day' },
    ...{ hourlyMin: '1200', trial: 'none', verified: '1' },
  }
  expect(filters(query)).toEqual(read)
  expect(searchPath(search(`remote=1&${query}`))).toBe(`/?remote=1&${new URLSearchParams(read)}`)
})

test('a keyword with unstorable letters is replaced, and a cut leaves no half surrogate pair', () => {
  const keywordOf = (query: string) => search(query).conditions.keyword
  expect(keywordOf('keyword=%00')).toBe('\ufffd')
  expect(keywordOf('keyword=a%00%1Bb')).toBe('a\ufffd\ufffdb')
  expect(keywordOf('keyword=a%09b')).toBe('a\tb')
  expect(keywordOf('keyword=%0A')).toBe('')
  expect(keywordOf('keyword=%ED%A0%80')).toMatch(/^\ufffd+$/)
  expect(readConditions((name) => (name === 'keyword' ? ['\ud800x'] : [])).keyword).toBe('\ufffdx')
  expect(keywordOf(`keyword=${'a'.repeat(199)}${encodeURIComponent('𠮷')}`)).toBe('a'.repeat(199))
})

test.each([
  ...['salaryMin=0', 'salaryMin=-1', 'salaryMin=x', 'newOnly=0', 'remote=yes', 'style=,', 'synonyms=0', 'trial=1'],
  ...['holidaysMin=367', 'overtimeMax=15', 'remoteDays=6', 'transfer=possible', 'payUnit=week', 'hourlyMin=-1'],
  'verified=yes',
])('a filter without a condition is left out: %s', (query) => {
  expect(told(query)).toMatchObject({ filters: {}, searching: true })
})

test('the first page of a search brings the counts of the filters along, the others do not', () => {
  expect(searchInput(search('style=remote'), 1).query).toMatchObject({ style: 'remote', facets: '1' })
  expect(searchInput(search('style=remote'), 2).query).not.toHaveProperty('facets')
  expect(searchInput(search('style=remote&limit=12&page=3')).query).toMatchObject({ page: '3', facets: '1' })
  expect(searchInput(search('')).query).not.toHaveProperty('facets')
})

test.each([
  ['', '/'],
  ['page=1&limit=6&sort=new&utm=1', '/'],
  ['limit=all&page=3', '/?limit=all'],
  ['page=2&sort=relevance', '/?page=2'],
  ['location=&utm=1', '/?keyword='],
  ['sort=new&limit=12&page=3&keyword=x', '/?keyword=x&sort=new&page=3&limit=12'],
  ['keyword=x&sort=relevance', '/?keyword=x'],
  ['sort=salary&keyword=', '/?keyword=&sort=salary'],
  ['keyword=&sort=relevance', '/?keyword='],
])('parsing and writing an address again normalises it: "%s" to %s', (query, path) => {
  expect(searchPath(search(query))).toBe(path)
  expect(searchPath(search(path.slice('/?'.length)))).toBe(path)
})

test('a submitted search has its own address, also without conditions', () => {
  const submitted = { ...noConditions, keyword: '夜勤 なし', employment: ['parttime'] as const }
  const path = '/?keyword=%E5%A4%9C%E5%8B%A4+%E3%81%AA%E3%81%97&workStyle=parttime'
  expect(searchPath(submittedSearch({ ...submitted, employment: [...submitted.employment] }))).toBe(path)
  expect(searchPath(submittedSearch(noConditions))).toBe('/?keyword=')
})

test('other conditions lead to the first page in an order that they allow', () => {
  const address = search('keyword=x&location=tokyo&page=3&limit=12')
  expect(searchPath(withConditions(address, { ...address.conditions, keyword: '' }))).toBe('/?location=tokyo&limit=12')
  const bySalary = search('keyword=x&sort=salary')
  expect(searchPath(withConditions(bySalary, noConditions))).toBe('/?keyword=&sort=salary')
})

test.each([
  ['keyword=x&location=tokyo', 'prefecture', ['tokyo'], ['tokyo', 'osaka'], 'keyword=x&prefecture=tokyo,osaka'],
  ['keyword=x&prefecture=tokyo,osaka', 'prefecture', ['tokyo', 'osaka'], ['osaka'], 'keyword=x&location=osaka'],
  ['keyword=x&location=tokyo', 'prefecture', ['tokyo'], [], 'keyword=x'],
  ['overtimeMax=0&transfer=none', 'overtimeMax', ['0'], ['20'], 'overtimeMax=20&transfer=none'],
  ['overtimeMax=0&transfer=none', 'transfer', ['none'], [], 'overtimeMax=0'],
  ['workStyle=fulltime&salaryMin=300000&newOnly=1', 'newOnly', ['1'], [], 'workStyle=fulltime&salaryMin=300000'],
  [
    'workStyle=fulltime&newOnly=1',
    'employment',
    ['fulltime'],
    ['fulltime', 'contract'],
    'employment=fulltime,contract&newOnly=1',
  ],
  ['salaryMin=300000&style=remote,hybrid', 'style', ['hybrid', 'remote'], ['remote'], 'style=remote&salaryMin=300000'],
] as const)('choosing in %s changes %s and keeps the others', (query, name, before, chosen, after) => {
  const { conditions } = search(query)
  expect(filterValues(conditions, name).toSorted()).toEqual(before.toSorted())
  const changed = withFilter(conditions, name, [...chosen])
  expect([filterValues(changed, name), conditionQuery(changed)]).toEqual([
    chosen,
    Object.fromEntries(new URLSearchParams(after)),
  ])
})

test('a search is saved in normal spelling, from any order and encoding', () => {
  const saved = 'keyword=経理&location=tokyo'
  for (const query of [
    saved,
    'location=tokyo&keyword=%E7%B5%8C%E7%90%86',
    '?prefecture=tokyo&keyword=経理&page=3&limit=6&utm_source=x&sort=relevance',
    '/?location=tokyo&keyword=+経理+&location=nowhere',
    'keyword=経\u200b理&location=tokyo',
  ])
    expect(savedSearchQuery(query)).toBe(saved)
  expect(savedSearchQuery(`${saved}&sort=new`)).toBe(`${saved}&sort=new`)
  expect(['', 'unknown=1'].map(savedSearchQuery)).toEqual(['keyword=', 'keyword='])
  expect(savedSearchQuery('occupation=wizard,nurse')).toBe('occupation=nurse')
  expect(parseKnownSearch(new URLSearchParams('occupation=wizard')).conditions.occupation).toEqual([])
})

test('a saved search parses to the same search', () => {
  const saved = (keyword: string) => savedSearchQuery(String(new URLSearchParams({ keyword })))
  for (const keyword of ['C++ & "R&D" 100%', 'a=b#c+d', '看護師 -夜勤', '𠮷野家', '%E7', '\ud800'])
    expect(savedSearchQuery(saved(keyword))).toBe(saved(keyword))
  expect(search(saved('C++ & "R&D" 100%')).conditions.keyword).toBe('C++ & "R&D" 100%')
})

test('a saved search leads to its newest jobs, and is recognised in any order, page or spelling', () => {
  const path = '/?keyword=%E7%B5%8C%E7%90%86&location=tokyo&sort=new'
  expect(savedSearchPath('keyword=経理&location=tokyo&sort=salary')).toBe(path)
  expect(savedSearchPath('location=tokyo')).toBe('/?location=tokyo')
  expect(savedSearchPath('keyword=')).toBe('/?keyword=')
  const same = 'location=tokyo&keyword=%E7%B5%8C%E7%90%86&sort=new&page=2'
  expect(isSameSearch('keyword=経理&location=tokyo', same)).toBe(true)
  expect(isSameSearch('keyword=経理', 'keyword=経理&location=tokyo')).toBe(false)
  expect(isSameSearch('keyword=経理', 'keyword=経理&synonyms=0')).toBe(false)
})
