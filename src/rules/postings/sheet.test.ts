import { expect, test } from 'vitest'
import { boundedSheet } from './sheet.ts'

test('rows keep their places, without what is empty at their ends and below them', () => {
  expect(boundedSheet([[''], ['a', '', 'b', ' ', ''], [], ['', 'c'], [' '], []])).toEqual([
    [],
    ['a', '', 'b'],
    [],
    ['', 'c'],
  ])
})

test('one long text in many cells is too large, as many cells are', () => {
  expect(boundedSheet(Array.from({ length: 1_000 }, () => ['あ'.repeat(30_000)]))).toBe('too-large')
  expect(boundedSheet(Array.from({ length: 1_000 }, () => ['あ'.repeat(5_001)]))).toBe('too-large')
  expect(boundedSheet([Array.from({ length: 201 }, () => 'a')])).toBe('too-large')
  expect(boundedSheet([['a'], ...Array.from({ length: 50_000 }, () => [''])])).toBe('too-large')
  expect(boundedSheet(Array.from({ length: 1_001 }, () => Array.from({ length: 200 }, () => 'a')))).toBe('too-large')
  expect(boundedSheet(Array.from({ length: 1_100 }, () => ['a']))).toBe('many')
})
