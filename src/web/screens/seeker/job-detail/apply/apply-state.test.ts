import { expect, test } from 'vitest'
import type { OwnApplication } from '#web/parts/own-application.ts'
import type { Job } from '#web/screens/seeker/job-detail/job-view.ts'
import { applyStateOf } from './apply-state.ts'

const today = '2026-11-20'
const job = (change: Partial<Job> = {}) =>
  ({ id: '1', is_active: true, approval_status: 'approved', deadline: null, is_own: false, ...change }) as Job
const reader = {
  viewer: { id: 'u', role: 'user' as const },
  deciding: false,
  application: null as OwnApplication | null | undefined,
}
const application = { id: 'a' } as OwnApplication

test('a person who has not applied to an open job may apply', () => {
  expect(applyStateOf(job(), reader, today).kind).toBe('open')
})

test('an application counts even when the job is closed since', () => {
  expect(applyStateOf(job({ is_active: false }), { ...reader, application }, today)).toEqual({
    kind: 'applied',
    application,
  })
})

test('a closed, stopped or expired job takes no application', () => {
  expect(applyStateOf(job({ is_active: false }), reader, today).kind).toBe('closed')
  expect(applyStateOf(job({ deadline: '2026-11-19' }), reader, today).kind).toBe('closed')
  expect(applyStateOf(job({ deadline: today }), reader, today).kind).toBe('open')
})

test('a job that waits for approval or was rejected is not over: it is not published', () => {
  expect(applyStateOf(job({ approval_status: 'pending' }), reader, today).kind).toBe('unpublished')
  expect(applyStateOf(job({ approval_status: 'rejected' }), reader, today).kind).toBe('unpublished')
  expect(applyStateOf(job({ approval_status: 'pending', is_active: false }), reader, today).kind).toBe('unpublished')
})

test('nobody applies to their own job', () => {
  expect(applyStateOf(job({ is_own: true }), reader, today).kind).toBe('own')
})

test('a visitor is told to sign in, and nothing is offered before it is known who reads', () => {
  expect(applyStateOf(job(), { ...reader, viewer: null }, today).kind).toBe('anonymous')
  expect(applyStateOf(job(), { ...reader, viewer: null, deciding: true }, today).kind).toBe('deciding')
  expect(applyStateOf(job(), { ...reader, application: undefined }, today).kind).toBe('deciding')
})

test('nobody applies to an employer whom they have blocked', () => {
  expect(applyStateOf(job(), { ...reader, blocked: true }, today).kind).toBe('blocked')
  expect(applyStateOf(job({ is_active: false }), { ...reader, blocked: true }, today).kind).toBe('closed')
})
