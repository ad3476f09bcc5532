import { expect, test } from 'vitest'
import { nonEmptyFields, pageCountOf, pageIn, withFilter } from './list-query.ts'

test('an address without a sensible page asks for the first one', () => {
  expect(pageIn(new URLSearchParams('page=3'))).toBe(3)
  for (const page of ['', 'page=0', 'page=-1', 'page=x', 'page=1e9', 'page=9999999']) {
    expect(pageIn(new URLSearchParams(page))).toBe(1)
  }
})

test('another filter leads back to the first page and keeps the rest', () => {
  expect(withFilter(new URLSearchParams('job=a&page=3'), 'status', 'pending').toString()).toBe('job=a&status=pending')
  expect(withFilter(new URLSearchParams('opened=a&q=b'), 'q', 'c').toString()).toBe('q=c')
  expect(withFilter(new URLSearchParams('job=a&status=pending'), 'status', undefined).toString()).toBe('job=a')
})

test('an empty list has one page', () => {
  expect(pageCountOf(0, 12)).toBe(1)
  expect(pageCountOf(25, 12)).toBe(3)
})

test('empty fields are no filters, and blanks around a word do not count', () => {
  expect(nonEmptyFields(new URLSearchParams('q=+面接+&category=&type=video')).toString()).toBe(
    new URLSearchParams({ q: '面接', type: 'video' }).toString(),
  )
})

test('a form and the address that it leads to hold the same filters', () => {
  const form = new FormData()
  form.set('q', '京都')
  form.set('industry', '')
  expect(nonEmptyFields(form).toString()).toBe(nonEmptyFields(new URLSearchParams('?q=京都&industry=')).toString())
})
