import { expect, test } from 'vitest'
import { sentence, sum, tallyOf } from './tally.ts'

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

test('a run without a report is one failure', () => {
  expect(tallyOf(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a file that broke before its tests is one failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(tallyOf({ ...report, testResults }, false).failed).toBe(1)
})

test('a file with a failed test is not counted twice', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
  expect(tallyOf({ ...report, numFailedTests: 1, testResults }, false).failed).toBe(1)
})

test('a run that failed without saying where is one failure', () => {
  expect(tallyOf(report, false).failed).toBe(1)
  expect(tallyOf(report, true).failed).toBe(0)
})

test('skipped tests are told only when there are some', () => {
  const total = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 1, failed: 2, skipped: 0 },
  ])
  expect(sentence(total)).toBe('4 passed, 2 failed')
  expect(sentence({ ...total, skipped: 1 })).toBe('4 passed, 2 failed, 1 skipped')
})
