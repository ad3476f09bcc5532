import { codeSeverity, type Severity } from './finding-codes.ts'
import { type FindingReason, type PlainReason, plainReasons } from './reasons.ts'
import { type WordReason, wordReasons } from './words/word-reasons.ts'

/** A finding and its place. `reason` selects the sentence for the writer. */
export type Finding = {
  /** One of `findingCodes`, or a code of the operator's rules. */
  code: string
  severity: Severity
  reason: FindingReason
  /** The path in the request's body, e.g. `requirements[2]`. */
  field: string
  /** UTF-16 range in that text; absent when something is missing. */
  start?: number
  end?: number
  excerpt?: string
  /** Values for the sentence: an amount, a date, a replacement. */
  values: Record<string, string | number>
}

/** The codes of stop findings without duplicates. */
export function stopCodes(findings: readonly Finding[]): string[] {
  return [...new Set(findings.filter(({ severity }) => severity === 'stop').map(({ code }) => code))]
}

/** The severities that findings of a code have by the rules of this version. */
export function severitiesOf(code: string): Severity[] {
  const plain = Object.entries(codeSeverity).flatMap(([one, severity]) => (one === code ? [severity] : []))
  const ofWords = Object.values(wordReasons).flatMap((one) => (one.code === code ? [one.severity] : []))
  return [...new Set([...plain, ...ofWords])].sort()
}

type Place = Pick<Finding, 'start' | 'end' | 'excerpt'>

/** A finding about a field or something missing, or about a range of a text. */
export function finding(
  reason: PlainReason,
  field: string,
  values: Finding['values'] = {},
  place: Place = {},
): Finding {
  const code = plainReasons[reason]
  return { code, severity: codeSeverity[code], reason, field, ...place, values }
}

/** A finding about a wording. */
export function wordFinding(reason: WordReason, field: string, place: Place, instead?: string): Finding {
  return { ...wordReasons[reason], reason, field, ...place, values: instead === undefined ? {} : { instead } }
}
