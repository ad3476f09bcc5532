import type { Finding } from './finding.ts'
import type { OperatorRules } from './operator-rule.ts'
import { type PostingText, placeOf } from './posting-texts.ts'

/** The product's own findings under the rules of the operator. */
export function withLowered(findings: readonly Finding[], { lowered }: OperatorRules): Finding[] {
  return findings.map((one) => (lowered.has(one.code) ? { ...one, severity: 'warn' } : one))
}

/** At most this many findings of a rule per text: repetitions tell the writer nothing new. */
const maxPerRule = 20

/** Findings of the operator's words. */
export function operatorFindings(texts: readonly PostingText[], { automaton, meanings }: OperatorRules): Finding[] {
  if (meanings.length === 0) return []
  return texts.flatMap((text) => {
    const counts = new Map<string, number>()
    return text.sentences.flatMap((sentence) => {
      const found = automaton.in(sentence.text).map(({ word, ...at }) => ({ at, meaning: meanings[word] }))
      const excused = new Set(found.flatMap(({ meaning }) => (meaning?.excuses ? [meaning.rule.id] : [])))
      return found.flatMap(({ at, meaning }): Finding[] => {
        if (!meaning || meaning.excuses || excused.has(meaning.rule.id)) return []
        const { id, code, severity } = meaning.rule
        const count = (counts.get(id) ?? 0) + 1
        counts.set(id, count)
        if (count > maxPerRule) return []
        const place = placeOf(text, sentence, at)
        return [{ code, severity, reason: 'operator-rule', field: text.field, ...place, values: { severity } }]
      })
    })
  })
}
