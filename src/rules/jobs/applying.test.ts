import { expect, test } from 'vitest'
import { whyNotApply } from './applying.ts'

const today = '2026-11-20'
const seeker = { id: 'seeker', role: 'user' as const }
const job = {
  owner_id: 'owner',
  approval_status: 'approved' as const,
  is_active: true,
  deadline: null,
  was_public: true,
}

test('a job that the public sees is open to everybody but its owner, once', () => {
  expect(whyNotApply(seeker, job, false, today)).toBe(null)
  expect(whyNotApply(seeker, job, true, today)).toBe('already-applied')
  expect(whyNotApply({ ...seeker, id: 'owner' }, job, false, today)).toBe('own-job')
  expect(whyNotApply(null, job, false, today)).toBe('not-signed-in')
})

test('a closed job is called closed only to those who may know that it exists', () => {
  const closed = { ...job, is_active: false }
  expect(whyNotApply(seeker, closed, false, today)).toBe('job-closed')
  const neverPublic = { ...closed, approval_status: 'pending' as const, was_public: false }
  expect(whyNotApply(seeker, neverPublic, false, today)).toBe('job-not-found')
  expect(whyNotApply({ ...seeker, role: 'admin' }, neverPublic, false, today)).toBe('job-closed')
})
