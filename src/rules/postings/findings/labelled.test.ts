import { expect, test } from 'vitest'
import { checkPosting } from './check-posting.ts'
import { labelledPostings } from './testing/labelled-postings.ts'
import { labelledFolder, labelledSentences } from './testing/labelled-sentences.ts'
import { context, lawfulPosting } from './testing/lawful-posting.ts'
import { measure, precision, recall, report } from './testing/measure.ts'

const sentences = labelledSentences(labelledFolder)
const measured = measure([...sentences, ...labelledPostings])

test('stops are found with precision and recall of 0.95, warnings with 0.9', () => {
  console.log(report(measured))
  expect(precision(measured.severity.stop)).toBeGreaterThanOrEqual(0.95)
  expect(recall(measured.severity.stop)).toBeGreaterThanOrEqual(0.95)
  expect(precision(measured.severity.warn)).toBeGreaterThanOrEqual(0.9)
  expect(recall(measured.severity.warn)).toBeGreaterThanOrEqual(0.9)
})

test('no code falls far behind the others', () => {
  for (const [code, score] of measured.codes) {
    expect([code, precision(score) >= 0.85]).toEqual([code, true])
    expect([code, recall(score) >= 0.85]).toEqual([code, true])
  }
})

test('at least 500 sentences are labelled, about half of them innocent', () => {
  const innocent = sentences.filter(({ due }) => due.length === 0)
  expect(sentences.length).toBeGreaterThanOrEqual(500)
  expect(innocent.length / sentences.length).toBeGreaterThan(0.4)
})

test('a posting that states everything has no finding', () => {
  expect(checkPosting(lawfulPosting, context)).toEqual([])
})
