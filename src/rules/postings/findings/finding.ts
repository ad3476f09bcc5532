import { codeSeverity, type FindingCode, type Severity } from './finding-codes.ts'
import { type FindingReason, type PlainReason, plainReasons } from './reasons.ts'
import { type WordReason, wordReasons } from './words/word-reasons.ts'

/** What is wrong with a posting, and where. `reason` picks the sentence for the writer. */
export type Finding = {
  code: FindingCode
  severity: Severity
  reason: FindingReason
  /** The path in the request's body, e.g. `requirements[2]`. */
  field: string
  /** UTF-16 places in that text; absent where something is missing. */
  start?: number
  end?: number
  excerpt?: string
  /** What the sentence names: an amount, a date, a replacement. */
  values: Record<string, string | number>
}

/** The codes that stop a posting, each once. */
export function stopCodes(findings: readonly Finding[]): FindingCode[] {
  return [...new Set(findings.filter(({ severity }) => severity === 'stop').map(({ code }) => code))]
}

type Place = Pick<Finding, 'start' | 'end' | 'excerpt'>

/** A finding about a member or something that is missing, or about a place in a text. */
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
