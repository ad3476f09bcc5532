import { expect, test } from 'vitest'
import type { OwnApplication } from '#web/parts/own-application.ts'
import type { Job } from '#web/parts/posting/job-view.ts'
import { applyStateOf } from './use-apply.ts'

const today = '2026-11-20'
const open = { id: '1', is_active: true, approval_status: 'approved', deadline: null, is_own: false } as unknown as Job
const application = { id: 'a' } as OwnApplication
type Reader = Parameters<typeof applyStateOf>[1]
const reader: Reader = { viewer: { role: 'user' }, deciding: false, application: null }

test.each<[string, string, Partial<Job>, Partial<Reader>]>([
  ['a person who has not applied to an open job may apply', 'open', {}, {}],
  ['a job is open on its last day', 'open', { deadline: today }, {}],
  ['a closed or stopped job takes no application', 'closed', { is_active: false }, {}],
  ['an expired job takes no application', 'closed', { deadline: '2026-11-19' }, {}],
  ['an application counts even when the job is closed since', 'applied', { is_active: false }, { application }],
  ['a job that waits for approval is not published', 'unpublished', { approval_status: 'pending' }, {}],
  ['a rejected job is not published', 'unpublished', { approval_status: 'rejected' }, {}],
  ['a draft that waits is not over', 'unpublished', { approval_status: 'pending', is_active: false }, {}],
  ['nobody applies to their own job', 'own', { is_own: true }, {}],
  ['a visitor is told to sign in', 'anonymous', {}, { viewer: null }],
  ['nothing is offered before it is known who reads', 'deciding', {}, { viewer: null, deciding: true }],
  ['nothing is offered before it is known whether they applied', 'deciding', {}, { application: undefined }],
  ['nobody applies to an employer whom they have blocked', 'blocked', {}, { blocked: true }],
  ['a closed job of a blocked employer is closed', 'closed', { is_active: false }, { blocked: true }],
])('%s', (_, kind, job, more) => {
  const state = applyStateOf({ ...open, ...job }, { ...reader, ...more }, today)
  expect(state).toEqual(kind === 'applied' ? { kind, application } : { kind })
})
