import { holidayPatternName } from '#rules/postings/hours-text.ts'
import { holidayPatterns } from '#rules/postings/term-vocabularies.ts'
import { type FieldName, fieldOfPath } from '#web/parts/job-form/values/field-names.ts'
import type { JobValues } from '#web/parts/job-form/values/job-values.ts'
import type { DescribedFinding } from '#words/findings.ts'

/** A change of one field; `from` to `to` is the inserted text. */
export type Change = { name: FieldName; before: unknown; after: unknown; from?: number; to?: number }

/** Suggestions that say what to write, and cannot be inserted. */
const isAdvice = (suggestion: string) => /書く$/.test(suggestion)

/** The change that applies a suggestion; null when it cannot be inserted, or the text has changed. */
export function changeFor(finding: DescribedFinding, values: JobValues): Change | null {
  const { suggestion, start, end, excerpt } = finding
  if (suggestion === '' || isAdvice(suggestion)) return null
  if (start === undefined || end === undefined) return memberChange(finding, values)
  const [, list, at] = /^(.+)\[(\d+)\]$/.exec(finding.field) ?? []
  const name = fieldOfPath(finding.field) as FieldName
  const before = memberOf(values, name)
  const text = list === undefined ? before : entryAt(values, name, Number(at))
  if (typeof text !== 'string' || text.slice(start, end) !== excerpt) return null
  const put = replaced(text, { start, end }, suggestion)
  if (list === undefined) return { name, before, after: put.text, from: put.from, to: put.to }
  const entries = before as string[]
  const typing = Number(at) >= entries.length ? typingOf[list] : undefined
  if (typing) return { name: typing, before: text, after: put.text, from: put.from, to: put.to }
  return { name, before, after: [...new Set(entries.with(Number(at), put.text))] }
}

/** The field for a new entry of a list; the check counts it as the last entry. */
const typingOf: Record<string, FieldName | undefined> = {
  requirements: 'new_requirement',
  benefits: 'new_benefit',
  'terms.selection.steps': 'new_step',
}

function entryAt(values: JobValues, name: FieldName, at: number): unknown {
  const typing = typingOf[name]
  return (memberOf(values, name) as string[])[at] ?? (typing && memberOf(values, typing))
}

/** Words that restrict what precedes them; 性別不問のみ would be meaningless. */
const limiting = /^(?:の?(?:方|かた|人))?(?:のみ|だけ|限定|に限(?:ります|る))/

/** Replaces a range of a text; repeated words at its ends are merged. */
export function replaced(text: string, { start, end }: { start: number; end: number }, by: string) {
  const limit = by.endsWith('不問') ? (limiting.exec(text.slice(end))?.[0] ?? '') : ''
  const after = text.slice(end + limit.length)
  const sizes = Array.from(by, (_, at) => by.length - at)
  const overlap = sizes.find((size) => after.startsWith(by.slice(-size))) ?? 0
  const put = by.slice(0, by.length - overlap)
  return { text: text.slice(0, start) + put + after, from: start, to: start + by.length }
}

/** A suggestion for a whole field, without words that the field's label repeats. */
function memberChange({ field, suggestion }: DescribedFinding, values: JobValues): Change | null {
  if (field === 'terms.holidays') {
    const pattern = holidayPatterns.find((one) => holidayPatternName[one] === suggestion)
    const name = 'terms.holidays.pattern'
    return pattern ? { name, before: memberOf(values, name), after: pattern } : null
  }
  const name = fieldOfPath(field) as FieldName
  const before = memberOf(values, name)
  return before === '' ? { name, before, after: suggestion.replace(/^変更の範囲：/, '') } : null
}

function memberOf(values: JobValues, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((part, member) => (part as Record<string, unknown> | undefined)?.[member], values)
}
