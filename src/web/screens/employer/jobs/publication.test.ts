import { expect, test } from 'vitest'
import { publicationOf } from './publication.ts'

const job = { approval_status: 'approved', is_active: true, deadline: null, stopped_by_operator: false } as const

test('an approved job that is up is public until its deadline has passed', () => {
  expect(publicationOf(job, '2026-11-20')).toBe('public')
  expect(publicationOf({ ...job, deadline: '2026-11-20' }, '2026-11-20')).toBe('public')
  expect(publicationOf({ ...job, deadline: '2026-11-19' }, '2026-11-20')).toBe('over')
})

test('a job that is down says by whom', () => {
  expect(publicationOf({ ...job, is_active: false }, '2026-11-20')).toBe('closed')
  expect(publicationOf({ ...job, is_active: false, stopped_by_operator: true }, '2026-11-20')).toBe('stopped')
})

test('of a job that waits or was rejected, the approval says everything', () => {
  expect(publicationOf({ ...job, approval_status: 'pending' }, '2026-11-20')).toBeNull()
  expect(publicationOf({ ...job, approval_status: 'rejected' }, '2026-11-20')).toBeNull()
})
