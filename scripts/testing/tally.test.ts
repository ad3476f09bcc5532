import { expect, test } from 'vitest'
import { sentences, sum, tallyOf } from './tally.ts'

const report = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const file = { name: `${process.cwd()}/src/a.test.ts`, status: 'failed', startTime: 0, endTime: 2_000, message: '' }
const test1 = { title: 'it counts (in ’s)', status: 'failed', failureMessages: ['expected 1 to be 2\n at a.ts'] }
const passed = { title: 'it adds', status: 'passed', failureMessages: [] }

test('a run without a report is one failure', () => {
  expect(tallyOf(null, false)).toMatchObject({ passed: 0, failures: [expect.any(String)], skipped: 0 })
})

test('a file that broke before its tests is one failure, with the command that runs it alone', () => {
  const broken = { ...file, message: 'no such module\n at b.ts', assertionResults: [] }
  expect(tallyOf({ ...report, testResults: [broken] }, false).failures).toEqual([
    'npm test -- src/a.test.ts  # no such module',
  ])
})

test('a failed test is one line, with the command that runs it alone', () => {
  const { failures, files } = tallyOf(
    { ...report, testResults: [{ ...file, assertionResults: [test1, passed] }] },
    false,
  )
  expect(failures).toEqual(["npm test -- src/a.test.ts -t 'it counts .in ’s.'  # expected 1 to be 2"])
  expect(files).toEqual([{ name: 'src/a.test.ts', seconds: 2 }])
})

test('a run that failed without saying where is one failure', () => {
  expect(tallyOf(report, false).failures).toHaveLength(1)
  expect(tallyOf(report, true).failures).toHaveLength(0)
})

test('the last lines are the failures and the counts; skipped tests are counted only when there are some', () => {
  const total = sum([
    { passed: 3, failures: [], skipped: 0, files: [] },
    { passed: 1, failures: ['lint', 'types'], skipped: 0, files: [] },
  ])
  expect(sentences(total)).toEqual(['FAILED  lint', 'FAILED  types', '4 passed, 2 failed'])
  expect(sentences({ ...total, failures: [], skipped: 1 })).toEqual(['4 passed, 0 failed, 1 skipped'])
})
