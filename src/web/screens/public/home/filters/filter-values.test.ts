import { expect, test } from 'vitest'
import { readFilters, searchPath } from '#web/screens/public/home/job-search.ts'
import { valuesOf, withValues } from './filter-values.ts'

const filters = (query: string) => readFilters((name) => new URLSearchParams(query).getAll(name))

test('one place is named alone, several together, and both are read as chosen', () => {
  const one = filters('keyword=x&location=tokyo')
  expect(valuesOf(one, 'prefecture')).toEqual(['tokyo'])
  const two = withValues(one, 'prefecture', ['tokyo', 'osaka'])
  expect(two).toEqual({ keyword: 'x', prefecture: 'tokyo,osaka' })
  expect(valuesOf(two, 'prefecture')).toEqual(['tokyo', 'osaka'])
  expect(withValues(two, 'prefecture', ['osaka'])).toEqual({ keyword: 'x', location: 'osaka' })
  expect(withValues(one, 'prefecture', [])).toEqual({ keyword: 'x' })
})

test('choosing changes one filter and keeps the others', () => {
  const chosen = filters('workStyle=fulltime&salaryMin=300000&newOnly=1&style=remote,hybrid')
  expect(withValues(chosen, 'style', ['remote'])).toEqual({ ...chosen, style: 'remote' })
  expect(withValues(chosen, 'newOnly', [])).not.toHaveProperty('newOnly')
  expect(searchPath(withValues(chosen, 'employment', ['fulltime', 'contract']))).toBe(
    '/?employment=fulltime%2Ccontract&style=remote%2Chybrid&salaryMin=300000&newOnly=1',
  )
})
