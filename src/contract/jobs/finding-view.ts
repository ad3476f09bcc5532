import type { Finding } from '#rules/postings/findings/finding.ts'
import { RefusalError } from '#rules/refusals.ts'
import { type DescribedFinding, describeFinding } from '#words/findings.ts'

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
