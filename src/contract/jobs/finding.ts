import { z } from 'zod'
import { named } from '#contract/fields.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { severities } from '#rules/postings/findings/finding-codes.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type DescribedFinding, describeFinding } from '#words/findings.ts'

/** A violation of the law or the product's rules in a posting; docs/product/moderation.md, Checking a posting. */
export const finding = named('Finding', {
  /** A code of the product, or one of the operator's rules. */
  code: z.string(),
  severity: z.enum(severities),
  /** The path in the request's body, e.g. `requirements[2]`. */
  field: z.string(),
  /** UTF-16 range in that text; absent when something is missing. */
  start: z.number().optional(),
  end: z.number().optional(),
  excerpt: z.string().optional(),
  /** The sentence for the writer, in Japanese. */
  message: z.string(),
  /** The article of law. */
  law: z.string(),
  /** With a range, the text to put there; without one, a text for the field; may be empty. */
  suggestion: z.string(),
})

/** Findings with their sentences. */
export const findingViews = (findings: readonly Finding[]): DescribedFinding[] => findings.map(describeFinding)

/** Refuses a posting with a stop finding, if configured. Another name than the verified one is only a matter of approval. */
export function refuseStopped(
  findings: readonly Finding[],
  { rules, at }: { rules: 'advise' | 'enforce'; at: 'submission' | 'approval' },
): void {
  if (rules === 'advise') return
  const counts = ({ severity, code }: Finding) =>
    severity === 'stop' && (at === 'approval' || code !== 'mismatch.company')
  const stops = findingViews(findings.filter(counts))
  if (stops.length === 0) return
  throw new RefusalError('not-publishable', {
    errors: stops.map(({ message, field }) => ({ msg: message, path: field })),
  })
}
