import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { DescribedFinding } from '#words/findings.ts'

/** A text of a posting with its findings marked, each with its number of the list; `field` is its path, e.g. `requirements[2]`. */
export function MarkedText({
  text,
  field,
  findings,
}: {
  text: string
  field: string
  findings: readonly DescribedFinding[]
}) {
  const own = findings.flatMap((finding, at) => (finding.field === field ? [{ ...finding, number: at + 1 }] : []))
  if (own.length === 0) return text
  return markedStretches(text, own).map(({ start, text: stretch, severity, ended }) =>
    severity ? (
      <mark
        key={start}
        className={`bg-none underline underline-offset-[0.2em] ${severity === 'stop' ? 'bg-(--danger-soft) decoration-danger-ink decoration-double' : 'bg-warning-soft decoration-warning-ink decoration-dashed'}`}
      >
        {stretch}
        {ended && (
          <sup aria-hidden="true" className="font-bold">
            {ended}
          </sup>
        )}
      </mark>
    ) : (
      stretch
    ),
  )
}

type Place = { start?: number | undefined; end?: number | undefined; severity: Severity; number?: number }

/** A part of a text, the most severe finding on it, and the numbers of those that end with it. */
type Stretch = { start: number; text: string; severity: Severity | null; ended: string }

/** Splits a text at the bounds of findings; the joined parts are the text. */
export function markedStretches(text: string, places: readonly Place[]): Stretch[] {
  const within = (at: number | undefined) => Math.min(Math.max(at ?? 0, 0), text.length)
  const marks = places.flatMap(({ start, end, ...mark }) =>
    start === undefined || end === undefined ? [] : [{ ...mark, start: within(start), end: within(end) }],
  )
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const covering = marks.filter((mark) => mark.start <= start && mark.end > start)
    const severity = covering.find((mark) => mark.severity === 'stop') ?? covering[0]
    const end = cuts[at + 1]
    const ended = covering.flatMap((mark) => (mark.end === end && mark.number ? [mark.number] : [])).join(' ')
    return { start, text: text.slice(start, end), severity: severity?.severity ?? null, ended }
  })
}
