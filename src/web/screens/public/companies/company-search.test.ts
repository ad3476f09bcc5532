import { expect, test } from 'vitest'
import { companies, industries } from '#samples/companies.ts'
import { companiesFor, readCompanySearch } from './company-search.ts'

const find = (address: string) =>
  companiesFor(companies, readCompanySearch(new URLSearchParams(address))).map(({ name }) => name)

test('no condition or an unknown industry lists every company in order', () => {
  const all = companies.map(({ name }) => name)
  expect([find(''), find('industry=農業')]).toEqual([all, all])
})

test.each([
  ['テラスソフト', ['株式会社テラスソフト']],
  ['金沢', ['さざなみ信用金庫']],
  ['ﾃﾗｽｿﾌﾄ', ['株式会社テラスソフト']],
  ['てらすそふと', ['株式会社テラスソフト']],
  ['福岡県 請求', ['株式会社テラスソフト']],
  ['ソフト中小', []],
])('words are found whatever their width and kana, all of them, and not across two fields: %s', (words, found) => {
  expect(find(`q=${words}`)).toEqual(found)
})

test('a word is looked for in descriptions', () => {
  expect(find('q=訪問看護')).toContain('青葉メディカル株式会社')
})

test('every industry of the filter finds its companies and no other', () => {
  for (const industry of industries) {
    const found = companiesFor(companies, { words: '', industry })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((company) => company.industry === industry)).toBe(true)
  }
})
