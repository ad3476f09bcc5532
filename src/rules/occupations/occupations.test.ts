import { expect, test } from 'vitest'
import { jobCategories } from '#rules/jobs/job-vocabularies.ts'
import { occupationWords } from './occupation-words.ts'
import { occupationGroups, occupations } from './occupations.ts'

test('16 groups hold 140 occupations, 6 to 13 each', () => {
  expect(occupationGroups).toHaveLength(16)
  expect(occupations).toHaveLength(140)
  for (const group of occupationGroups) {
    expect(group.occupations.length, group.id).toBeGreaterThanOrEqual(6)
    expect(group.occupations.length, group.id).toBeLessThanOrEqual(13)
  }
})

test('ids and names are given once, and every category exists', () => {
  const ids = [...occupationGroups, ...occupations].map(({ id }) => id)
  // No occupation and group share an id, so that a filter can contain both.
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(occupations.map(({ name }) => name)).size).toBe(occupations.length)
  const categories = occupations.flatMap(({ category }) => category ?? [])
  expect(jobCategories).toEqual(expect.arrayContaining(categories))
})

test('every occupation has words, and gives way to occupations that exist', () => {
  const ids = occupations.map(({ id }) => id)
  expect(occupationWords.map(({ occupation }) => occupation)).toEqual(ids)
  for (const { occupation, words, givesWayTo } of occupationWords) {
    expect(words.own.length, occupation).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining([...givesWayTo]))
  }
})
