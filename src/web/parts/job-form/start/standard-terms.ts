import { insurances } from '#rules/postings/term-vocabularies.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { type TermsValues, valuesOfTerms } from '#web/parts/job-form/values/terms-values.ts'

/** Terms of most regular employments. */
const standard: Terms = {
  period: { kind: 'indefinite' },
  trial: { exists: true, months: 3, same_terms: true },
  hours: { system: 'fixed', spans: [{ start: '09:00', end: '18:00' }], break_minutes: 60 },
  holidays: { pattern: 'two-days-full', days: ['sat', 'sun'] },
  insurance: [...insurances],
}

/** Hours are unstated, or those of a new form. */
const isUntouched = (spans: TermsValues['hours']['spans']) =>
  spans.length === 0 || JSON.stringify(spans) === JSON.stringify(standard.hours?.spans)

/** The terms, with the standard for each part that states nothing. */
export function withStandard(values: TermsValues): TermsValues {
  const by = valuesOfTerms(standard)
  const { period, trial, hours, holidays, insurance } = values
  const { system, spans, break_minutes } = by.hours
  const { pattern, days } = by.holidays
  return {
    ...values,
    ...(!period.kind && { period: { ...period, kind: by.period.kind } }),
    ...(!trial.exists && !trial.months && { trial: by.trial }),
    ...(!hours.system && isUntouched(hours.spans) && { hours: { ...hours, system, spans, break_minutes } }),
    ...(!holidays.pattern && holidays.days.length === 0 && { holidays: { ...holidays, pattern, days } }),
    ...(insurance.length === 0 && { insurance: by.insurance }),
  }
}
