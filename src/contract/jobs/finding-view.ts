import type { Finding } from '#rules/postings/findings/finding.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type DescribedFinding, describeFinding } from '#words/findings.ts'

/** Findings with their sentences. */
export const findingViews = (findings: readonly Finding[]): DescribedFinding[] => findings.map(describeFinding)

/** Refuses a posting with a stop finding, if configured. */
export function refuseStopped(findings: readonly Finding[], postingRules: 'advise' | 'enforce'): void {
  if (postingRules === 'advise') return
  const stops = findingViews(findings.filter(({ severity }) => severity === 'stop'))
  if (stops.length === 0) return
  throw new RefusalError('not-publishable', {
    errors: stops.map(({ message, field }) => ({ msg: message, path: field })),
  })
}
