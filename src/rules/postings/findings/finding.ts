import type { FindingCode } from './finding-codes.ts'
import type { FindingReason } from './reasons.ts'

export type Severity = 'stop' | 'warn'

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
