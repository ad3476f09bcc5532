import { expect, test } from 'vitest'
import { comparedIds } from './compare.tsx'

test.each([
  ['ids=b,a,b,,%20c', ['b', 'a', 'c'], false],
  ['', [], false],
  ['ids=a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
])('each job once, in the order of the address, and the first four of more: %s', (query, ids, more) => {
  expect(comparedIds(new URLSearchParams(query))).toEqual({ ids, more })
})
