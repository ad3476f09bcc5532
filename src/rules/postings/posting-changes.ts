import { differingFields, type JobField, type JobFields } from '#rules/jobs/job-edit.ts'
import { termsLines } from './table.ts'
import type { Terms } from './terms.ts'
import { type TextPart, textChanges } from './text-changes.ts'

type Compared = Omit<JobFields, 'is_active' | 'show_estimate'>

/** A changed field: a text by parts, a list by entries, terms by lines; others as they are. */
export type PostingChange =
  | { field: JobField; kind: 'value' }
  | { field: JobField; kind: 'text'; parts: TextPart[] }
  | { field: JobField; kind: 'lines'; lines: { label: string; parts: TextPart[] }[] }

/** The public changes since the former version, in the order of the form. */
export function postingChanges(before: Compared, after: Compared): PostingChange[] {
  const up = { is_active: true, show_estimate: true }
  return differingFields({ ...before, ...up }, { ...after, ...up }).map((field): PostingChange => {
    if (field === 'title' || field === 'company' || field === 'location' || field === 'description')
      return { field, kind: 'text', parts: textChanges(before[field], after[field]) }
    if (field === 'requirements' || field === 'benefits')
      return { field, kind: 'text', parts: textChanges(before[field].join('\n'), after[field].join('\n')) }
    if (field === 'terms') return { field, kind: 'lines', lines: lineChanges(before.terms ?? {}, after.terms ?? {}) }
    return { field, kind: 'value' }
  })
}

/** The changed lines of the posting's table. */
function lineChanges(before: Terms, after: Terms) {
  return changedLines(before, after).map(({ label, from, to }) => ({ label, parts: textChanges(from, to) }))
}

/** The lines of the posting's table that differ; a text is empty where there is none. */
export function changedLines(before: Terms, after: Terms): { label: string; from: string; to: string }[] {
  const [former, later] = [linesOf(before), linesOf(after)]
  const labels = [...new Set([...former.keys(), ...later.keys()])]
  return labels.flatMap((label) => {
    const [from, to] = [former.get(label) ?? '', later.get(label) ?? '']
    return from === to ? [] : [{ label, from, to }]
  })
}

const linesOf = (terms: Terms) => new Map(termsLines(terms).map(({ label, value }) => [label, value]))
