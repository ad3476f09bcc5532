import { expect, test } from 'vitest'
import { comparedIds } from './compare.tsx'

const of = (query: string) => comparedIds(new URLSearchParams(query))

test('each job once, in the order of the address', () => {
  expect(of('ids=b,a,b,,%20c')).toEqual({ ids: ['b', 'a', 'c'], more: false })
  expect(of('')).toEqual({ ids: [], more: false })
})

test('the first four of more', () => {
  expect(of('ids=a,b,c,d,e')).toEqual({ ids: ['a', 'b', 'c', 'd'], more: true })
})
