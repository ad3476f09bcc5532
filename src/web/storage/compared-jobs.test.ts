import { expect, test } from 'vitest'
import { type ComparedJob, readComparedJobs, withToggledJob } from './compared-jobs.ts'

const jobs = (...ids: string[]): ComparedJob[] => ids.map((id) => ({ id, title: `求人${id}` }))

test('a job is added at the end, and taken away by the second press', () => {
  const [first, second] = jobs('a', 'b') as [ComparedJob, ComparedJob]
  const both = withToggledJob([first], second)
  expect(both).toEqual([first, second])
  expect(withToggledJob(both ?? [], first)).toEqual([second])
})

test('a fifth job finds no room', () => {
  expect(withToggledJob(jobs('a', 'b', 'c', 'd'), { id: 'e', title: '求人e' })).toBeNull()
  expect(withToggledJob(jobs('a', 'b', 'c', 'd'), { id: 'd', title: '求人d' })).toHaveLength(3)
})

test('broken storage counts as empty', () => {
  for (const text of [null, '{', '{"a":1}', '[1,null,{"id":1}]']) expect(readComparedJobs(text)).toEqual([])
  expect(readComparedJobs(JSON.stringify([null, ...jobs('a')]))).toEqual(jobs('a'))
})
