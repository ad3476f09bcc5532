import { expect, test } from 'vitest'
import {
  type AppliedJob,
  applicationOf,
  asksAnything,
  beginningOf,
  missingAsks,
  questionOfPath,
} from './apply-values.ts'

const job: AppliedJob = {
  ...{ id: '1', title: '訪問看護師', company: '青葉' },
  asks: ['rirekisho', 'portfolio'],
  questions: [
    { id: 'years', text: '経験は何年ですか', kind: 'number', required: true },
    { id: 'place', text: '希望する配属先', kind: 'choice', options: ['青葉区'], required: false },
  ],
}
const look = { calendar: 'wareki', photo: true } as const

test('requested papers that can be made are ticked and sent as shown', () => {
  const values = { ...beginningOf(job), answers: ['', '青葉区'] }
  expect(applicationOf(values, job, look)).toEqual({
    papers: [{ kind: 'rirekisho', ...look }],
    answers: [{ id: 'place', value: '青葉区' }],
  })
})

test('a server fault is shown at its question', () => {
  const body = applicationOf({ ...beginningOf(job), answers: ['', '泉区'] }, job, look)
  expect(questionOfPath('answers.0.value', body, job)).toBe(1)
  expect(questionOfPath('motive', body, job)).toBeUndefined()
})

test('a requested paper is missing until ticked or replaced by a file', () => {
  const begun = beginningOf(job)
  expect(missingAsks(job, begun)).toEqual(['portfolio'])
  expect(missingAsks(job, { ...begun, files: ['a'] })).toEqual([])
  expect(missingAsks(job, { ...begun, papers: [] })).toEqual(['rirekisho', 'portfolio'])
})

test('one press applies only where nothing is asked', () => {
  expect(asksAnything({ asks: ['none'], questions: [] })).toBe(false)
  expect(asksAnything({ asks: ['licence'], questions: [] })).toBe(true)
  expect(asksAnything({ asks: [], questions: job.questions })).toBe(true)
})
