import { expect, test } from 'vitest'
import { whyNotApply } from './applying.ts'

const today = '2026-11-20'
const seeker = { role: 'user' as const }
const job = {
  approval_status: 'approved' as const,
  is_active: true,
  deadline: null,
  was_public: true,
}

const neither = { own: false, applied: false, blocked: false }

test("everybody but its employer's team can apply to a public job, once", () => {
  expect(whyNotApply(seeker, job, neither, today)).toBe(null)
  expect(whyNotApply(seeker, job, { ...neither, applied: true }, today)).toBe('already-applied')
  expect(whyNotApply(seeker, job, { ...neither, own: true }, today)).toBe('own-job')
  expect(whyNotApply(seeker, job, { ...neither, blocked: true }, today)).toBe('employer-blocked')
  expect(whyNotApply(null, job, neither, today)).toBe('not-signed-in')
})

test('a closed job is called closed only to those who may know that it exists', () => {
  const closed = { ...job, is_active: false }
  expect(whyNotApply(seeker, closed, neither, today)).toBe('job-closed')
  const neverPublic = { ...closed, approval_status: 'pending' as const, was_public: false }
  expect(whyNotApply(seeker, neverPublic, neither, today)).toBe('job-not-found')
  expect(whyNotApply({ role: 'admin' }, neverPublic, neither, today)).toBe('job-closed')
})
