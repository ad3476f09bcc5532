import { expect, test } from 'vitest'
import { firstAfter, neighboursOf } from './neighbours.ts'

const items = (ids: string) => [...ids].map((id) => ({ id }))

test('positions count over the whole list and continue across pages', () => {
  const part = { items: items('def'), offset: 3, total: 8 }
  const around = (id: string) => {
    const { place, count, before, after, hasBefore, hasAfter } = neighboursOf(part, id)
    return [place, count, before?.id, after?.id, hasBefore, hasAfter]
  }
  expect(around('d')).toEqual([4, 8, undefined, 'e', true, true])
  expect(around('f')).toEqual([6, 8, 'e', undefined, true, true])
  expect(neighboursOf({ ...part, offset: 5 }, 'f').hasAfter).toBe(false)
  expect(neighboursOf({ ...part, offset: 0 }, 'd').hasBefore).toBe(false)
})

test('an applicant outside the list has no neighbours', () => {
  expect(neighboursOf({ items: items('ab'), offset: 0, total: 9 }, 'x')).toMatchObject({
    ...{ place: 0, count: 0, hasBefore: false, hasAfter: false },
  })
})

test('decisions and new arrivals neither skip nor repeat an applicant', () => {
  expect(firstAfter(items('abc'), items('abc'), items('def'))?.id).toBe('d')
  expect(firstAfter(items('abc'), items('abd'), items('ef'))?.id).toBe('d')
  expect(firstAfter(items('abc'), items('def'), items('gh'))?.id).toBe('d')
  expect(firstAfter(items('abc'), items('xab'), items('cde'))?.id).toBe('d')
  expect(firstAfter(items('abc'), items('ab'), [])).toBeUndefined()
})
