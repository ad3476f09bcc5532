import { expect, test } from 'vitest'
import { conflictsOf, differingFields, editedFields, hasPublicChanges, type JobFields, takeTheirs } from './job-edit.ts'

const before: JobFields = {
  ...{ title: '経理', company: 'しごと商店', location: '東京都', description: '月次決算', category: null },
  ...({ job_type: 'full-time', work_style: 'onsite', experience_level: 'entry', deadline: null } as const),
  ...{ salary_min: 250_000, salary_max: null, requirements: ['簿記2級'], benefits: [], is_active: true },
}

test('an absent field keeps its value, and null is a value', () => {
  expect(editedFields(before, {})).toEqual(before)
  const edit = { salary_min: null, title: '財務' }
  expect(editedFields(before, edit)).toEqual({ ...before, ...edit })
})

test('the public reads everything but whether the job is up', () => {
  expect(hasPublicChanges(before, { ...before, requirements: ['簿記2級'], is_active: false })).toBe(false)
  for (const change of [
    { benefits: ['社宅'] },
    { deadline: '2026-12-01' },
    { salary_max: 300_000 },
    { work_style: 'remote' as const },
  ])
    expect(hasPublicChanges(before, { ...before, ...change })).toBe(true)
})

test('fields that differ are named in the order of the form', () => {
  expect(differingFields(before, { ...before, salary_max: 300_000, title: '財務' })).toEqual(['title', 'salary_max'])
})

test('only fields that another person changed differently are conflicts', () => {
  const theirs = { ...before, title: '財務', location: '大阪府', benefits: ['社員食堂'] }
  const mine = { ...before, title: '総務', location: '大阪府', description: '年次決算' }
  const conflicts = conflictsOf(before, mine, theirs)
  expect(conflicts.map(({ field, bothChanged }) => [field, bothChanged])).toEqual([
    ['title', true],
    ['benefits', false],
  ])
  expect(takeTheirs(mine, theirs, ['benefits'])).toEqual({ ...mine, benefits: ['社員食堂'] })
  expect(conflictsOf(before, mine, { ...before, location: '大阪府' })).toEqual([])
})

test('a guessed occupation is no statement: confirming it changes nothing that the public reads', () => {
  const guessed = { ...before, occupations: ['accounting'], occupations_guessed: true }
  expect(editedFields(guessed, { occupations: [] })).toEqual(guessed)
  const confirmed = editedFields(guessed, { occupations: ['accounting'] })
  expect(confirmed).toMatchObject({ occupations_guessed: false, category: 'office' })
  expect(differingFields(guessed, confirmed)).toEqual(['category', 'occupations'])
  expect(hasPublicChanges(guessed, confirmed)).toBe(false)
  expect(hasPublicChanges(guessed, editedFields(guessed, { occupations: ['hr'] }))).toBe(true)
})
