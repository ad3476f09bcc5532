import type { FieldPath } from 'react-hook-form'
import { terms } from '#rules/postings/term-list.ts'
import type { JobValues } from './job-values.ts'
import { isListOfTexts } from './terms-values.ts'

/** A field's name in the form: `title`, `terms.hours.shifts.0.end`. */
export type FieldName = FieldPath<JobValues>

/** The pay's bounds keep the ids from when pay was a job's salary. */
const ownIds: Record<string, string> = { 'terms.pay.min': 'job-salary_min', 'terms.pay.max': 'job-salary_max' }

export const fieldId = (name: string) => ownIds[name] ?? `job-${name}`

const lists = terms.filter(({ kind }) => isListOfTexts(kind)).map(({ path }) => `terms\\.${path}`)
/** A list of texts is one field, which shows its entries' faults. */
const listOfTexts = new RegExp(
  `^(occupations|requirements|benefits|questions\\.\\d+\\.options|${lists.join('|')})\\b.*`,
)

/** The form's field for a path of the request: `terms.hours.spans[0].end`, `requirements[2]`, `salary_min`. */
export function fieldOfPath(path: string): string {
  const name = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^salary_(min|max)$/, 'terms.pay.$1')
    .replace(/^terms\.hours\.(?:spans|break_minutes)\b/, 'terms.hours.shifts')
  return name.replace(listOfTexts, '$1')
}

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
