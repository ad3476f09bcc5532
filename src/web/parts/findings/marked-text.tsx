import type { DescribedFinding } from '#words/findings.ts'
import { markedStretches } from './marked-stretches.ts'
import './marked-text.css'

/** A text of a posting with its findings marked; `field` is its path, e.g. `requirements[2]`. */
export function MarkedText({
  text,
  field,
  findings,
}: {
  text: string
  field: string
  findings: readonly DescribedFinding[]
}) {
  const own = findings.filter((finding) => finding.field === field)
  if (own.length === 0) return text
  return markedStretches(text, own).map(({ start, text: stretch, severity }) =>
    severity ? (
      <mark key={start} className={severity === 'stop' ? 'marked-text marked-text--stop' : 'marked-text'}>
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  )
}
