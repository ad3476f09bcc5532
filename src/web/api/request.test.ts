import { expect, test } from 'vitest'
import { pathOf } from './request.ts'

test('a path takes its parameters escaped, and its query without empty values', () => {
  expect(pathOf('decideApplication', { params: { jobId: 'a/b', applicationId: 'ｃ' } })).toBe(
    '/api/jobs/a%2Fb/applications/%EF%BD%83',
  )
  expect(pathOf('searchJobs', { query: { keyword: '看護 夜勤', location: '', page: '2' } })).toBe(
    '/api/jobs?keyword=%E7%9C%8B%E8%AD%B7+%E5%A4%9C%E5%8B%A4&page=2',
  )
})
