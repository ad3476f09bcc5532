import { expect, test } from 'vitest'
import { resourceCategories, resources, resourceTypes } from '#samples/resources.ts'
import { readResourceSearch, resourcesFor } from './resource-search.ts'

const find = (address: string) => resourcesFor(resources, readResourceSearch(new URLSearchParams(address)))
const ids = (address: string) => find(address).map(({ id }) => id)

test('no condition lists the whole library in order', () => {
  expect(ids('')).toEqual(resources.map(({ id }) => id))
})

test('a word is looked for in title, description and tags, whatever its width and case', () => {
  expect(ids('q=退職の進め方')).toEqual(['taishoku-no-susumekata'])
  expect(ids('q=ｔｙｐｅｓｃｒｉｐｔ')).toContain('sekkei-nyumon')
  expect(ids('q=ポートフォリオ')).toContain('portfolio')
})

test('category and type are both conditions', () => {
  for (const category of resourceCategories) {
    for (const type of resourceTypes) {
      const found = find(`category=${category}&type=${type}`)
      expect(found.every((resource) => resource.category === category && resource.type === type)).toBe(true)
    }
  }
  expect(ids('category=面接準備&type=video&q=オンライン')).toEqual(['online-mensetsu'])
})

test('an unknown category or type is ignored', () => {
  expect(find('category=料理&type=radio')).toHaveLength(resources.length)
})
