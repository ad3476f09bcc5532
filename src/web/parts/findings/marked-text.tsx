import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { DescribedFinding } from '#words/findings.ts'
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

type Place = { start?: number | undefined; end?: number | undefined; severity: Severity }

/** A part of a text, and the most severe finding on it. */
type Stretch = { start: number; text: string; severity: Severity | null }

/** Splits a text at the bounds of findings; the joined parts are the text. */
export function markedStretches(text: string, places: readonly Place[]): Stretch[] {
  const within = (at: number | undefined) => Math.min(Math.max(at ?? 0, 0), text.length)
  const marks = places.flatMap(({ start, end, severity }) =>
    start === undefined || end === undefined ? [] : [{ start: within(start), end: within(end), severity }],
  )
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const covering = marks.filter((mark) => mark.start <= start && mark.end > start)
    const severity = covering.find((mark) => mark.severity === 'stop') ?? covering[0]
    return { start, text: text.slice(start, cuts[at + 1]), severity: severity?.severity ?? null }
  })
}
