import { terms } from '#rules/postings/term-list.ts'
import { fieldOfPath } from '#web/parts/job-form/values/field-names.ts'

/** Findings about a part of the terms are shown at its first field, of these at another one. */
const shownAt: Record<string, string> = {
  'terms.hours': 'terms.hours.shifts',
  'terms.pay': 'terms.pay.min',
  'terms.age_limit': 'terms.age_limit.max',
}

/** The form's field for a path of the request; `company` for findings about the employer's profile. */
export function fieldOfFinding(path: string): string {
  if (path.startsWith('employer.')) return 'company'
  const field = fieldOfPath(path)
  const first = terms.find((term) => `terms.${term.path}`.startsWith(`${field}.`))
  return shownAt[field] ?? (first ? `terms.${first.path}` : field)
}

/** The row that shows a field's findings; a list of rows counts as one. */
export const rowOfFinding = (path: string) =>
  fieldOfFinding(path).replace(/^(terms\.hours\.shifts|terms\.pay\.allowances|questions)\..*/, '$1')
