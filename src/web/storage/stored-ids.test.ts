import { expect, test } from 'vitest'
import { readIds, withToggled } from './stored-ids.ts'

test('a new favourite comes first and a second toggle takes it away', () => {
  const added = withToggled(['a'], 'b')
  expect(added).toEqual(['b', 'a'])
  expect(withToggled(added, 'b')).toEqual(['a'])
})

test('broken storage counts as no favourites', () => {
  expect(readIds(null)).toEqual([])
  expect(readIds('{')).toEqual([])
  expect(readIds('{"a":1}')).toEqual([])
  expect(readIds('["a",1,null]')).toEqual(['a'])
})
