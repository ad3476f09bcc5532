import { expect, test } from 'vitest'
import { filteredTerms } from './filtered-job.ts'

test('a job without terms states nothing that a filter asks', () => {
  const nothing = {
    annual_days: null,
    overtime_hours: null,
    remote_days: null,
    no_transfer: false,
    pay_unit: null,
    hourly_min: null,
    pay_min: null,
    no_trial: false,
    bands: [],
    days_min: null,
    hours_min: null,
  }
  expect(filteredTerms(null)).toEqual(nothing)
  expect(filteredTerms({})).toEqual(nothing)
  expect(filteredTerms({ hours: null, pay: null, trial: { exists: null }, workplace: {} })).toEqual(nothing)
})

test('overtime is its hours, and none where the posting says so', () => {
  expect(filteredTerms({ hours: { overtime: 'none' } }).overtime_hours).toBe(0)
  expect(filteredTerms({ hours: { overtime: 'some' } }).overtime_hours).toBeNull()
  expect(filteredTerms({ hours: { overtime_hours: 12.5 } }).overtime_hours).toBe(12.5)
})

test('hourly filters compare hourly pay only', () => {
  expect(filteredTerms({ pay: { unit: 'hour', min: 1_280 } }).hourly_min).toBe(1_280)
  expect(filteredTerms({ pay: { unit: 'day', min: 12_000 } }).hourly_min).toBeNull()
})
