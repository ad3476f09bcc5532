import { expect, test } from 'vitest'
import { type ReceivedApplication, withDecision } from './use-decide.ts'

const list = {
  counts: { pending: 1, reviewed: 1, accepted: 0, rejected: 0 },
  applications: [
    { id: 'a', status: 'pending' },
    { id: 'b', status: 'reviewed' },
  ] as ReceivedApplication[],
}

test('a decision changes the entry and moves one from count to count', () => {
  const after = withDecision(list, 'a', 'accepted')
  expect(after.counts).toEqual({ pending: 0, reviewed: 1, accepted: 1, rejected: 0 })
  expect(after.applications.map(({ status }) => status)).toEqual(['accepted', 'reviewed'])
})

test('taking a decision back gives the same list again', () => {
  expect(withDecision(withDecision(list, 'a', 'rejected'), 'a', 'pending')).toEqual(list)
})

test('a list without the application, or with it in that state already, stays the same', () => {
  expect(withDecision(list, 'c', 'accepted')).toBe(list)
  expect(withDecision(list, 'b', 'reviewed')).toBe(list)
})
