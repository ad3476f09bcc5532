import { checkPosting } from '#rules/postings/findings/check-posting.ts'
import type { Finding } from '#rules/postings/findings/finding.ts'
import { codeSeverity, type Severity } from '#rules/postings/findings/finding-codes.ts'
import { wordReasons } from '#rules/postings/findings/words/word-reasons.ts'
import type { LabelledSentence } from './labelled-sentences.ts'
import { context } from './lawful-posting.ts'

/** The numbers of expected and found, unexpected, and missed findings. */
export type Score = { right: number; wrong: number; lost: number }
export type Measured = {
  severity: Record<Severity, Score>
  codes: Map<string, Score>
  /** A line for each unexpected or missed finding. */
  faults: string[]
}

/** Checks labelled sentences; counts each sentence and code once. */
export function measure(sentences: readonly LabelledSentence[]): Measured {
  const measured: Measured = { severity: { stop: none(), warn: none() }, codes: new Map(), faults: [] }
  for (const sentence of sentences) {
    const found = new Map(
      checkPosting(sentence.posting, context)
        .map((one) => [one.code, one] as const)
        .reverse(),
    )
    for (const labels of sentence.due) {
      const match = labels.find(({ code, severity }) => {
        const one = found.get(code as Finding['code'])
        return one !== undefined && (severity === null || one.severity === severity)
      })
      const [first] = labels
      if (first) count(measured, sentence, first.code, severityOf(first), match ? 'right' : 'lost')
    }
    const expected = new Set([...sentence.due.flat().map(({ code }) => code), ...sentence.allowed])
    // A number and a word for the same age group may both be found.
    if (expected.has('age.limit')) expected.add('word.age')
    else if (expected.has('word.age')) expected.add('age.limit')
    for (const one of found.values())
      if (!expected.has(one.code)) count(measured, sentence, one.code, one.severity, 'wrong', one.excerpt)
  }
  return measured
}

const none = (): Score => ({ right: 0, wrong: 0, lost: 0 })

function severityOf({ code, severity }: { code: string; severity: Severity | null }): Severity {
  const ofWord = Object.values(wordReasons).filter((reason) => reason.code === code)
  const always = ofWord.length > 0 && ofWord.every((reason) => reason.severity === 'stop') ? 'stop' : 'warn'
  return severity ?? codeSeverity[code as keyof typeof codeSeverity] ?? always
}

function count(
  measured: Measured,
  { file, text }: LabelledSentence,
  code: string,
  severity: Severity,
  kind: keyof Score,
  excerpt = '',
) {
  const score = measured.codes.get(code) ?? none()
  measured.codes.set(code, score)
  score[kind] += 1
  measured.severity[severity][kind] += 1
  if (kind !== 'right')
    measured.faults.push(`${kind} ${code} (${severity}) ${file}: ${text}${excerpt && ` [${excerpt}]`}`)
}

export const precision = ({ right, wrong }: Score) => (right + wrong === 0 ? 1 : right / (right + wrong))
export const recall = ({ right, lost }: Score) => (right + lost === 0 ? 1 : right / (right + lost))

/** The figures in a few lines for the test's output. */
export function report({ severity, codes, faults }: Measured): string {
  const line = (name: string, score: Score) =>
    `${name.padEnd(30)} precision ${precision(score).toFixed(3)}  recall ${recall(score).toFixed(3)}  (${score.right} right, ${score.wrong} wrong, ${score.lost} lost)`
  return [
    line('stop', severity.stop),
    line('warn', severity.warn),
    ...[...codes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, score]) => line(code, score)),
    ...faults,
  ].join('\n')
}
