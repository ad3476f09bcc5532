import { expect, test } from 'vitest'
import type { Terms } from '#rules/postings/terms.ts'
import { filteredTerms } from './filtered-job.ts'

const stated = (terms: Terms | null) => ({ terms, salary_min: null, salary_max: null })

test('a job without terms states nothing that a filter asks', () => {
  const nothing = {
    annual_days: null,
    overtime_hours: null,
    remote_days: null,
    no_transfer: false,
    pay_unit: null,
    hourly_min: null,
    pay_min: null,
    pay_floor: null,
    pay_upper: null,
    no_trial: false,
    bands: [],
    days_min: null,
    hours_min: null,
  }
  expect(filteredTerms(stated(null))).toEqual(nothing)
  expect(filteredTerms(stated({}))).toEqual(nothing)
  expect(filteredTerms(stated({ hours: null, pay: null, trial: { exists: null }, workplace: {} }))).toEqual(nothing)
})

test('overtime is its hours, and none where the posting says so', () => {
  expect(filteredTerms(stated({ hours: { overtime: 'none' } })).overtime_hours).toBe(0)
  expect(filteredTerms(stated({ hours: { overtime: 'some' } })).overtime_hours).toBeNull()
  expect(filteredTerms(stated({ hours: { overtime_hours: 12.5 } })).overtime_hours).toBe(12.5)
})

test('hourly filters compare hourly pay only', () => {
  expect(filteredTerms(stated({ pay: { unit: 'hour', min: 1_280 } })).hourly_min).toBe(1_280)
  expect(filteredTerms(stated({ pay: { unit: 'day', min: 12_000 } })).hourly_min).toBeNull()
})
