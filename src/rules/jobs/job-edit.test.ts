import { expect, test } from 'vitest'
import { editedTerms, type JobTerms, readsDifferently } from './job-edit.ts'

const before: JobTerms = {
  title: '経理',
  company: 'しごと商店',
  location: '東京都',
  description: '月次決算',
  job_type: 'full-time',
  work_style: 'onsite',
  experience_level: 'entry',
  category: null,
  salary_min: 250_000,
  salary_max: null,
  requirements: ['簿記2級'],
  benefits: [],
  deadline: null,
  is_active: true,
}

test('what is absent keeps its value, and null is a value', () => {
  expect(editedTerms(before, {})).toEqual(before)
  expect(editedTerms(before, { salary_min: null, title: '財務' })).toEqual({
    ...before,
    salary_min: null,
    title: '財務',
  })
})

test('the public reads everything but whether the job is up', () => {
  expect(readsDifferently(before, { ...before, requirements: ['簿記2級'], is_active: false })).toBe(false)
  for (const change of [
    { benefits: ['社宅'] },
    { deadline: '2026-12-01' },
    { salary_max: 300_000 },
    { work_style: 'remote' as const },
  ])
    expect(readsDifferently(before, { ...before, ...change })).toBe(true)
})
