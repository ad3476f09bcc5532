import { type FieldName, fieldOfPath } from '#web/parts/job-form/values/field-names.ts'

/** Findings about a part of the terms stand at the first field of that part. */
const firstOf: Record<string, FieldName> = {
  'terms.period': 'terms.period.kind',
  'terms.trial': 'terms.trial.exists',
  'terms.hours': 'terms.hours.spans',
  'terms.holidays': 'terms.holidays.pattern',
  'terms.pay': 'terms.pay.min',
  'terms.pay.fixed_overtime': 'terms.pay.fixed_overtime.yen',
  'terms.age_limit': 'terms.age_limit.max',
}

/** The field of the form that a path of the request belongs to; `company` for what the employer's profile lacks. */
export function fieldOfFinding(path: string): string {
  if (path.startsWith('employer.')) return 'company'
  const field = fieldOfPath(path)
  return firstOf[field] ?? field
}

/** The row that it stands at: the fields of a list of rows stand in one. */
export const rowOfFinding = (path: string) =>
  fieldOfFinding(path).replace(/^(terms\.hours\.spans|terms\.pay\.allowances|questions)\..*/, '$1')
