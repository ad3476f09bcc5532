import { expect, test } from 'vitest'
import { nonEmptyFields } from './filters-in.ts'

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
