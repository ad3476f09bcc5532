import { expect, test } from 'vitest'
import { checkPosting } from './check-posting.ts'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'
import { measure, precision, recall, report } from './testing/measure.ts'

const tuned = labelledSentences('tuned')
const heldOut = labelledSentences('held-out')
const measured = measure(tuned)

test('stops are found with precision and recall of 0.95, warnings with 0.9', () => {
  console.log(report(measured))
  expect(precision(measured.severity.stop)).toBeGreaterThanOrEqual(0.95)
  expect(recall(measured.severity.stop)).toBeGreaterThanOrEqual(0.95)
  expect(precision(measured.severity.warn)).toBeGreaterThanOrEqual(0.9)
  expect(recall(measured.severity.warn)).toBeGreaterThanOrEqual(0.9)
})

test('sentences held out of tuning are found with precision and recall of 0.9', () => {
  const { severity } = measure(heldOut)
  // Without the faults, which nobody who writes rules should see.
  console.log(`Held out of tuning\n${report({ severity, codes: new Map(), faults: [] })}`)
  for (const score of Object.values(severity)) {
    expect(precision(score)).toBeGreaterThanOrEqual(0.9)
    expect(recall(score)).toBeGreaterThanOrEqual(0.9)
  }
})

test('no code falls far behind the others', () => {
  for (const [code, score] of measured.codes) {
    expect([code, precision(score) >= 0.85]).toEqual([code, true])
    expect([code, recall(score) >= 0.85]).toEqual([code, true])
  }
})

test('the held-out sentences are a third of all, and about half of all are innocent', () => {
  const all = [...tuned, ...heldOut]
  expect(all.length).toBeGreaterThanOrEqual(5_000)
  expect(heldOut.length / all.length).toBeGreaterThan(0.3)
  expect(all.filter(({ due }) => due.length === 0).length / all.length).toBeGreaterThan(0.4)
})

test('a posting that states everything has no finding', () => {
  expect(checkPosting(lawfulPosting, context)).toEqual([])
})
