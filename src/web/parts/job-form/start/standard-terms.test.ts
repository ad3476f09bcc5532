import { expect, test } from 'vitest'
import { termsToSend, valuesOfTerms } from '#web/parts/job-form/values/terms-values.ts'
import { withStandard } from './standard-starter.tsx'

test('the standard of a regular employment fills what is not stated', () => {
  expect(termsToSend(withStandard(valuesOfTerms(null)))).toEqual({
    period: { kind: 'indefinite' },
    trial: { exists: true, months: 3, same_terms: true },
    hours: { system: 'fixed', shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] },
    holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
    insurance: ['employment', 'accident', 'health', 'pension'],
  })
})

test('stated terms are not replaced', () => {
  const stated = {
    period: { kind: 'fixed', months: 6 },
    trial: { exists: false },
    hours: { shifts: [{ start: '10:00', end: '19:00' }] },
    insurance: [],
  } as const
  const values = valuesOfTerms({ ...stated, hours: { shifts: [...stated.hours.shifts] }, insurance: [] })
  expect(termsToSend(withStandard(values))).toMatchObject(stated)
})
