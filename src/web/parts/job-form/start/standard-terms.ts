import { insurances } from '#rules/postings/term-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { type TermsValues, valuesOfTerms } from '#web/parts/job-form/values/terms-values.ts'

/** Terms of most regular employments. */
const standard: Terms = {
  period: { kind: 'indefinite' },
  trial: { exists: true, months: 3, same_terms: true },
  hours: { system: 'fixed', shifts: [{ start: '09:00', end: '18:00', break_minutes: 60 }] },
  holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
  insurance: [...insurances],
}

/** Hours are unstated, or those of a new form. */
const isUntouched = (shifts: TermsValues['hours']['shifts']) =>
  shifts.length === 0 || JSON.stringify(shifts) === JSON.stringify(valuesOfTerms(standard).hours.shifts)

/** The terms, with the standard for each part that states nothing. */
export function withStandard(values: TermsValues): TermsValues {
  const by = valuesOfTerms(standard)
  const { period, trial, hours, holidays, insurance } = values
  const { system, shifts } = by.hours
  const { pattern, days } = by.holidays
  return {
    ...values,
    ...(!period.kind && { period: { ...period, kind: by.period.kind } }),
    ...(!trial.exists && !trial.months && { trial: by.trial }),
    ...(!hours.system && isUntouched(hours.shifts) && { hours: { ...hours, system, shifts } }),
    ...(!holidays.pattern && holidays.days.length === 0 && { holidays: { ...holidays, pattern, days } }),
    ...(insurance.length === 0 && { insurance: by.insurance }),
  }
}
