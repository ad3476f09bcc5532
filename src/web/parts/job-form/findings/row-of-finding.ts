import { type FieldName, fieldOfPath } from '#web/parts/job-form/values/field-names.ts'

/** Findings about a part of the terms are shown at its first field. */
const firstOf: Record<string, FieldName> = {
  'terms.period': 'terms.period.kind',
  'terms.trial': 'terms.trial.exists',
  'terms.hours': 'terms.hours.spans',
  'terms.holidays': 'terms.holidays.pattern',
  'terms.pay': 'terms.pay.min',
  'terms.pay.fixed_overtime': 'terms.pay.fixed_overtime.yen',
  'terms.age_limit': 'terms.age_limit.max',
}

/** The form's field for a path of the request; `company` for findings about the employer's profile. */
export function fieldOfFinding(path: string): string {
  if (path.startsWith('employer.')) return 'company'
  const field = fieldOfPath(path)
  return firstOf[field] ?? field
}

/** The row that shows a field's findings; a list of rows counts as one. */
export const rowOfFinding = (path: string) =>
  fieldOfFinding(path).replace(/^(terms\.hours\.spans|terms\.pay\.allowances|questions)\..*/, '$1')
