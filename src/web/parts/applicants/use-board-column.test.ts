import { expect, test } from 'vitest'
import { defaultStages } from '#rules/jobs/job-stages.ts'
import { groupsOf } from './use-board-column.ts'
import type { ReceivedApplication } from './use-decide.ts'

const one = (id: string, stage: string | null = null, status = 'reviewed') =>
  ({ id, status, review: { stage } }) as ReceivedApplication
const texts = (...pages: ReceivedApplication[][]) =>
  groupsOf(
    pages.map((applications) => ({ applications })),
    'reviewed',
    defaultStages,
  ).map(({ stage, applications }) => `${stage}: ${applications.map(({ id }) => id).join(' ')}`)

test('cards are grouped by stage in order, those without one first', () => {
  expect(texts([one('a', 'final'), one('b'), one('c', 'first'), one('d', 'first')])).toEqual([
    'null: b',
    'first: c d',
    'final: a',
  ])
})

test('an application on two pages is shown once, a just moved one not at all', () => {
  expect(texts([one('a'), one('b', null, 'rejected')], [one('a'), one('c')])).toEqual(['null: a c'])
})
