import { expect, test } from 'vitest'
import { companies, industries } from '#samples/companies.ts'
import { companiesFor, readCompanySearch } from './company-search.ts'

const find = (address: string) =>
  companiesFor(companies, readCompanySearch(new URLSearchParams(address))).map(({ name }) => name)

test('without conditions every company stands in its own order', () => {
  expect(find('')).toEqual(companies.map(({ name }) => name))
})

test('a word is looked for in name, description and location', () => {
  expect(find('q=テラスソフト')).toEqual(['株式会社テラスソフト'])
  expect(find('q=訪問看護')).toContain('青葉メディカル株式会社')
  expect(find('q=金沢')).toEqual(['さざなみ信用金庫'])
})

test('width, case and the kind of kana do not matter', () => {
  expect(find('q=ﾃﾗｽｿﾌﾄ')).toEqual(find('q=てらすそふと'))
  expect(find('q=てらすそふと')).toEqual(['株式会社テラスソフト'])
})

test('several words have to match all, and not across two fields', () => {
  expect(find('q=福岡県 請求')).toEqual(['株式会社テラスソフト'])
  expect(find('q=ソフト中小')).toEqual([])
})

test('every industry of the filter finds its companies and no other', () => {
  for (const industry of industries) {
    const found = companiesFor(companies, { words: '', industry })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((company) => company.industry === industry)).toBe(true)
  }
})

test('an industry that does not exist is no condition', () => {
  expect(find('industry=農業')).toHaveLength(companies.length)
})
