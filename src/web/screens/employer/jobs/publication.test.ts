import { expect, test } from 'vitest'
import { publicationOf } from './my-job-row.tsx'

const job = { approval_status: 'approved', is_active: true, deadline: null, stopped_by_operator: false } as const

test.each([
  ['an approved job that is up is public', {}, 'public'],
  ['a job is public on its last day', { deadline: '2026-11-20' }, 'public'],
  ['a job is over after its deadline', { deadline: '2026-11-19' }, 'over'],
  ['a job that its employer took down is closed', { is_active: false }, 'closed'],
  ['a job that the operator took down is stopped', { is_active: false, stopped_by_operator: true }, 'stopped'],
  ['of a job that waits the approval says everything', { approval_status: 'pending' as const }, null],
  ['of a rejected job the approval says everything', { approval_status: 'rejected' as const }, null],
])('%s', (_, change, publication) => expect(publicationOf({ ...job, ...change }, '2026-11-20')).toBe(publication))
